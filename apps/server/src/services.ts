import { join } from 'node:path';
import type { Config } from './config.ts';
import { listUnlisted } from './modules/catalogue/catalogue.ts';
import { openDatabases, type Databases } from './plugins/database.ts';
import { migrate } from './plugins/migrate.ts';
import { loadSecrets, type Secrets } from './plugins/secrets.ts';
import { openFileStore } from './store/file-store.ts';
import type { ObjectStore } from './store/object-store.ts';

/** What the application is given to work with. */
export interface Services {
  readonly databases: Databases;
  readonly store: ObjectStore;
  readonly secrets: Secrets;
}

/**
 * Opens everything that outlives a request: the secrets, the store, and the database brought up to date. A program that
 * runs beside the server is not alone.
 */
export async function openServices(config: Config, { isAlone } = { isAlone: true }): Promise<Services> {
  const secrets = await loadSecrets(config.dataDir);
  const store = await openFileStore(join(config.dataDir, 'images'), { isAlone });
  const databases = await openDatabases(config);
  try {
    await migrate(databases);
    await listUnlisted(databases);
  } catch (error) {
    await databases.close();
    throw error;
  }
  return { databases, store, secrets };
}
