import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/ports.ts';

const MAIN = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));

/** A mail as the sandbox's mailbox tells of it. */
export interface SandboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
}

/** Milliseconds between two looks into the mailbox. */
const MAIL_POLL_MS = 50;

/** The sandbox as a program of its own, as it runs beside the server. */
export interface RunningSandbox {
  readonly origin: string;
  /** The address of its mail server. */
  readonly smtpUrl: string;
  /** Makes the next `times` requests to a stand-in fail, or wait for `ms`. */
  readonly fail: (
    target: string,
    mode: 'down' | 'error' | 'cut' | 'slow',
    times: number,
    ms?: number,
  ) => Promise<void>;
  /** The mails that arrived for an address, newest first. */
  readonly mails: (to: string) => Promise<readonly SandboxMail[]>;
  /** The newest mail to an address, as soon as there are so many. */
  readonly nextMail: (to: string, count?: number) => Promise<SandboxMail>;
  readonly stop: () => Promise<void>;
}

/** Starts the sandbox on a free port with an empty folder and waits until it listens. */
export async function startSandbox(): Promise<RunningSandbox> {
  const port = await freePort();
  const smtpPort = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the sandbox did not start'))),
  ]);
  const origin = `http://localhost:${port}`;
  async function mails(to: string): Promise<readonly SandboxMail[]> {
    const response = await fetch(`${origin}/mail/messages?to=${encodeURIComponent(to)}`);
    return (await response.json()) as SandboxMail[];
  }
  return {
    origin,
    smtpUrl: `smtp://localhost:${smtpPort}`,
    mails,
    async nextMail(to, count = 1) {
      for (;;) {
        const arrived = await mails(to);
        if (arrived[0] && arrived.length >= count) return arrived[0];
        await delay(MAIL_POLL_MS);
      }
    },
    async fail(target, mode, times, ms) {
      const body = JSON.stringify({ target, mode, times, ms });
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
