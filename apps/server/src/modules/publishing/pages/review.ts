import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { PagesError } from './errors.ts';
import { openProposals, type Proposals } from './proposals.ts';
import { REVIEW_PAGE } from './review-page.ts';
import type { Terminal } from './terminal.ts';

const POLICY =
  "default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

const Said = z.strictObject({
  name: z.string(),
  opinion: z.nullable(z.enum(['approved', 'rejected'])),
});

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', svg: 'image/svg+xml' };

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

const NOT_FOUND: Answer = { status: 404, type: 'text/plain', body: 'Not found' };

function asJson(value: unknown): Answer {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) };
}

async function saveOpinion(request: IncomingMessage, proposals: Proposals): Promise<Answer> {
  const said = Said.safeParse(await json(request).catch(() => undefined));
  const names = (await proposals.list()).map(({ name }) => name);
  if (!said.success || !names.includes(said.data.name))
    return { ...NOT_FOUND, status: 400, body: 'No such page' };
  await proposals.setOpinion(said.data.name, said.data.opinion ?? undefined);
  return asJson({ kept: true });
}

/** Only pictures of proposals are given out, whatever an address says. */
async function picture(path: string, proposals: Proposals): Promise<Answer> {
  const [, name, extension = ''] = /^\/pictures\/(.+)\.(\w+)$/.exec(path) ?? [];
  const type = TYPES[extension];
  const isProposal = (await proposals.list()).some((proposal) => proposal.name === name);
  if (type === undefined || !isProposal) return NOT_FOUND;
  return { status: 200, type, body: await readFile(join(proposals.folder, `${name}.${extension}`)) };
}

async function answerTo(request: IncomingMessage, proposals: Proposals): Promise<Answer> {
  const path = decodeURIComponent(request.url ?? '/');
  if (request.method === 'POST') return path === '/opinions' ? saveOpinion(request, proposals) : NOT_FOUND;
  if (path === '/') return { status: 200, type: 'text/html; charset=utf-8', body: REVIEW_PAGE };
  if (path === '/pages') {
    return asJson({ pages: await proposals.list(), opinions: await proposals.opinions() });
  }
  return picture(path, proposals);
}

/** Whether a request comes from the page itself: other sites may not decide, nor look by a name that leads here. */
function isOwn({ headers }: IncomingMessage, server: Server): boolean {
  const { port } = server.address() as AddressInfo;
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const isOwnHost = hosts.includes(headers.host ?? '');
  return isOwnHost && (headers.origin === undefined || headers.origin === `http://${headers.host}`);
}

async function send(response: ServerResponse, answering: Promise<Answer>): Promise<void> {
  const failed: Answer = { status: 500, type: 'text/plain', body: 'The folder could not be read' };
  const { status, type, body } = await answering.catch(() => failed);
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(body);
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PagesError('port_taken', `Port ${port} is taken by another program. --port names another.`);
  }
}

/** Serves the review of a folder on this machine alone, until the signal fires. Opinions outlive the command. */
export async function review(
  folder: string,
  port: number,
  signal: AbortSignal,
  terminal: Terminal,
): Promise<void> {
  const proposals = await openProposals(folder);
  if ((await proposals.list()).length === 0) {
    throw new PagesError('nothing_to_review', `There is nothing in ${folder}. Run generate first.`);
  }
  const server = createServer((request, response) => {
    const forbidden: Answer = {
      status: 403,
      type: 'text/plain',
      body: 'This page is for this machine alone',
    };
    void send(response, isOwn(request, server) ? answerTo(request, proposals) : Promise.resolve(forbidden));
  });
  await listen(server, port);
  terminal.result(`http://localhost:${(server.address() as AddressInfo).port}/`);
  terminal.notice('a approves, r rejects, arrows go on and back; Ctrl+C ends');
  if (!signal.aborted) await once(signal, 'abort');
  server.close();
  server.closeAllConnections();
  terminal.notice(`${(await proposals.candidates()).length} approved; publish --approved publishes them`);
}
