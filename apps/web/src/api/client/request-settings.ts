/** Until a call is given up; identity calls have limits of their own. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** Length of a rate window, and for how long a breaker stays open. */
export const RATE_WINDOW_MS = 60_000;
export const BREAKER_OPEN_MS = 30_000;
/** The wait before the first retry, which doubles with each one; the most that chance adds; the longest wait. */
export const RETRY_BASE_MS = 1000;
export const RETRY_JITTER_MS = 1000;
export const RETRY_LONGEST_MS = 60_000;
/** A request may wait in the queue this many times its timeout. */
export const QUEUE_TIMEOUTS = 2;

/** Errors of the API that turn emergency mode on, and the quiet time after which they are forgotten. */
export const EMERGENCY_ERRORS = 3;
export const EMERGENCY_QUIET_MS = 5 * 60_000;
/** From a breaker's error until the breakers are reset. */
export const BREAKER_RESET_MS = 30_000;
