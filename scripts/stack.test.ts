import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './ports.ts';
import { root } from './run.ts';

const PROGRAM = `
  const { startStack } = await import('./scripts/stack.ts');
  await startStack({ environment: process.env, onOutput: () => undefined }).catch(() => undefined);
`;

/** Starts server and sandbox from a program of its own, as `npm start` does. */
async function start(variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'stack-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const ports = [await freePort(), await freePort()];
  const [PORT, SANDBOX_PORT] = ports.map(String) as [string, string];
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: root,
    env: { DATA_DIR: folder, PORT, SANDBOX_PORT, DAILY_PAGES: '0', ...variables },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ports, exited: once(child, 'exit') };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function until(port: number, isListening: boolean): Promise<void> {
  while ((await listens(port)) !== isListening);
}

describe('the programs of an installation', () => {
  it('OPS-3 end with the one that started them, also when it was killed', async () => {
    const { child, ports } = await start();
    for (const port of ports) await until(port, true);
    child.kill('SIGKILL');
    for (const port of ports) await until(port, false);
  });

  it('are waited for no longer once one of them has ended', async () => {
    const { exited } = await start({ TIMEZONE: 'Middle/Earth' });
    expect((await exited)[0]).toBe(0);
  });
});
