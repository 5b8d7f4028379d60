import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/ports.ts';
import { root } from '../../scripts/run.ts';
import { findCaddy, findRedis } from '../../scripts/test-programs.ts';

/** The program of the proxy; undefined where none is installed: `npm test` installs one. */
export const caddyProgram = findCaddy();

/** Whether all is installed that several servers need beside a database. */
export const canRunReplicas = caddyProgram !== undefined && findRedis() !== undefined;

const POLL_MS = 50;

/** One of several servers of an installation. */
export interface Replica {
  readonly port: number;
  readonly folder: string;
  /** Ends it: at once as a crash does, or in peace. Resolves with its exit code. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** Is told how to end what was started. */
export type AtTheEnd = (work: () => Promise<void>) => void;

/** Starts a program; gives what it printed so far. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv, atTheEnd: AtTheEnd) {
  const child: ChildProcess = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => void (printed += text));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    child.kill(signal);
    return (await ended)[0];
  }
  atTheEnd(async () => void (await end('SIGKILL')));
  return { child, end, printed: () => printed };
}

async function untilOk(address: string, program: ReturnType<typeof start>): Promise<void> {
  for (;;) {
    if (program.child.exitCode !== null) throw new Error(`a program ended early:\n${program.printed()}`);
    const answer = await fetch(address).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
}

/** Ways to start several servers and the proxy before them. */
export function replicaPrograms(atTheEnd: AtTheEnd) {
  async function temporaryFolder(name: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), `${name}-`));
    atTheEnd(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  /** Starts a server with a data folder of its own and resolves once it can serve. */
  async function startReplica(
    variables: Readonly<Record<string, string>>,
    secrets: string,
    again?: Pick<Replica, 'port' | 'folder'>,
  ): Promise<Replica> {
    const port = again?.port ?? (await freePort());
    const folder = again?.folder ?? (await temporaryFolder('replica'));
    if (again === undefined) await copyFile(secrets, join(folder, 'secrets.json'));
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, PORT: String(port), DATA_DIR: folder, ...variables };
    const program = start(process.execPath, ['apps/server/src/main.ts'], env, atTheEnd);
    await untilOk(`http://127.0.0.1:${port}/readyz`, program);
    return { port, folder, end: program.end };
  }

  /** Starts the proxy as `deploy/` sets it up, in front of the servers at some ports. */
  async function startProxy(port: number, upstreams: readonly number[]): Promise<void> {
    const folder = await temporaryFolder('caddy');
    const env = {
      SITE_ADDRESS: `http://localhost:${port}`,
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      HOME: folder,
    };
    const args = ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
    const program = start(caddyProgram ?? 'caddy', args, env, atTheEnd);
    await untilOk(`http://localhost:${port}/readyz`, program);
  }
  return { temporaryFolder, startReplica, startProxy };
}
