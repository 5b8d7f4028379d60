import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { errors } from './errors.ts';
import { jsonBodies } from './json-bodies.ts';

async function start(): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(errors);
  await app.register(jsonBodies);
  app.route({ method: ['POST', 'DELETE'], url: '/', handler: async ({ body }) => ({ body: body ?? null }) });
  return app;
}

const headers = { 'content-type': 'application/json' };

describe('a body announced as JSON', () => {
  it('KEEP-5 may be missing from a DELETE', async () => {
    const app = await start();
    const answer = await app.inject({ method: 'DELETE', url: '/', headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { body: null }]);
  });

  it('is read where a DELETE has one', async () => {
    const app = await start();
    const answer = await app.inject({ method: 'DELETE', url: '/', headers, body: '{"reason":"moved"}' });
    expect(answer.json()).toEqual({ body: { reason: 'moved' } });
  });

  it.each([
    ['POST', ''],
    ['POST', '{'],
    ['DELETE', '{'],
    ['POST', '{"__proto__":{}}'],
  ] as const)('is refused of a %s with %j', async (method, body) => {
    const app = await start();
    const answer = await app.inject({ method, url: '/', headers, body });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'invalid_request' }]);
  });
});
