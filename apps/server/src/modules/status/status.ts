import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { STATUS_STYLE, statusPage } from './page.ts';
import { lookAtParts, type PartOfService, type ServiceParts } from './parts-of-service.ts';

export { stateGauges } from './gauges.ts';
export { readState, type StateParts } from './state.ts';

/** For how long one look answers everybody who asks. */
const LOOK_LASTS_MS = 5_000;

/** Looks at most every few seconds, however many ask. */
function lookNowAndThen(parts: ServiceParts): () => Promise<PartOfService[]> {
  let last: Promise<PartOfService[]> | undefined;
  let at = -Infinity;
  return () => {
    const now = performance.now();
    if (last === undefined || now - at > LOOK_LASTS_MS) {
      at = now;
      last = lookAtParts(parts);
    }
    return last;
  };
}

/** `/status` tells everybody how the parts of the service are, without scripts and without secrets. */
export const statusModule = fastifyPlugin<ServiceParts & { readonly appName: string }>(
  async (app: FastifyInstance, { appName, ...parts }) => {
    const look = lookNowAndThen(parts);
    const options = { schema: { hide: true } } as const;
    app.get('/status', options, async (_request, reply) => {
      const found = await look();
      const isWhole = found.every(({ state }) => state !== 'away');
      reply
        .code(isWhole ? 200 : 503)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8');
      return statusPage(appName, found, new Date());
    });
    app.get('/status.css', options, async (_request, reply) => {
      return reply.header('cache-control', 'public, max-age=3600').type('text/css').send(STATUS_STYLE);
    });
  },
  { name: 'status' },
);
