import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sandboxEnabled, sandboxEnvironment } from '@inkbloom/sandbox/environment';
import { root } from './run.ts';
import { fillServerCache } from './server-cache.ts';

/** The running programs of one installation. */
export interface Stack {
  /** Where the app and the API answer. */
  readonly origin: string;
  /** Where the stand-ins answer; undefined when they are switched off. */
  readonly sandboxOrigin: string | undefined;
  /** Resolves with the exit code of the first program that ends. */
  readonly ended: Promise<number>;
  /** Asks the programs to end and waits until they have. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** What /readyz says while a fresh catalogue is being drawn. */
export interface Readiness {
  readonly ready: boolean;
  readonly pages?: { readonly done: number; readonly total: number };
}

interface StackOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Gets every line the programs print. */
  readonly onOutput: (text: string) => void;
  /** Called whenever the server's readiness changes while it starts. */
  readonly onProgress?: (readiness: Readiness) => void;
  /** Ends the programs when it fires, however far they have come. */
  readonly signal?: AbortSignal;
}

const POLL_MS = 150;
const SERVER = 'apps/server/src/main.ts';
/**
 * Collects early and keeps little. Node's own choice lets a server that does nothing hold 80 MB more, and is no faster.
 */
const SMALL_HEAP = ['--max-semi-space-size=2', '--optimize-for-size'];

/**
 * Starts the sandbox (unless SANDBOX is off or this is production) and the server, as processes of our own process
 * group, and resolves once the server can serve. Rejects when one of them ends first.
 */
export async function startStack({
  environment,
  onOutput,
  onProgress,
  signal,
}: StackOptions): Promise<Stack> {
  const children: ChildProcess[] = [];
  const start = (script: string, env: NodeJS.ProcessEnv): void => {
    // By the channel they notice that this process is gone, however it ended, and end too.
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
    const child = spawn(process.execPath, [...SMALL_HEAP, script], { cwd: root, env, stdio: [...stdio] });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    children.push(child);
  };
  const stop = (kind: NodeJS.Signals = 'SIGTERM') => stopAll(children, kind);
  signal?.addEventListener('abort', () => void stop());

  const withSandbox = sandboxEnabled(environment);
  const sandboxPort = environment['SANDBOX_PORT'] || '3002';
  await refuseTaken('PORT', environment['PORT'] || '3001');
  if (withSandbox) await refuseTaken('SANDBOX_PORT', sandboxPort);
  if (withSandbox) await refuseTaken('SANDBOX_SMTP_PORT', environment['SANDBOX_SMTP_PORT'] || '3003');
  const variables = withSandbox ? { ...environment, ...sandboxEnvironment(environment) } : environment;
  const serverEnvironment = await fillServerCache(SMALL_HEAP, SERVER, variables);
  const { NODE_COMPILE_CACHE } = serverEnvironment;
  if (withSandbox) start('apps/sandbox/src/main.ts', { ...environment, NODE_COMPILE_CACHE });
  start(SERVER, serverEnvironment);

  const ended = Promise.race(children.map(exitCode));
  const origin = `http://localhost:${environment['PORT'] || '3001'}`;
  const failed = ended.then((code) =>
    Promise.reject(new Error(`A program ended with code ${code} while starting.`)),
  );
  const waiting = new AbortController();
  try {
    await Promise.race([
      failed,
      untilReady(origin, withSandbox ? Number(sandboxPort) : undefined, waiting.signal, onProgress),
    ]);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    waiting.abort();
  }
  failed.catch(() => undefined);
  return { origin, sandboxOrigin: withSandbox ? `http://localhost:${sandboxPort}` : undefined, ended, stop };
}

async function exitCode(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function stopAll(children: readonly ChildProcess[], signal: NodeJS.Signals): Promise<void> {
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const exits = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill(signal);
  await Promise.all(exits);
}

/** Resolves when all can serve, or when nobody waits any more. */
async function untilReady(
  origin: string,
  sandboxPort: number | undefined,
  signal: AbortSignal,
  onProgress: ((readiness: Readiness) => void) | undefined,
): Promise<void> {
  if (sandboxPort !== undefined) while (!signal.aborted && !(await listens(sandboxPort))) await pause();
  let last = '';
  while (!signal.aborted) {
    const readiness = await askReadiness(origin);
    const text = JSON.stringify(readiness);
    if (readiness && text !== last) onProgress?.(readiness);
    if (readiness?.ready) return;
    last = text;
    await pause();
  }
}

/** What the server says of its readiness; undefined while it does not answer at all. */
export async function askReadiness(origin: string): Promise<Readiness | undefined> {
  try {
    const answer = await fetch(`${origin}/readyz`);
    return (await answer.json()) as Readiness;
  } catch {
    return undefined;
  }
}

async function refuseTaken(name: string, port: string): Promise<void> {
  if (Number.isInteger(Number(port)) && (await listens(Number(port)))) {
    throw new Error(`Port ${port} is taken by another program. Set ${name} to a free one.`);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
