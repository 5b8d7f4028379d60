import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.ts';
import { findRedis } from '../../../scripts/test-programs.ts';

/** The program of a Redis or Valkey; undefined where none is installed: `npm test` installs one. */
export const redisProgram = findRedis();

/** A Redis on loopback that keeps nothing. */
export interface RunningRedis {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts a Redis, on the port of an earlier one if one is given. */
export async function startRedisProgram(given?: number): Promise<RunningRedis> {
  const port = given ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn(redisProgram ?? 'redis-server', args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  async function stop(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  while (!(await answers(port))) if (child.exitCode !== null) throw new Error('Redis did not start');
  return { url: `redis://127.0.0.1:${port}`, port, stop };
}
