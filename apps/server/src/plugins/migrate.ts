import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '../../migrations/migrations.ts';
import type { Databases } from './database.ts';

const nothing: Migration = { up: () => Promise.resolve() };

/** The steps that a database has taken; none where it is new. */
export async function stepsTaken({ write }: Pick<Databases, 'write'>): Promise<string[]> {
  const tables = await write.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(write);
  return rows.map(({ name }) => name);
}

/**
 * Brings the database to the newest shape; replicas that start together take turns. Steps that a later version has
 * taken are left alone: while servers are upgraded one by one, this version goes on beside it. Throws what a migration
 * threw.
 */
export async function migrate(databases: Databases): Promise<void> {
  const later = Object.fromEntries((await stepsTaken(databases)).map((name) => [name, nothing]));
  const migrator = new Migrator({
    db: databases.write,
    provider: { getMigrations: () => Promise.resolve({ ...later, ...migrations }) },
    // Numbers go by area, so a new step may stand before one that was applied already.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be migrated', { cause: error });
}
