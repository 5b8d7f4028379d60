import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** Pages that people had drawn for themselves, whose an activity is, and who or what drew it. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema.alterTable('activities').addColumn('owner', text).execute();
  await database.schema.alterTable('activities').addColumn('origin', text).execute();
  await database.schema
    .createTable('made_pages')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('request_id', text, (column) => column.notNull())
    .addColumn('place', integer, (column) => column.notNull())
    .addColumn('owner', text, (column) => column.notNull())
    .addColumn('wish', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('problem', text)
    .addColumn('asked_at', text, (column) => column.notNull())
    .addColumn('begun_at', text)
    .addColumn('ended_at', text)
    .addColumn('kept_at', text)
    .addColumn('page', text)
    .execute();
  await database.schema
    .createIndex('made_pages_by_owner')
    .on('made_pages')
    .columns(['owner', 'asked_at'])
    .execute();
  await database.schema
    .createIndex('made_pages_by_state')
    .on('made_pages')
    .columns(['state', 'asked_at'])
    .execute();
  await database.schema
    .createIndex('made_pages_by_request')
    .on('made_pages')
    .columns(['request_id'])
    .execute();
}
