import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** What all servers of one database have in common. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable('installation')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
}
