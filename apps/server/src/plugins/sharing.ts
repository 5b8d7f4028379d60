import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const HEADERS = ['authorization', 'content-type', 'x-api-key', 'x-client', 'x-version'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** The calls of the app; identity lives in cookies and answers its own pages alone. */
function isShared({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/v1/') || url.startsWith('/api/drawings/');
}

/**
 * Lets an app from another origin use the calls (CORS): a native shell, or one whose configuration names this server.
 * Who calls is told by a token that only the app itself holds, never by a cookie.
 */
export const sharing = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(cors, {
    hideOptionsRoute: true,
    delegator: (request: FastifyRequest, decide: (error: Error | null, options?: object) => void) =>
      decide(
        null,
        isShared(request)
          ? {
              origin: '*',
              methods: METHODS,
              allowedHeaders: HEADERS,
              exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
              maxAge: 86_400,
            }
          : { origin: false, strictPreflight: false },
      ),
  });
});
