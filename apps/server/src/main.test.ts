import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(variables: Record<string, string>, words: readonly string[] = []) {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  return { child, exited, output: text(child.stdout), complaint: text(child.stderr) };
}

/** Starts a server of its own and waits until it answers. */
async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'main-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const program = run({ PORT: String(port), DATA_DIR: folder, DAILY_PAGES: '0' });
  await untilAlive(`http://localhost:${port}`);
  return { ...program, port };
}

const UPLOAD =
  'POST /api/v1/analytics/events HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
  'content-length: 1000\r\n\r\n{"events":';

/** Sends half a body and goes away. */
async function hangUp(port: number): Promise<void> {
  const socket = connect(port, 'localhost');
  await new Promise((resolve) => socket.write(UPLOAD, resolve));
  socket.destroy();
}

async function untilAlive(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
  }
}

describe('the program', () => {
  it('stops at a wrong variable with one line that names it', async () => {
    const { exited, output, complaint } = run({ PORT: 'eighty' });
    expect((await exited)[0]).toBe(1);
    expect(await complaint).toBe('PORT is wrong: must be a whole number from 1 to 65535\n');
    expect(await output).toBe('');
  });

  it('only checks its variables when it is told to', async () => {
    const { exited, output, complaint } = run({ PORT: '3001', DATA_DIR: '/nowhere' }, ['--check']);
    expect((await exited)[0]).toBe(0);
    expect((await output) + (await complaint)).toBe('');
  });

  it('listens, logs JSON lines alone, one a request, and ends in peace when told to', async () => {
    const { child, exited, output, complaint, port } = await start();
    const origin = `http://localhost:${port}`;
    await fetch(`${origin}/api/v1/configuration`);
    await fetch(`${origin}/api/v1/activities/nothing`);
    await hangUp(port);
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    const lines = (await output).trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line) as { level: number; req?: { path: string } });
    expect(entries.filter(({ level }) => level > 30)).toEqual([]);
    const paths = entries.flatMap(({ req }) => req?.path ?? []).filter((path) => path !== '/healthz');
    expect(paths.toSorted()).toEqual([
      '/api/v1/activities/nothing',
      '/api/v1/analytics/events',
      '/api/v1/configuration',
    ]);
    expect(await complaint).toBe('');
  });

  it('OPS-3 ends in peace while a connection is kept alive and busy', async () => {
    const { child, exited, port } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const request = get({ port, path: '/api/v1/configuration', agent });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      await text(response);
      return response.statusCode;
    };
    expect(await ask()).toBe(200);
    const ended = new AbortController();
    const traffic = (async () => {
      while (!ended.signal.aborted) await ask().catch(() => undefined);
    })();
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    ended.abort();
    await traffic;
    agent.destroy();
  });
});
