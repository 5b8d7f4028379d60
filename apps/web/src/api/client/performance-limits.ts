/** When the app warns of its own speed: shares, and times. */
export const TOKEN_HITS_BELOW = 0.8;
export const ANSWER_OVER_MS = 2000;
export const ERRORS_OVER = 0.05;
export const PAGE_LOAD_OVER_MS = 3000;
