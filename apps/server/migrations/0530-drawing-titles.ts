import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** What people call their drawings; null while that is the activity's title. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema.alterTable('drawings').addColumn('title', text).execute();
}
