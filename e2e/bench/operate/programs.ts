import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogue } from '@inkbloom/linework/catalogue';
import { featuredSamples } from '@inkbloom/linework/samples';
import { openDatabases } from '../../../apps/server/src/plugins/database.ts';
import { migrate } from '../../../apps/server/src/plugins/migrate.ts';
import type { ObjectStore } from '../../../apps/server/src/store/object-store.ts';
import { addActivities } from '../../../apps/server/testing/activities.ts';
import { freePort } from '../../../scripts/ports.ts';
import { root } from '../../../scripts/run.ts';

const POLL_MS = 50;
const TICKS_A_SECOND = 100;

/** A server as a process of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Ends it in peace; gives its exit code. */
  readonly end: () => Promise<number | null>;
}

/** A folder that goes when the work is over. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'operate-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lists the whole catalogue with one and the same picture, so that no server draws. */
export async function fillCatalogue(dataDir: string, store: ObjectStore): Promise<readonly string[]> {
  const databases = await openDatabases({ dataDir });
  await migrate(databases);
  const slugs = [...new Set([...catalogue, ...featuredSamples].map(({ slug }) => slug))];
  await addActivities(databases, ...slugs.map((id) => ({ id })));
  const thumbnail_key = await store.put('thumbnails', 'webp', Buffer.from('a thumbnail'));
  await databases.write.updateTable('activities').set({ thumbnail_key }).execute();
  await databases.close();
  return slugs;
}

/** Starts a server and resolves once it can serve. */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  before: readonly string[] = [],
): Promise<RunningServer> {
  const port = await freePort();
  const [program, ...args] = [...before, process.execPath, 'apps/server/src/main.ts'];
  const env = { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'error', ...variables };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    await pause(POLL_MS);
  }
  async function end(): Promise<number | null> {
    child.kill('SIGTERM');
    return (await ended)[0];
  }
  return { origin, port, pid: child.pid ?? 0, end };
}

/** Processor time that a process took so far, in seconds (fields 14 and 15 of proc_pid_stat). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** What a process holds in memory, in mebibytes. */
export function heldMebibytes(pid: number): number {
  const [, kib = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Prints a row, and notes a missed gate where they are asked for. */
export function report(words: string, isMet = true): void {
  process.stdout.write(`${isMet ? '  ' : '! '}${words}\n`);
  if (!isMet && process.argv.includes('--gate')) process.exitCode = 1;
}
