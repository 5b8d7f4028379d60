import type { ErrorCode, Failure } from '@inkbloom/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isDatabaseAway } from './database-away.ts';
import { describeInvalid } from './invalid.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What went wrong in the server itself, for the request's line in the log. */
    failure: unknown;
  }
  interface FastifyInstance {
    /** Whether a request is for a screen of the app, rather than a call or a file. */
    readonly isScreenRequest: (request: FastifyRequest) => boolean;
    /** Answers with the app's page. */
    readonly sendScreen: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

/** A failure the caller is told about: its status, its stable code, a sentence for a person and further fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** The failure of a server that cannot answer now, but can in a moment. */
export function busy(): ApiError {
  return new ApiError(503, 'service_unavailable', 'The server is busy. Please try again in a moment.');
}

/** What a full disk says: the file system, SQLite, PostgreSQL. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);
/** When a caller may try again after a 503. */
const RETRY_AFTER_SECONDS = 2;

/** Whether something could not be written because the disk is full. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(error.code);
}

/** The failure of a server whose disk is full. */
export function storageFull(): ApiError {
  return new ApiError(507, 'storage_full', 'The server has no room left. Please try again later.');
}

/** What PostgreSQL says of a text with a NUL, which SQLite looks for and does not find. */
const HAS_NUL = '22021';

/** The failure of a text that cannot be kept: an id with it is that of nothing. */
function noText({ params }: FastifyRequest): ApiError {
  const isId = Object.values(params ?? {}).some((value) => String(value).includes('\0'));
  return isId
    ? notFound()
    : new ApiError(400, 'invalid_request', 'There is a character in it that no text has.');
}

/** What the framework, the database and the disk report, as failures of the API. */
function translate(error: FastifyError, request: FastifyRequest): ApiError {
  const invalid = describeInvalid(error);
  if (invalid !== undefined) return new ApiError(400, 'invalid_request', invalid);
  if (error.code === HAS_NUL) return noText(request);
  if (isStorageFull(error)) return storageFull();
  if (isDatabaseAway(error)) return busy();
  switch (error.statusCode) {
    case 403: // a path that the file server will not follow
    case 404:
      return notFound();
    case 413:
      return new ApiError(413, 'body_too_large', 'That is larger than the server accepts.');
    case 415:
      return new ApiError(415, 'unsupported_media_type', 'Send the request body as application/json.');
    case 429:
      return new ApiError(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.');
    case 503:
      return busy();
    case undefined:
      break;
    default:
      if (error.statusCode < 500)
        return new ApiError(400, 'invalid_request', 'The request could not be read.');
  }
  return new ApiError(500, 'internal_error', 'Something went wrong on our side. Please try again.');
}

function answer(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const body: Failure = {
    ...error.extra,
    success: false,
    error: error.code,
    message: error.message,
    requestId: request.id,
  };
  if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(error.status).header('cache-control', 'no-store').type('application/json').send(body);
}

function handle(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = error instanceof ApiError ? error : translate(error as FastifyError, request);
  if (failure.status >= 500) request.failure = error;
  return answer(request, reply, failure);
}

/** Sets the one error handler of the application; every failure leaves in the same envelope. */
export const errors = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('failure', null);
  app.setErrorHandler(handle);
});

/** The failure of a path or a method that does not exist. */
export function notFound(): ApiError {
  return new ApiError(404, 'not_found', 'There is nothing at this address.');
}

/**
 * Answers an address that cannot even be read, before any route is looked for: nothing can be there, which a person is
 * told by the app's own screen.
 */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isBadUrl = error.code === 'FST_ERR_BAD_URL';
  const { server } = request;
  if (isBadUrl && server.hasDecorator('sendScreen') && server.isScreenRequest(request)) {
    void server.sendScreen(request, reply);
    return;
  }
  void answer(request, reply, isBadUrl ? notFound() : translate(error, request));
}
