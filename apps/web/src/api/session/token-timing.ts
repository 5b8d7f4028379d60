/** A token with less than this left is refreshed. */
export const TOKEN_REFRESH_BELOW_S = 5 * 60;
/** How long a token without an expiry is kept, and how long before its end it no longer counts. */
export const TOKEN_LIFETIME_FALLBACK_S = 60 * 60;
export const TOKEN_MARGIN_S = 30;
/** Between looks at the token; after an error the first wait and the longest one. */
export const TOKEN_CHECK_MS = 30 * 60_000;
export const TOKEN_RETRY_FIRST_MS = 30_000;
export const TOKEN_RETRY_LONGEST_MS = 16 * 60_000;
