import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** How often things happened, by day and activity; nothing tells to whom. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('analytics_events')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('activity_id', text, (column) => column.notNull())
    .addColumn('total', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('analytics_events_key', ['day', 'name', 'activity_id'])
    .execute();
}
