import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Answers a request; `count` is 1 for the first one. */
export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A real server on a free port until the test is over: its address, and what it was asked. */
export async function startLocalServer(handler: Handler) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => handler(request, response, seen.push(request)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}/`, seen };
}

/** Ends an answer with a JSON body. */
export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
