import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What stands between a server and its payment provider. */
export interface FailingProxy {
  readonly origin: string;
}

async function passOn(target: string, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/' } = request;
  const { host: _host, connection: _connection, 'content-length': _length, ...rest } = request.headers;
  const body = await buffer(request);
  const headers = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
  return fetch(`${target}${url}`, { method, headers, ...(body.length > 0 && { body }) });
}

/** Starts a proxy that answers 500 where `fails` says so, which the provider's library then does not try again. */
export async function startFailingProxy(
  target: string,
  fails: (request: IncomingMessage) => boolean,
): Promise<FailingProxy> {
  const server = createServer(async (request, reply) => {
    if (fails(request)) {
      reply.writeHead(500, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      reply.end(JSON.stringify({ error: { type: 'api_error', message: 'planned' } }));
      return;
    }
    const answer = await passOn(target, request);
    reply.writeHead(answer.status, { 'content-type': 'application/json' });
    reply.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
