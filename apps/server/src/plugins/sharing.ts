import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const HEADERS = ['authorization', 'content-type', 'x-api-key', 'x-guest-key', 'x-client', 'x-version'];
/** The header in which a session is handed to a native shell. */
export const SESSION_HEADER = 'set-auth-token';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** The origins of a native shell's own pages: Android's and iOS's. */
export const SHELL_ORIGINS: readonly string[] = ['https://localhost', 'capacitor://localhost'];

/** The calls of the app; identity lives in cookies and answers its own pages alone. */
function isShared({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/v1/') || url.startsWith('/api/drawings/');
}

/** Identity calls of a native shell, which has no cookies: it holds its session itself. */
function isOfShell({ url, headers }: FastifyRequest): boolean {
  return url.startsWith('/api/auth/') && SHELL_ORIGINS.includes(headers.origin ?? '');
}

/** What another origin may send and read. */
function shared(origin: string, exposed: readonly string[]) {
  return {
    origin,
    methods: METHODS,
    allowedHeaders: HEADERS,
    exposedHeaders: ['etag', 'retry-after', 'x-request-id', ...exposed],
    maxAge: 86_400,
  };
}

/** Who may ask what from where. */
function optionsFor(request: FastifyRequest, hasShell: boolean): object {
  if (isShared(request)) return shared('*', []);
  if (hasShell && isOfShell(request)) return shared(request.headers.origin ?? '', [SESSION_HEADER]);
  return { origin: false, strictPreflight: false };
}

interface SharingOptions {
  /** Whether this server has a native shell. */
  readonly hasShell: boolean;
}

/**
 * Lets an app from another origin use the calls (CORS): a native shell, or one whose configuration names this server.
 * Who calls is told by a token that only the app itself holds, never by a cookie.
 */
export const sharing = fastifyPlugin<SharingOptions>(async (app: FastifyInstance, { hasShell }) => {
  await app.register(cors, {
    hideOptionsRoute: true,
    delegator: (request: FastifyRequest, decide: (error: Error | null, options?: object) => void) =>
      decide(null, optionsFor(request, hasShell)),
  });
});
