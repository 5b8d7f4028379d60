import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** Whose save or delete left a file that nothing needs, so that one person's leftovers can be bounded. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema.alterTable('drawing_files').addColumn('released_by', text).execute();
  await database.schema
    .createIndex('drawing_files_by_released_by')
    .on('drawing_files')
    .column('released_by')
    .execute();
}
