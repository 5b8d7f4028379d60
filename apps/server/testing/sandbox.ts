import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/ports.ts';

const MAIN = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));

/** The sandbox as a program of its own, as it runs beside the server. */
export interface RunningSandbox {
  readonly origin: string;
  /** Makes the next `times` requests to a stand-in fail. */
  readonly fail: (target: string, mode: 'down' | 'error', times: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the sandbox on a free port with an empty folder and waits until it listens. */
export async function startSandbox(): Promise<RunningSandbox> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const child = spawn(process.execPath, [MAIN], {
    env: { SANDBOX_PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the sandbox did not start'))),
  ]);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    async fail(target, mode, times) {
      const body = JSON.stringify({ target, mode, times });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${origin}/faults`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`the sandbox refused the fault: ${await response.text()}`);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
