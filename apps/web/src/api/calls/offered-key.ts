/** Where the streams that can be subscribed to stand, apart from their call: the first screen waits for no more. */
export const OFFERED_KEY = ['subscription', 'streams'] as const;
