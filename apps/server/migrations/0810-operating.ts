import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** What people report of pages, and what the tidying removed on each day. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('reports')
    .addColumn('activity_id', text, (column) =>
      column.notNull().references('activities.id').onDelete('cascade'),
    )
    .addColumn('reporter', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('note', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('decided_at', text)
    .addPrimaryKeyConstraint('reports_by_activity', ['activity_id', 'reporter'])
    .execute();
  await database.schema.createIndex('reports_by_person').on('reports').column('user_id').execute();
  await database.schema
    .createIndex('reports_by_decision')
    .on('reports')
    .columns(['decided_at', 'created_at'])
    .execute();
  await database.schema
    .createTable('tidyings')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('total', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('tidyings_by_day', ['day', 'name'])
    .execute();
}
