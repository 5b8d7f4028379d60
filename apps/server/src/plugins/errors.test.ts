import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server.ts';
import { ApiError, errors } from './errors.ts';

const EVENTS = '/api/v1/analytics/events';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('failures', () => {
  it('leave in one envelope that carries the request id of the headers', async () => {
    const { app } = await startServer();
    const answer = await app.inject('/api/v1/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      success: false,
      error: 'not_found',
      message: 'There is nothing at this address.',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a body that is no JSON', { headers: JSON_TYPE, payload: '{"open' }, 400, 'invalid_request'],
    [
      'a body of another kind',
      { headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
      415,
      'unsupported_media_type',
    ],
    ['too large a body', { headers: JSON_TYPE, payload: `"${'a'.repeat(70_000)}"` }, 413, 'body_too_large'],
    [
      'a poisoned body',
      { headers: JSON_TYPE, payload: '{"__proto__":{"admin":true}}' },
      400,
      'invalid_request',
    ],
  ])('%s is the caller’s mistake', async (_what, request, status, code) => {
    const { app } = await startServer();
    const answer = await app.inject({ method: 'POST', url: EVENTS, ...request });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, code]);
  });

  it('of our own never tell what is inside', async () => {
    const { app, databases } = await startServer({ variables: { LOG_LEVEL: 'silent' } });
    await databases.write.schema.dropTable('list_counts').execute();
    const answer = await app.inject('/api/v1/activities');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ error: 'internal_error' });
    expect(answer.body).not.toMatch(/list_counts|sql|relation|table|node_modules/i);
  });

  it.each([
    ['ENOSPC', 507, 'storage_full'],
    ['SQLITE_FULL', 507, 'storage_full'],
    ['ECONNREFUSED', 503, 'service_unavailable'],
    ['57P03', 503, 'service_unavailable'],
    ['23505', 500, 'internal_error'],
  ])('name what can pass: %s', async (code, status, name) => {
    const app = Fastify();
    await app.register(errors);
    app.get('/', () => Promise.reject(Object.assign(new Error('inside'), { code })));
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, name]);
    expect(answer.body).not.toContain('inside');
  });

  it.each([
    ['/a%00b', 404, 'not_found'],
    ['/owl?words=%00', 400, 'invalid_request'],
  ])('GEN-2 tell a text that a database cannot take from an id of nothing: %s', async (url, status, name) => {
    const app = Fastify();
    await app.register(errors);
    app.get('/:id', () => Promise.reject(Object.assign(new Error('inside'), { code: '22021' })));
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, name]);
  });

  it('carry what more there is to say', () => {
    expect(new ApiError(409, 'drawing_conflict', 'Changed.', { currentRevision: 2 })).toMatchObject({
      status: 409,
      code: 'drawing_conflict',
      extra: { currentRevision: 2 },
    });
  });
});
