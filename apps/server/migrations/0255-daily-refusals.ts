import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** How often a composition at a grade was drawn for a day and refused: it had its turn, like one that was published. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('daily_refusals')
    .addColumn('composition', text, (column) => column.notNull())
    .addColumn('difficulty', text, (column) => column.notNull())
    .addColumn('times', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_refusals_key', ['composition', 'difficulty'])
    .execute();
}
