import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../testing/server.ts';

/** What an address may ask for in a minute. */
const ALLOWED = 1200;
const CALL = '/api/v1/configuration';

/** Uses up what an address may ask for, less one request. */
async function useUp(app: FastifyInstance, remoteAddress: string): Promise<void> {
  const statuses = new Set<number>();
  for (let count = 1; count < ALLOWED; count += 1) {
    statuses.add((await app.inject({ url: CALL, remoteAddress })).statusCode);
  }
  expect([...statuses]).toEqual([200]);
}

/** The status of a request whose first line is sent as it is. */
async function statusOf(port: number, line: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\nconnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ', 2)[1]);
}

describe('the limit of an address', () => {
  it('is answered with 429 and when to try again, apart from other addresses behind a trusted proxy', async () => {
    const { app } = await startServer({ variables: { TRUSTED_PROXIES: '127.0.0.1' } });
    const call = (address: string) => app.inject({ url: CALL, headers: { 'x-forwarded-for': address } });
    await useUp(app, '10.0.0.1');
    expect((await call('10.0.0.1')).statusCode).toBe(200);
    const refused = await call('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('10.0.0.2')).statusCode).toBe(200);
  });

  it('is not of an address that a stranger forwards', async () => {
    const { app } = await startServer();
    await useUp(app, '10.0.0.1');
    const call = (address: string) =>
      app.inject({ url: CALL, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': address } });
    expect((await call('10.0.0.2')).statusCode).toBe(200);
    expect((await call('10.0.0.3')).statusCode).toBe(429);
  });

  it('SRV-4 counts however an address is spelled, pages, the sitemap and refused saves, but no files', async () => {
    const web = await mkdtemp(join(tmpdir(), 'web-'));
    onTestFinished(() => rm(web, { recursive: true }));
    await writeFile(join(web, 'index.html'), '<div id="root"></div>');
    const { app } = await startServer({ variables: { WEB_DIST: web } });
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    await writeFile(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await useUp(app, '127.0.0.1');
    expect(await statusOf(port, 'GET /gallery')).toBe(200);
    for (const line of [
      `GET ${CALL}`,
      'GET /%61pi/v1/configuration',
      `GET http://localhost${CALL}`,
      `GET ${CALL}/`,
      'POST /api/drawings/save',
      'GET /api/nothing',
      'GET /',
      'GET /gallery',
      'GET /sitemap.xml',
    ]) {
      expect.soft(await statusOf(port, line), line).toBe(429);
    }
    for (const line of ['GET /healthz', 'GET /readyz', 'GET /favicon.svg', 'HEAD /favicon.svg']) {
      expect.soft(await statusOf(port, line), line).toBe(200);
    }
    expect(await statusOf(port, `GET /images/lines/${'0'.repeat(64)}.svg`)).toBe(404);
  });
});
