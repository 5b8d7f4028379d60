import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** From when on an activity is for members, whether it was taken back, and what the daily job published. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema.alterTable('activities').addColumn('members_from', text).execute();
  await database.schema.alterTable('activities').addColumn('unpublished_at', text).execute();
  await database.schema
    .createTable('daily_pages')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('slot', integer, (column) => column.notNull())
    .addColumn('activity_id', text, (column) => column.notNull().unique().references('activities.id'))
    .addColumn('composition', text, (column) => column.notNull())
    .addColumn('recipe', text, (column) => column.notNull())
    .addColumn('facts', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('generator_version', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_pages_key', ['day', 'slot'])
    .execute();
}
