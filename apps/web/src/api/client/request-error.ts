import type { ErrorCode } from '@inkbloom/contracts/errors';
import { HTTPError } from 'ky';

const TIMED_OUT = 'The request timed out. Please try again in a moment.';
const NO_NETWORK = 'Network error - please check your connection';
const UNAVAILABLE = 'Service is temporarily unavailable. Please try again in a moment.';
const TOO_MANY = 'Too many requests. Please wait a moment before trying again.';
const BUSY = 'System is busy. Please try again in a few seconds.';
const FAILED = 'Something went wrong. Please try again in a moment.';
const NOT_UNDERSTOOD = 'The server gave an answer this version does not understand.';

/** What stood in a call's way: the server's own answer, or something on the way to it. */
export type FailureType =
  | 'answer'
  | 'not-understood'
  | 'network'
  | 'timeout'
  | 'expired'
  | 'disabled'
  | 'no-source'
  | 'breaker'
  | 'rate'
  | 'busy';

const LOCAL: Readonly<Record<Exclude<FailureType, 'answer'>, readonly [number, string]>> = {
  'not-understood': [500, NOT_UNDERSTOOD],
  network: [0, NO_NETWORK],
  timeout: [408, TIMED_OUT],
  expired: [408, 'Request timeout in queue'],
  disabled: [503, 'The API is switched off. Please check your configuration.'],
  'no-source': [503, 'No data source available. Please check your configuration.'],
  breaker: [503, UNAVAILABLE],
  rate: [429, TOO_MANY],
  busy: [503, BUSY],
};

/** What a failed call rejects with. `message` is fit to show to a person. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The HTTP status; 408 when time ran out, 0 when there was no answer at all. */
  readonly status: number;
  /** The server's stable code, or the status where the answer carried none. */
  readonly code: ErrorCode | number;
  readonly type: FailureType;

  constructor(
    status: number,
    code: ErrorCode | number,
    message: string,
    cause?: unknown,
    type: FailureType = 'answer',
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

/** A failure that no server told of. */
export function localFailure(type: Exclude<FailureType, 'answer'>, cause?: unknown): RequestError {
  const [status, message] = LOCAL[type];
  return new RequestError(status, status, message, cause, type);
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
  if (thrown instanceof SyntaxError) return localFailure('not-understood', thrown);
  return localFailure('network', thrown);
}
