import type { Config } from './config.ts';
import { keepBeforeUpgrade } from './modules/backup/backup.ts';
import { listUnlisted } from './modules/catalogue/catalogue.ts';
import { openDatabases, type Databases } from './plugins/database.ts';
import { migrate } from './plugins/migrate.ts';
import { loadSecrets, type Secrets } from './plugins/secrets.ts';
import { StartError } from './start-error.ts';
import { openStore } from './store/open-store.ts';
import type { ObjectStore } from './store/object-store.ts';

/** What the application is given to work with. */
export interface Services {
  readonly databases: Databases;
  readonly store: ObjectStore;
  readonly secrets: Secrets;
}

/** Activities whose pictures are looked for at a start. */
const SAMPLE = 20;

async function holdsNoKeys({ read }: Databases): Promise<boolean> {
  return (await read.selectFrom('signing_keys').select('id').limit(1).execute()).length === 0;
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

interface OpenOptions {
  /** False for a program that runs beside the server. */
  readonly isAlone?: boolean;
  /** Told what an operator should know of the start. */
  readonly notice?: (line: string) => void;
}

/**
 * Opens everything that outlives a request: the secrets, the store, and the database brought up to date. Throws
 * StartError where the operator can mend what is wrong.
 */
export async function openServices(config: Config, options: OpenOptions = {}): Promise<Services> {
  const { isAlone = true, notice = () => undefined } = options;
  const { store, where, folder } = await openStore(config, isAlone);
  const databases = await openDatabases(config);
  try {
    await keepBeforeUpgrade(databases, { ...config, store, storeFolder: folder }, notice);
    await migrate(databases);
    const secrets = await loadSecrets(config.dataDir, () => holdsNoKeys(databases));
    await listUnlisted(databases);
    await checkPictures(databases, store, where);
    return { databases, store, secrets };
  } catch (error) {
    await databases.close();
    throw error;
  }
}
