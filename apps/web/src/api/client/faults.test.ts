import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { listActivities } from '@inkbloom/contracts/activities';
import { PRODUCTION_LIMITS } from './runtime-presets.ts';
import { describe, expect, it } from 'vitest';
import { json, startLocalServer, type Handler } from '../../../testing/local-server.ts';
import { createClient } from './client.ts';
import { rejectionOf } from './pipeline/testing.ts';

const emptyPage = {
  success: true,
  data: [],
  pagination: { page: 1, limit: 50, total: 0, pages: 0, hasNext: false, hasPrev: false },
};
const JSON_TYPE = { 'content-type': 'application/json' };

/** A client before a real server that misbehaves; times are short, all else as shipped. */
async function connect(handler: Handler, timeout = PRODUCTION_LIMITS.timeout) {
  const { base, seen } = await startLocalServer(handler);
  const limits = () => ({ ...PRODUCTION_LIMITS, timeout });
  return { send: createClient({ base, version: '1', backOff: 1, limits }), seen };
}

/** Sends half an answer, byte for byte what a whole one begins with. */
function half(response: ServerResponse): void {
  const text = JSON.stringify(emptyPage);
  response.writeHead(200, { ...JSON_TYPE, 'content-length': text.length }).write(text.slice(0, 20));
}

/** An address where somebody listened a moment ago. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}/`;
}

describe('a server that', () => {
  it('REQ-3 is down leaves words about the connection', async () => {
    const send = createClient({ base: await closedAddress(), version: '1', backOff: 1 });
    expect(await rejectionOf(send(listActivities))).toMatchObject({
      status: 0,
      code: 0,
      type: 'network',
      message: 'Network error - please check your connection',
    });
  });

  it('REQ-1 hangs is given up in time, once', async () => {
    const { send, seen } = await connect(() => undefined, 300);
    expect(await rejectionOf(send(listActivities))).toMatchObject({ status: 408, type: 'timeout' });
    expect(seen).toHaveLength(1);
  });

  it('REQ-1 hangs in the middle of its answer is given up in time', async () => {
    const { send } = await connect((_request, response) => half(response), 300);
    expect(await rejectionOf(send(listActivities))).toMatchObject({ status: 408, type: 'timeout' });
  });

  it('is slow is waited for', async () => {
    const { send } = await connect((_request, response) => {
      setTimeout(() => json(response, 200, emptyPage), 60);
    });
    expect(await send(listActivities)).toEqual(emptyPage);
  });

  it('REQ-8 is cut off before or within its answer is asked again', async () => {
    const { send, seen } = await connect((request, response, count) => {
      if (count === 1) return void request.socket.destroy();
      if (count > 2) return json(response, 200, emptyPage);
      half(response);
      setTimeout(() => request.socket.destroy(), 5);
      return undefined;
    });
    expect(await send(listActivities)).toEqual(emptyPage);
    expect(seen).toHaveLength(3);
  });

  it('REQ-2 answers 429 with Retry-After is asked again then', async () => {
    const { send, seen } = await connect((_request, response, count) => {
      if (count > 1) return json(response, 200, emptyPage);
      return void response.writeHead(429, { ...JSON_TYPE, 'retry-after': '0' }).end('{}');
    });
    expect(await send(listActivities)).toEqual(emptyPage);
    expect(seen).toHaveLength(2);
  });

  it('REQ-2 REQ-3 answers 429 and nothing else is asked three times more', async () => {
    const { send, seen } = await connect((_request, response) => response.writeHead(429).end());
    expect(await rejectionOf(send(listActivities))).toMatchObject({
      status: 429,
      message: 'Too many requests. Please wait a moment before trying again.',
    });
    expect(seen).toHaveLength(4);
  });

  it('REQ-1 answers 500 and then 200 is asked twice', async () => {
    const { send, seen } = await connect((_request, response, count) =>
      json(response, count === 1 ? 500 : 200, count === 1 ? {} : emptyPage),
    );
    expect(await send(listActivities)).toEqual(emptyPage);
    expect(seen).toHaveLength(2);
  });

  it('REQ-3 answers what is no JSON is not understood, and not asked again', async () => {
    const { send, seen } = await connect((_request, response) =>
      response.writeHead(200, JSON_TYPE).end('{"success": tr'),
    );
    expect(await rejectionOf(send(listActivities))).toMatchObject({ status: 500, type: 'not-understood' });
    expect(seen).toHaveLength(1);
  });
});
