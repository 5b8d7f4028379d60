import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/**
 * The activities that a version took out of the built-in catalogue: each is hidden once, and stays as an operator sets
 * it.
 */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable('withdrawals')
    .addColumn('activity_id', text, (column) => column.primaryKey().notNull().references('activities.id'))
    .addColumn('withdrawn_at', text, (column) => column.notNull())
    .execute();
}
