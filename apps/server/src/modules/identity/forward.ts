import type { ErrorCode } from '@inkbloom/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../plugins/errors.ts';
import { ADDRESS_HEADER, type Library } from './library.ts';

/** Headers that describe the connection rather than the request. */
const CONNECTION_HEADERS = ['connection', 'content-length', 'host', 'transfer-encoding'];

function requestHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  for (const name of CONNECTION_HEADERS) headers.delete(name);
  headers.set(ADDRESS_HEADER, request.ip);
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

function copyHeaders(response: Response, reply: FastifyReply): void {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.header('cache-control', 'no-store');
}

const FAILURES: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['invalid_request', 'The request could not be read.'],
  401: ['user_not_authenticated', 'Please sign in first.'],
  403: ['insufficient_permissions', 'That is not allowed.'],
  404: ['not_found', 'There is nothing at this address.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
};

function failureOf(response: Response): ApiError {
  const [code, message] = FAILURES[response.status] ?? [
    'internal_error',
    'Something went wrong on our side. Please try again.',
  ];
  return new ApiError(response.status, code, message);
}

/**
 * Hands a request to the identity library and answers what it says; its failures leave in the API's own envelope.
 * The library learns the address of the person from Fastify alone.
 */
export async function forward(
  library: Library,
  origin: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const response = await library.handler(toWebRequest(request, origin));
  copyHeaders(response, reply);
  if (response.status >= 400) {
    const wait = response.headers.get('x-retry-after');
    if (wait !== null) reply.header('retry-after', wait);
    throw failureOf(response);
  }
  return reply.code(response.status).send(await response.text());
}
