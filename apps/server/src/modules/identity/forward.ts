import type { ErrorCode } from '@inkbloom/contracts/errors';
import { IDENTITY_TIMEOUT_MS } from '@inkbloom/contracts/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../plugins/errors.ts';
import { SESSION_HEADER, SHELL_ORIGINS } from '../../plugins/sharing.ts';
import { watchDatabase } from './database-watch.ts';
import { ADDRESS_HEADER } from './address-header.ts';
import type { Library } from './better-auth.ts';
import { stateOf, toBrowserCookie, toLibraryCookies } from './state-cookies.ts';

/** Milliseconds before a call ends that waits for a provider: somewhat before the app gives up by itself. */
const PROVIDER_PATIENCE = IDENTITY_TIMEOUT_MS - 5_000;

/** Headers that describe the connection rather than the request. */
const CONNECTION_HEADERS = ['connection', 'content-length', 'host', 'transfer-encoding'];

function requestHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  for (const name of CONNECTION_HEADERS) headers.delete(name);
  headers.set(ADDRESS_HEADER, request.ip);
  const cookies = headers.get('cookie');
  if (cookies !== null) headers.set('cookie', toLibraryCookies(cookies, stateOf(request.query)));
  return headers;
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const body = request.body === undefined ? null : JSON.stringify(request.body);
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers: requestHeaders(request),
    body,
  });
}

/** Headers of the library's answers that are not simply passed on. */
const OWN_HEADERS = ['set-cookie', 'content-length', 'access-control-expose-headers', SESSION_HEADER];

/** Puts the headers of the library's answer on ours, cookies as a browser shall keep them. */
export function answerHeaders(response: Response, reply: FastifyReply): void {
  const isShell = SHELL_ORIGINS.includes(reply.request.headers.origin ?? '');
  for (const [name, value] of response.headers) {
    if (!OWN_HEADERS.includes(name)) reply.header(name, value);
    // Scripts of a website never see the session; a native shell has nowhere else to keep it.
    else if (name === SESSION_HEADER && isShell) reply.header(name, value);
  }
  const state = stateOf(reply.request.query);
  for (const cookie of response.headers.getSetCookie()) {
    reply.header('set-cookie', toBrowserCookie(cookie, state));
  }
  reply.header('cache-control', 'no-store');
}

const FAILURES: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['invalid_request', 'The request could not be read.'],
  401: ['user_not_authenticated', 'Please sign in first.'],
  403: ['insufficient_permissions', 'That is not allowed.'],
  404: ['not_found', 'There is nothing at this address.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
};

/** Codes of our own that the library hands through. */
const OWN_CODES: readonly ErrorCode[] = [
  'invalid_request',
  'too_many_requests',
  'invalid_email',
  'wrong_password',
  'weak_password',
  'expired_action_code',
  'invalid_action_code',
  'requires_recent_login',
  'account_exists_with_different_credential',
  'credential_already_in_use',
];

/** The failure as one of our own plugins words it; undefined where the library itself refused. */
async function ownFailure(response: Response): Promise<ApiError | undefined> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const code = OWN_CODES.find((known) => known === body['code']);
  if (code === undefined || typeof body['message'] !== 'string') return undefined;
  const ways = body['ways'];
  return new ApiError(response.status, code, body['message'], ways === undefined ? {} : { ways });
}

function failureOf(response: Response): ApiError {
  const [code, message] = FAILURES[response.status] ?? [
    'internal_error',
    'Something went wrong on our side. Please try again.',
  ];
  return new ApiError(response.status, code, message);
}

/** Gives up on work that a provider holds up; what it still does is of no consequence. Throws the 503 failure. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new ApiError(503, 'service_unavailable', 'The sign-in service does not answer. Please try again.'),
      );
    }, milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Hands a request to the identity library, which learns the address of the person from Fastify alone. Throws the 503
 * failure when a provider holds it up, or when the database is away, which the library takes for a lost session; the
 * 507
 * failure when it is full.
 */
export async function ask(
  library: Pick<Library, 'handler'>,
  origin: string,
  request: FastifyRequest,
): Promise<Response> {
  const work = watchDatabase(() => library.handler(toWebRequest(request, origin)));
  const { result: response, failure } = await inTime(work, PROVIDER_PATIENCE);
  if (failure !== undefined && response.status >= 400) throw failure;
  return response;
}

/** A call that a page in the browser would make, made for it: a POST with its cookies. */
export function askFor(
  library: Pick<Library, 'handler'>,
  origin: string,
  request: FastifyRequest,
  { path, body }: { readonly path: string; readonly body: object },
): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json', origin });
  headers.set(ADDRESS_HEADER, request.ip);
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
  const call = new Request(new URL(path, origin), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return inTime(library.handler(call), PROVIDER_PATIENCE);
}

/** Answers what the library said. Throws its failures, for them to leave in the API's own envelope. */
export async function answer(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  answerHeaders(response, reply);
  if (response.status >= 400) {
    const wait = response.headers.get('x-retry-after');
    if (wait !== null) reply.header('retry-after', wait);
    throw (await ownFailure(response)) ?? failureOf(response);
  }
  return reply.code(response.status).send(await response.text());
}
