import { REQUEST_TIMEOUT } from '@inkbloom/contracts/limits';
import ky from 'ky';
import type * as z from 'zod/mini';
import { RequestError, toRequestError } from './request-error.ts';

/** A call as the contracts describe it. */
interface Contract {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly answer: z.ZodMiniType;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** What one call carries. */
interface CallOptions {
  /** Values for the `:name` parts of the contract's address. */
  readonly params?: Readonly<Record<string, string>>;
  /** Empty values are left out of the address. */
  readonly query?: Query;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up. */
  readonly timeout?: number;
}

/** Sends a call and gives its checked answer; rejects with RequestError. */
export type Send = <C extends Contract>(contract: C, options?: CallOptions) => Promise<z.output<C['answer']>>;

export interface ClientSettings {
  /** Where addresses are resolved, e.g. `/` in a browser. */
  readonly base: string;
  readonly version: string;
  /** Milliseconds before the first retry; doubles with each one. */
  readonly backOff?: number;
}

const RETRIES = 3;
const LONGEST_WAIT = 60_000;

function address(url: string, params: CallOptions['params'] = {}): string {
  return url.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
}

function filled(query: Query = {}): Record<string, string | number> {
  const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(kept) as Record<string, string | number>;
}

function headers(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Builds the function that every call of the app goes through. Only GETs are tried again. */
export function createClient({ base, version, backOff = 1000 }: ClientSettings): Send {
  const client = ky.create({
    baseUrl: base,
    timeout: REQUEST_TIMEOUT,
    headers: { 'content-type': 'application/json', 'x-client': 'inkbloom-web', 'x-version': version },
    retry: {
      limit: RETRIES,
      methods: ['get'],
      backoffLimit: LONGEST_WAIT,
      maxRetryAfter: LONGEST_WAIT,
      delay: (attempt) => backOff * 2 ** (attempt - 1),
      jitter: (delay) => delay + Math.random() * backOff,
    },
  });

  return async (contract, { params, query, body, token, signal, timeout } = {}) => {
    try {
      const answer: unknown = await client(address(contract.url, params), {
        method: contract.method,
        searchParams: filled(query),
        headers: headers(token),
        ...(body !== undefined && { json: body }),
        ...(signal && { signal }),
        ...(timeout && { timeout }),
      }).json();
      return check(contract, answer);
    } catch (thrown) {
      throw toRequestError(thrown);
    }
  };
}

function check<C extends Contract>(contract: C, answer: unknown): z.output<C['answer']> {
  const checked = contract.answer.safeParse(answer);
  if (checked.success) return checked.data as z.output<C['answer']>;
  throw new RequestError(
    500,
    500,
    'The server gave an answer this version does not understand.',
    checked.error,
  );
}
