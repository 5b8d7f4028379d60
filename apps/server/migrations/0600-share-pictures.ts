import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** The pictures of shared links that were made already. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable('share_pictures')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .execute();
}
