import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../http-server.ts';
import { createAddressLimit } from './address-limit.ts';
import { createWindowCounter } from './window-counter.ts';
import { AnswerCache } from './answer-cache.ts';
import { encodingFor } from './encodings.ts';
import { PUBLIC_CACHE } from './etags.ts';
import { publicAnswers } from './public-answers.ts';

const LONG = 'a page of a list, '.repeat(200);

/** A server of one public and one private answer, which counts how often each is made. */
async function start() {
  let now = 0;
  const made = { public: 0, private: 0 };
  const cache = new AnswerCache(() => now);
  const parts = { cache, addresses: createAddressLimit([], createWindowCounter()) };
  const app = Fastify({
    serverFactory: (handler) =>
      createHttpServer(parts, handler, { keepAliveTimeout: 1000, requestTimeout: 1000 }),
  });
  await app.register(publicAnswers, { cache });
  app.get('/public', async (_request, reply) => {
    made.public += 1;
    reply.header('cache-control', PUBLIC_CACHE).type('text/plain');
    await setTimeout(5);
    return `${LONG}${Math.ceil(made.public / 10)}`;
  });
  app.get('/private', async (_request, reply) => {
    made.private += 1;
    reply.header('cache-control', 'private, no-store').type('text/plain');
    return LONG;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
  return { ask, made, cache, pass: (ms: number) => void (now += ms) };
}

/** What two answers must have in common. */
async function described(answer: Response) {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['date', 'x-request-id', 'connection', 'keep-alive']) delete headers[name];
  return { status: answer.status, headers, text: await answer.text() };
}

describe('public answers', () => {
  it('SRV-1 are made once for many callers, and are the same out of memory', async () => {
    const { ask, made } = await start();
    const first = await described(await ask('/public', { 'accept-encoding': 'br' }));
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(first.text).toBe(`${LONG}1`);
    expect(await described(await ask('/public', { 'accept-encoding': 'br' }))).toEqual(first);
    expect(made.public).toBe(1);
  });

  it('are nothing but a 304 to whoever has them', async () => {
    const { ask, made } = await start();
    const tag = (await ask('/public')).headers.get('etag') ?? '';
    const again = await ask('/public', { 'if-none-match': tag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(made.public).toBe(1);
    expect((await ask('/public', { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it.each(['br', 'gzip', 'identity'])('are told apart by encoding: %s', async (encoding) => {
    const { ask } = await start();
    await ask('/public');
    for (let count = 0; count < 2; count += 1) {
      const answer = await ask('/public', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await answer.text()).toBe(`${LONG}1`);
    }
  });

  it('are asked for anew after a second, by one caller while the others go on', async () => {
    const { ask, made, pass } = await start();
    await ask('/public');
    pass(1001);
    await Promise.all([1, 2, 3, 4].map(() => ask('/public')));
    expect(made.public).toBe(2);
  });

  it('are no longer given when nobody could renew them', async () => {
    const { ask, made, pass } = await start();
    await ask('/public');
    pass(10_001);
    await Promise.all([1, 2].map(() => ask('/public')));
    expect(made.public).toBe(3);
  });

  it('are not what is for one person alone, nor of an application that ends', async () => {
    const { ask, made, cache } = await start();
    await ask('/private');
    await ask('/private');
    expect(made.private).toBe(2);
    await ask('/public');
    cache.stop();
    await ask('/public');
    expect(made.public).toBe(2);
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('the encoding for %j is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
