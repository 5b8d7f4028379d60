import { mkdir } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { keepBeforeUpgrade } from './modules/backup/backup.ts';
import { listUnlisted, unlistExplored } from './modules/catalogue/catalogue.ts';
import { openDatabases, type Databases } from './plugins/database.ts';
import { migrate } from './plugins/migrate.ts';
import { checkSameSecrets, hasSecretsNoted } from './plugins/same-secrets.ts';
import { loadSecrets, type Secrets } from './plugins/secrets.ts';
import type { SharedCounter } from './plugins/shared-counter.ts';
import { createWindowCounter, type WindowCounter } from './plugins/window-counter.ts';
import { keepSpareRoom, type SpareRoom } from './plugins/spare-room.ts';
import { StartError } from './start-error.ts';
import { openStore } from './store/open-store.ts';
import type { ObjectStore } from './store/object-store.ts';

/** What the application is given to work with. */
export interface Services {
  readonly databases: Databases;
  readonly store: ObjectStore;
  readonly secrets: Secrets;
  /** Counts requests for the limits, together with other replicas where there is Redis. */
  readonly counter: WindowCounter;
  /** Closes all connections. */
  readonly close: () => Promise<void>;
}

/** Activities whose pictures are looked for at a start. */
const SAMPLE = 20;

/** Whether no server has used this database with its secrets. */
async function isUnused({ read }: Databases): Promise<boolean> {
  const keys = await read.selectFrom('signing_keys').select('id').limit(1).execute();
  return keys.length === 0 && !(await hasSecretsNoted(read));
}

/**
 * Throws when the database lists pictures and not one of a sample is there: the folder is another, or was not restored.
 */
async function checkPictures({ read }: Databases, store: ObjectStore, folder: string): Promise<void> {
  const rows = await read.selectFrom('activities').select('thumbnail_key').limit(SAMPLE).execute();
  for (const { thumbnail_key } of rows) if ((await store.read(thumbnail_key)) !== undefined) return;
  if (rows.length === 0) return;
  throw new StartError(
    `${folder} holds none of the pictures that the database lists. Restore the folder from your backup; ` +
      'to begin anew, start with an empty DATA_DIR and an empty database.',
  );
}

/** The counter of all replicas. Its client is loaded only where there is Redis. */
async function openShared({ redisUrl }: Config, log: OpenOptions['log']): Promise<SharedCounter | undefined> {
  if (redisUrl === undefined || log === undefined) return undefined;
  const { createSharedCounter } = await import('./plugins/shared-counter.ts');
  return createSharedCounter(redisUrl, log);
}

/** Room for a database in a file; a database server has its own disk. */
async function openSpareRoom({ databaseUrl, dataDir }: Config): Promise<SpareRoom | undefined> {
  if (databaseUrl !== undefined) return undefined;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return keepSpareRoom(dataDir);
}

interface OpenOptions {
  /** False for a program that runs beside the server. */
  readonly isAlone?: boolean;
  /** Told what an operator should know of the start. */
  readonly notice?: (line: string) => void;
  readonly log?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Opens everything that outlives a request: the secrets, the store, and the database brought up to date. Throws
 * StartError where the operator can mend what is wrong.
 */
export async function openServices(config: Config, options: OpenOptions = {}): Promise<Services> {
  const { isAlone = true, notice = () => undefined, log } = options;
  const { store, where, folder } = await openStore(config, isAlone);
  const spareRoom = isAlone ? await openSpareRoom(config) : undefined;
  const databases = await openDatabases({ ...config, ...(spareRoom && { onFull: spareRoom.giveAway }) });
  try {
    await keepBeforeUpgrade(databases, { ...config, store, storeFolder: folder }, notice);
    await migrate(databases);
    const secrets = await loadSecrets(config.dataDir, () => isUnused(databases));
    await checkSameSecrets(databases, secrets, config.dataDir);
    await listUnlisted(databases);
    await unlistExplored(databases);
    await checkPictures(databases, store, where);
    const shared = isAlone ? await openShared(config, log) : undefined;
    async function close(): Promise<void> {
      shared?.close();
      spareRoom?.close();
      await databases.close();
    }
    return { databases, store, secrets, counter: shared ?? createWindowCounter(), close };
  } catch (error) {
    spareRoom?.close();
    await databases.close();
    throw error;
  }
}
