import { RETRY_BASE_MS, RETRY_JITTER_MS, RETRY_LONGEST_MS } from '../request-settings.ts';
import { HTTPError, type RetryOptions } from 'ky';
import { RequestError } from '../request-error.ts';

/** What decides whether a call may be sent again. */
interface Repeatable {
  readonly method: string;
  readonly body?: unknown;
}

const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);

/** Sending it twice does no more than sending it once: by its method, or by the key that the server knows it by. */
export function isRepeatable({ method, body }: Repeatable): boolean {
  if (IDEMPOTENT.has(method)) return true;
  const { idempotencyKey } = (typeof body === 'object' && body ? body : {}) as { idempotencyKey?: unknown };
  return typeof idempotencyKey === 'string' && idempotencyKey !== '';
}

/** A server that asks for more patience than any wait here is not asked again: the person is told at once. */
function asksTooMuch(error: unknown): boolean {
  if (!(error instanceof HTTPError)) return false;
  const after = error.response.headers.get('retry-after');
  if (!after) return false;
  const seconds = Number(after);
  const wait = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
  return wait > RETRY_LONGEST_MS;
}

/**
 * False only where the browser knows that there is no network: asking again would keep the person waiting for nothing.
 */
export function mayReachNetwork(): boolean {
  const { onLine } = navigator as Partial<Navigator>;
  return onLine !== false;
}

/**
 * How ky tries again: after 1, 2, 4 ... seconds and up to one more by chance, at most 60, or as long as a 429 asks for.
 * A time limit that ran out is told, not tried again: the person has waited long enough.
 * @param backOff milliseconds before the first retry
 */
export function retries(attempts: number, backOff: number = RETRY_BASE_MS): RetryOptions {
  return {
    limit: attempts,
    methods: ['get', 'post', 'put', 'delete'],
    backoffLimit: RETRY_LONGEST_MS,
    maxRetryAfter: RETRY_LONGEST_MS,
    afterStatusCodes: [429, 503],
    delay: (attempt) => backOff * 2 ** (attempt - 1),
    jitter: (delay) => delay + Math.random() * backOff * (RETRY_JITTER_MS / RETRY_BASE_MS),
    shouldRetry: ({ error }) => {
      if (error instanceof RequestError) return error.type === 'network' && mayReachNetwork();
      return asksTooMuch(error) ? false : undefined;
    },
  };
}
