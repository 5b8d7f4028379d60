import { PRODUCTION_LIMITS, type RequestLimits } from './runtime-presets.ts';
import ky from 'ky';
import type * as z from 'zod/mini';
import { JSON_TYPE, ownHeaders } from './own-headers.ts';
import { createPipeline, type Pipeline } from './pipeline/pipeline.ts';
import { isRepeatable, retries } from './pipeline/retries.ts';
import { createSharing } from './pipeline/sharing.ts';
import { localFailure, toRequestError } from './request-error.ts';

/** A call as the contracts describe it. */
export interface Contract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly answer: z.ZodMiniType;
  /** Whether a file is answered, as a Blob, instead of JSON. */
  readonly isFile?: boolean;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** What one call carries. */
export interface CallOptions {
  /** Values for the `:name` parts of the contract's address. */
  readonly params?: Readonly<Record<string, string>>;
  /** Empty values are left out of the address. */
  readonly query?: Query;
  readonly body?: unknown;
  /** What a call carries in parts, files among them, instead of a body. */
  readonly form?: FormData;
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up. */
  readonly timeout?: number;
  /** How often the call is tried again at most. */
  readonly retryAttempts?: number;
}

/** Sends a call and gives its checked answer; rejects with RequestError. */
export type Send = <C extends Contract>(contract: C, options?: CallOptions) => Promise<z.output<C['answer']>>;

export interface ClientSettings {
  /** Where a call's address is resolved, e.g. `/` in a browser. */
  readonly base: string | ((contract: Contract) => string);
  readonly version: string;
  /** Milliseconds before the first retry; doubles with each one. */
  readonly backOff?: number;
  /** Asked before each call. */
  readonly limits?: () => RequestLimits;
  readonly pipeline?: Pipeline;
  /** Told of the headers of every answer. */
  readonly onHeaders?: (headers: Headers) => void;
  /** Headers beside the client's own, e.g. a key that the address was confirmed for. */
  readonly headers?: (contract: Contract) => Readonly<Record<string, string>>;
}

/** What a person is waiting to have done goes before what they look at. */
const PRIORITY = { GET: 0, POST: 1, PUT: 1, DELETE: 1 } as const;

function address(url: string, params: CallOptions['params'] = {}): string {
  return url.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
}

function filled(query: Query = {}): Record<string, string | number> {
  const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(kept) as Record<string, string | number>;
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** A server may refuse a DELETE that announces a body and has none; what a form is in the browser tells itself. */
function typeOf(method: Contract['method'], { body, form }: CallOptions): Record<string, string> {
  return form !== undefined || (method === 'DELETE' && body === undefined) ? {} : JSON_TYPE;
}

function payloadOf({ body, form }: CallOptions): { body?: FormData; json?: unknown } {
  if (form !== undefined) return { body: form };
  return body === undefined ? {} : { json: body };
}

/** Builds the function that every call of the app goes through: sharing, then retries, then the pipeline. */
export function createClient(settings: ClientSettings): Send {
  const {
    base,
    version,
    backOff,
    limits = () => PRODUCTION_LIMITS,
    headers = () => ({}),
    onHeaders,
  } = settings;
  const pipeline = settings.pipeline ?? createPipeline(limits);
  const share = createSharing();
  const own = ownHeaders(version);
  const serverOf = (contract: Contract) => (typeof base === 'string' ? base : base(contract));

  function fetchAnswer(contract: Contract, options: CallOptions, signal?: AbortSignal): Promise<unknown> {
    const { method, url, isFile } = contract;
    const { params, query, body, token, timeout } = options;
    const meta = { endpoint: `${method} ${url}`, priority: PRIORITY[method], timeout };
    const attempts = options.retryAttempts ?? limits().retryAttempts;
    const answer = ky(address(url, params), {
      method,
      baseUrl: serverOf(contract),
      searchParams: filled(query),
      headers: { ...headers(contract), ...own, ...typeOf(method, options), ...bearer(token) },
      timeout: false,
      retry: retries(isRepeatable({ method, body }) ? attempts : 0, backOff),
      async fetch(request) {
        const received = await pipeline.send(request as Request, meta);
        onHeaders?.(received.headers);
        return received;
      },
      ...payloadOf(options),
      ...(signal && { signal }),
    });
    return isFile ? answer.blob() : answer.json();
  }

  function ask(contract: Contract, options: CallOptions): Promise<unknown> {
    const { signal, params, query, token } = options;
    if (contract.method !== 'GET') return fetchAnswer(contract, options, signal);
    const key = JSON.stringify([serverOf(contract), contract.url, params, filled(query), token]);
    return share(key, signal, (shared) => fetchAnswer(contract, options, shared));
  }

  return async (contract, options = {}) => {
    try {
      return check(contract, await ask(contract, options));
    } catch (thrown) {
      throw toRequestError(thrown);
    }
  };
}

function check<C extends Contract>(contract: C, answer: unknown): z.output<C['answer']> {
  const checked = contract.answer.safeParse(answer);
  if (checked.success) return checked.data as z.output<C['answer']>;
  throw localFailure('not-understood', checked.error);
}
