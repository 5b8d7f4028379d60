import { countEvents, MAX_EVENTS_BYTES } from '@inkbloom/contracts/analytics';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Databases } from '../../plugins/database.ts';
import { eventLimit } from '../../plugins/limits.ts';
import { addEvents } from './store.ts';

/** Whether a browser says that its person does not want to be counted. */
function asksNotToBeCounted({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1';
}

const routes: FastifyPluginAsyncZod<{ readonly databases: Databases }> = async (app, { databases }) => {
  app.post(
    countEvents.url,
    {
      bodyLimit: MAX_EVENTS_BYTES,
      config: eventLimit,
      schema: { body: countEvents.body, response: { 202: countEvents.answer } },
    },
    async (request, reply) => {
      const isSilent = asksNotToBeCounted(request);
      const counted = isSilent ? 0 : await addEvents(databases, request.body.events, new Date());
      return reply.code(202).header('cache-control', 'no-store').send({ success: true, data: { counted } });
    },
  );
};

/** Counts what happens in the app: how often on which day, never to whom. */
export const analyticsModule = fastifyPlugin(routes, { encapsulate: true, name: 'analytics' });
