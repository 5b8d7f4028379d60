import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(variables: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  return { child, exited, output: text(child.stdout), complaint: text(child.stderr) };
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

  it('listens, logs JSON lines alone, and ends in peace when told to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const port = await freePort();
    const { child, exited, output, complaint } = run({ PORT: String(port), DATA_DIR: folder });
    await untilAlive(`http://localhost:${port}`);
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    const lines = (await output).trim().split('\n');
    expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
    expect(await complaint).toBe('');
  });
});
