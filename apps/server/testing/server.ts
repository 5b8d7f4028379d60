import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openMail } from '../src/modules/mail/mail.ts';
import type { DrawingProcess } from '../src/modules/publishing/publishing.ts';
import type { Databases } from '../src/plugins/database.ts';
import type { CatalogueProgress } from '../src/plugins/health.ts';
import { loadSecrets } from '../src/plugins/secrets.ts';
import { createWindowCounter } from '../src/plugins/window-counter.ts';
import { openFileStore } from '../src/store/file-store.ts';
import type { ObjectStore } from '../src/store/object-store.ts';
import { Browser } from './browser.ts';
import { testDatabases } from './databases.ts';
import { freePort } from '../../../scripts/ports.ts';
import { accessToken, signIn } from './sign-in.ts';

/** The whole server with a database and a data folder of its own, both gone when the test ends. */
export interface TestServer {
  readonly app: FastifyInstance;
  /** Its own address, where it listens when a sandbox is given. */
  readonly origin: string;
  readonly databases: Databases;
  readonly store: ObjectStore;
  readonly dataDir: string;
  /** Signs a person in at the sandbox; gives the header that their calls carry. */
  readonly signIn: (email: string) => Promise<{ readonly authorization: string }>;
}

interface ServerOptions {
  /** The sandbox to sign in at; without one nobody can. */
  readonly sandbox?: string;
  /** The mail server to send mail by; without one there is no mail. */
  readonly smtpUrl?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly progress?: CatalogueProgress;
  /** A database that is brought up to date; a fresh one unless told otherwise. */
  readonly databases?: Databases;
  /** What draws for people; a real process unless told otherwise. */
  readonly startProcess?: () => DrawingProcess;
}

function googleAt(sandbox: string | undefined): Record<string, string> {
  if (sandbox === undefined) return {};
  return {
    GOOGLE_ISSUER: `${sandbox}/google`,
    GOOGLE_CLIENT_ID: 'sandbox-google',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
  };
}

/** The outbox of a server and its worker, which ends with the test. */
function startMail(config: Config, parts: { readonly databases: Databases; readonly secret: string }) {
  if (config.mail === undefined) return undefined;
  const { mailer, worker } = openMail(config.mail, {
    ...parts,
    site: config,
    log: pino({ level: 'silent' }),
  });
  void worker.run();
  onTestFinished(worker.stop);
  return mailer;
}

/** Starts the server; it listens only where somebody has to sign in. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const { sandbox, smtpUrl, variables, progress, databases = await testDatabases() } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'server-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    WEB_DIST: join(dataDir, 'web'),
    ...googleAt(sandbox),
    ...(smtpUrl && { SMTP_URL: smtpUrl, MAIL_FROM: 'Inkbloom <hello@inkbloom.example>' }),
    ...variables,
  });
  const store = await openFileStore(join(dataDir, 'images'));
  const secrets = await loadSecrets(dataDir);
  const done = progress ?? { done: 0, total: 0, hasFirstPages: true };
  const mailer = startMail(config, { databases, secret: secrets.identity });
  const app = await buildApp(config, {
    databases,
    store,
    secrets,
    mailer,
    counter: createWindowCounter(),
    progress: () => done,
    startProcess: options.startProcess,
  });
  onTestFinished(() => app.close());
  if (sandbox === undefined) await app.ready();
  else await app.listen({ port, host: 'localhost' });

  async function signInAs(email: string) {
    const browser = new Browser();
    await signIn(browser, config.publicUrl, { email });
    return { authorization: `Bearer ${await accessToken(browser, config.publicUrl)}` };
  }
  return { app, origin: config.publicUrl, databases, store, dataDir, signIn: signInAs };
}
