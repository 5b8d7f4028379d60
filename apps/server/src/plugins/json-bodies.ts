import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Parses JSON bodies; a DELETE may announce JSON and send nothing, as installed versions of the app do. */
export const jsonBodies = fastifyPlugin(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '' && request.method === 'DELETE') done(null);
    else void parse(request, body, done);
  });
});
