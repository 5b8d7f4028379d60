import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { PUBLIC_CACHE } from './etags.ts';

/** Describes every call in OpenAPI at `/api/v1/openapi.json`, from the schemas that the calls are checked with. */
export const documentation = fastifyPlugin<{ readonly version: string }>(
  async (app: FastifyInstance, { version }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Inkbloom', version, description: 'Coloring pages and drawings.' },
      },
      transform: jsonSchemaTransform,
    });
    app.get('/api/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('cache-control', PUBLIC_CACHE);
      return app.swagger();
    });
  },
);
