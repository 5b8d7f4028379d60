import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { PUBLIC_CACHE } from './etags.ts';

interface BodyForms {
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}

/** Describes a call; one whose body has several forms is described once for each. */
const describeCall: SwaggerTransform = (call) => {
  const { content } = (call.schema?.body ?? {}) as BodyForms;
  if (content === undefined) return jsonSchemaTransform(call);
  const forms = Object.entries(content).map(([type, form]) => {
    const { schema } = jsonSchemaTransform({ ...call, schema: { ...call.schema, body: form.schema } });
    return [type, { schema: schema?.body }] as const;
  });
  const described = jsonSchemaTransform({ ...call, schema: { ...call.schema, body: undefined } });
  return { ...described, schema: { ...described.schema, body: { content: Object.fromEntries(forms) } } };
};

/** Describes every call in OpenAPI at `/api/v1/openapi.json`, from the schemas that the calls are checked with. */
export const documentation = fastifyPlugin<{ readonly version: string }>(
  async (app: FastifyInstance, { version }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Inkbloom', version, description: 'Coloring pages and drawings.' },
      },
      transform: describeCall,
    });
    app.get('/api/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('cache-control', PUBLIC_CACHE);
      return app.swagger();
    });
  },
);
