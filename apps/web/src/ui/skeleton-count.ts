/** Placeholder cards shown while a list loads. */
export const SKELETON_CARDS = 6;
