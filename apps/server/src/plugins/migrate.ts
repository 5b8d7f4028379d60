import { Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/migrations.ts';
import type { Databases } from './database.ts';

/** Brings the database to the newest shape; replicas that start together take turns. Throws what a migration threw. */
export async function migrate(databases: Databases): Promise<void> {
  const migrator = new Migrator({
    db: databases.write,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // Numbers go by area, so a new step may stand before one that was applied already.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be migrated', { cause: error });
}
