import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** The pages that an operator chose to publish, as they were drawn. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('chosen_pages')
    .addColumn('activity_id', text, (column) => column.primaryKey().notNull().references('activities.id'))
    .addColumn('recipe', text, (column) => column.notNull())
    .addColumn('facts', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('generator_version', integer, (column) => column.notNull())
    .execute();
}
