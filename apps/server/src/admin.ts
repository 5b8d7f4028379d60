import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { BACKUP_USAGE, BackupError, runBackup } from './modules/backup/backup.ts';
import { DRAWINGS_USAGE, runDrawings } from './modules/drawings/drawings.ts';
import { runDoctor } from './modules/doctor/doctor.ts';
import { openMail, runMail } from './modules/mail/mail.ts';
import { exportOf, PEOPLE_USAGE, runPeople } from './modules/people/people.ts';
import { openDatabases } from './plugins/database.ts';
import { openServices } from './services.ts';
import { StartError } from './start-error.ts';
import { openStore } from './store/open-store.ts';

// The operator's tool for the installation: `npm run admin -- <verb>`, with the variables of the server.

const USAGE = `npm run admin -- <verb>

${BACKUP_USAGE}
  doctor                             looks at everything and says what is wrong and what to do
${PEOPLE_USAGE}
${DRAWINGS_USAGE}
  mail list|resend|drop ...          as npm run mail
  billing ..., pages ...             as npm run billing, npm run pages`;

/** What a command exits with when it failed, and when it made no sense. */
const FAILED = 1;
const SENSELESS = 2;

const result = (line: string) => void process.stdout.write(`${line}\n`);
const notice = (line: string) => void process.stderr.write(`${line}\n`);

/** Opens the database of an installation that was started before: a look shall not make an empty one. */
async function openExisting(config: Config) {
  const file = join(config.dataDir, 'inkbloom.sqlite');
  if (config.databaseUrl === undefined && !existsSync(file)) {
    throw new StartError(`${file} is not there: start the server first, or restore a backup.`);
  }
  return openDatabases(config);
}

async function backups(args: readonly string[], config: Config): Promise<number | undefined> {
  const { store, folder: storeFolder } = await openStore(config, false);
  const source = { ...config, store, storeFolder };
  return runBackup(args, { source, openDatabases: () => openExisting(config), result, notice });
}

async function doctor(config: Config): Promise<number> {
  async function open() {
    const databases = await openExisting(config);
    const { store, where } = await openStore(config, false);
    return { databases, store, where, close: databases.close };
  }
  return runDoctor({ config, open, result });
}

async function people(args: readonly string[], config: Config): Promise<number | undefined> {
  const services = await openServices(config, { isAlone: false, notice });
  const { databases, store, secrets } = services;
  const log = pino({ level: 'silent' });
  const mail =
    config.mail && openMail(config.mail, { databases, secret: secrets.identity, site: config, log });
  try {
    const parts = { databases, store, publicUrl: config.publicUrl, mailer: mail?.mailer };
    return await runPeople(args, { ...parts, result, notice });
  } finally {
    await databases.close();
  }
}

async function mails(args: readonly string[], config: Config): Promise<number> {
  const { databases } = await openServices(config, { isAlone: false, notice });
  try {
    return await runMail(args, { databases, result, notice });
  } finally {
    await databases.close();
  }
}

async function drawings(args: readonly string[], config: Config): Promise<number | undefined> {
  const { databases, store } = await openServices(config, { isAlone: false, notice });
  const everythingOf = (userId: string) => exportOf({ databases, store }, userId);
  try {
    return await runDrawings(args, { databases, store, everythingOf, result, notice });
  } finally {
    await databases.close();
  }
}

/** Programs of their own, which read the rest of the words themselves and set the exit code. */
const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  billing: () => import('./billing.ts'),
  pages: () => import('./pages.ts'),
};

async function run([verb = '', ...rest]: readonly string[]): Promise<number | undefined> {
  const config = readConfig(process.env);
  if (['backup', 'backups', 'restore', 'rollback', 'verify'].includes(verb)) {
    return backups([verb, ...rest], config);
  }
  if (verb === 'doctor' && rest.length === 0) return doctor(config);
  if (verb === 'people') return people(rest, config);
  if (verb === 'drawings') return drawings(rest, config);
  if (verb === 'mail') return mails(rest, config);
  return undefined;
}

/** What an operator can act on in one line; anything else with all there is to know. */
function explain(error: unknown): string {
  const isPlain = error instanceof StartError || error instanceof BackupError || error instanceof ConfigError;
  if (isPlain) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isSenseless(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
}

try {
  const [verb = '', ...rest] = process.argv.slice(2);
  if (Object.hasOwn(PROGRAMS, verb)) {
    process.argv.splice(2, Infinity, ...rest);
    await PROGRAMS[verb]?.();
  } else {
    const code = await run([verb, ...rest]);
    if (code === undefined) notice(USAGE);
    process.exitCode = code ?? SENSELESS;
  }
} catch (error) {
  notice(isSenseless(error) ? `${(error as Error).message}\n\n${USAGE}` : explain(error));
  process.exitCode = isSenseless(error) ? SENSELESS : FAILED;
}
