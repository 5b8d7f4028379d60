import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openServices, type Services } from '../src/services.ts';
import { freePort } from '../../../scripts/ports.ts';
import { freshPostgres } from './databases.ts';

/** A server over a data folder, as `main.ts` opens it; it can be ended and another one started in its place. */
export interface InstalledServer extends Services {
  readonly origin: string;
  readonly notices: readonly string[];
  /** Ends it and closes the database. */
  readonly end: () => Promise<void>;
}

/** The variables of a new installation with a sandbox to sign in at; its folder goes with the test. */
export async function newInstallation(sandbox: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'installation-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = await freshPostgres();
  return {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    GOOGLE_ISSUER: `${sandbox}/google`,
    GOOGLE_CLIENT_ID: 'sandbox-google',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

const progress = () => ({ done: 0, total: 0, hasFirstPages: true });

/** Starts a server with the given variables, which name a DATA_DIR and a PORT; it ends with the test at the latest. */
export async function startInstalled(variables: Readonly<Record<string, string>>): Promise<InstalledServer> {
  const config = readConfig({ LOG_LEVEL: 'silent', WEB_DIST: '/nowhere', ...variables });
  const notices: string[] = [];
  const services = await openServices(config, {
    notice: (line) => void notices.push(line),
    log: pino({ level: 'silent' }),
  });
  const app = await buildApp(config, { ...services, mailer: undefined, progress });
  await app.listen({ port: config.port, host: 'localhost' });
  let ending: Promise<void> | undefined;
  const end = () => (ending ??= app.close().then(services.close));
  onTestFinished(end);
  return { ...services, origin: config.publicUrl, notices, end };
}
