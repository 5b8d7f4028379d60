import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** The sheets for printing that were made already. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable('prints')
    .addColumn('activity_id', text, (column) =>
      column.notNull().references('activities.id').onDelete('cascade'),
    )
    .addColumn('paper', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('prints_key', ['activity_id', 'paper'])
    .execute();
}
