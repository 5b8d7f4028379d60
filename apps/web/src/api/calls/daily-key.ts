/** Where the pages of the last seven days stand, apart from their call: the first screen waits for no more. */
export const LATELY_KEY = ['daily', 'lately', 'today'] as const;
