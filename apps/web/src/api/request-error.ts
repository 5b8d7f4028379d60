import type { ErrorCode } from '@inkbloom/contracts/errors';
import { HTTPError, TimeoutError } from 'ky';

const TIMED_OUT = 'The request timed out. Please try again in a moment.';
const NO_NETWORK = 'Network error - please check your connection';
const UNAVAILABLE = 'Service is temporarily unavailable. Please try again in a moment.';
const TOO_MANY = 'Too many requests. Please wait a moment before trying again.';
const FAILED = 'Something went wrong. Please try again in a moment.';

/** What a failed call rejects with. `message` is fit to show to a person. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The HTTP status; 408 when time ran out, 0 when there was no answer at all. */
  readonly status: number;
  /** The server's stable code, or the status where the answer carried none. */
  readonly code: ErrorCode | number;

  constructor(status: number, code: ErrorCode | number, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

function textFor(status: number): string {
  if (status === 429) return TOO_MANY;
  return status === 503 ? UNAVAILABLE : FAILED;
}

function fromAnswer(status: number, data: unknown, cause: unknown): RequestError {
  const { error, message } = (typeof data === 'object' && data ? data : {}) as {
    error?: ErrorCode;
    message?: string;
  };
  return new RequestError(status, error ?? status, message ?? textFor(status), cause);
}

/** Turns what the request client threw into a RequestError; a cancelled call stays what it is. */
export function toRequestError(thrown: unknown): unknown {
  if (thrown instanceof RequestError) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return thrown;
  if (thrown instanceof HTTPError) return fromAnswer(thrown.response.status, thrown.data, thrown);
  if (thrown instanceof TimeoutError) return new RequestError(408, 408, TIMED_OUT, thrown);
  return new RequestError(0, 0, NO_NETWORK, thrown);
}
