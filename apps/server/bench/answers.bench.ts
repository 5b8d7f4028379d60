import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { load, REQUESTS } from './load.ts';
import type { Bytes } from './served.ts';

/*
 * What a public answer costs the server beside a bare node:http that sends the same bytes: processor time of the
 * serving process for a request, of which throughput is the inverse, and the 99th of a hundred waiting times.
 */

const PROGRAM = fileURLToPath(new URL('./served.ts', import.meta.url));
const PATH = '/api/v1/activities?page=1&limit=50';
const ROUNDS = 5;
/** The share of a bare server's throughput that cached answers have at least. */
const GATE = 0.8;

interface Served {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start(order: Bytes | string): Promise<Served> {
  const child = fork(PROGRAM, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

async function cpuMicroseconds({ child }: Served): Promise<number> {
  const answer = once(child, 'message');
  child.send('cpu');
  return ((await answer) as [number])[0];
}

function requestFor(header: string): string {
  return `GET ${PATH} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, deflate, br\r\n${header}\r\n`;
}

/** The headers and bytes of the application's answer, as a bare server shall send them. */
async function bytesOf(port: number): Promise<Bytes & { readonly tag: string }> {
  const request = get({ port, path: PATH, headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);
  const pairs = Object.entries(response.headers).filter(([name]) => !own.has(name));
  const headers = [...pairs, ['content-length', String(body.length)]].flat().map(String);
  return { headers, body: body.toString('base64'), tag: response.headers.etag ?? '' };
}

interface Figures {
  /** Processor time for a request in microseconds. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p99: number;
}

async function measure(served: Served, round: number, request: string): Promise<Figures> {
  await cpuMicroseconds(served);
  const times = await load(served.port, round, request);
  const cpu = (await cpuMicroseconds(served)) / REQUESTS;
  return { cpu, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(name: string, rounds: readonly Figures[]): void {
  const cpu = median(rounds.map((round) => round.cpu)).toFixed(1);
  const p99 = median(rounds.map((round) => round.p99)).toFixed(1);
  process.stdout.write(`${name.padEnd(30)}${cpu.padStart(8)} us of processor  ${p99.padStart(6)} ms p99\n`);
}

const folder = await mkdtemp(join(tmpdir(), 'answers-'));
const app = await start(folder);
const bytes = await bytesOf(app.port);
const bare = await start(bytes);
for (const served of [app, bare]) await measure(served, 100, requestFor(''));
const rounds: { app: Figures; bare: Figures; known: Figures }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({
    app: await measure(app, round * 2, requestFor('')),
    bare: await measure(bare, round * 2, requestFor('')),
    known: await measure(app, round * 2 + 1, requestFor(`if-none-match: ${bytes.tag}\r\n`)),
  });
}
for (const { child } of [app, bare]) child.disconnect();
await rm(folder, { recursive: true, force: true });

const share = median(rounds.map((round) => round.bare.cpu / round.app.cpu));
process.stdout.write(
  `a list of 50 activities, ${Buffer.byteLength(bytes.body, 'base64')} bytes, ${REQUESTS} requests a round\n`,
);
print(
  'bare node:http',
  rounds.map((round) => round.bare),
);
print(
  'cached answer',
  rounds.map((round) => round.app),
);
print(
  '304 to a caller who has it',
  rounds.map((round) => round.known),
);
process.stdout.write(
  `share of the bare throughput   ${(share * 100).toFixed(0)} % (gate: ${GATE * 100} %)\n`,
);
if (process.argv.includes('--gate') && share < GATE) process.exit(1);
