import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Writes one line for each request once it is over, however it ended; a caller who hung up is nobody's error. */
export const requestLog = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (request.failure === null) request.log.info(line, 'answered a request');
    else request.log.error({ ...line, err: request.failure }, 'a request failed');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ req: request }, 'the caller hung up');
  });
});
