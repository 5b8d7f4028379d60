import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/**
 * Pages that were made of pictures from outside and wait for an operator's word; the rows that a proposed daily page
 * becomes, so that what goes out is what was looked at; and which proposal a daily page was.
 */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, real } = columnTypes(database);
  await database.schema.alterTable('daily_proposals').addColumn('page', text).execute();
  await database.schema.alterTable('daily_pages').addColumn('proposal_id', text).execute();
  await database.schema
    .createTable('imported_pages')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('page', text, (column) => column.notNull())
    .addColumn('likeness', real, (column) => column.notNull())
    .addColumn('nearest', text)
    .addColumn('lines_key', text, (column) => column.notNull())
    .addColumn('color_key', text, (column) => column.notNull())
    .addColumn('opinion', text)
    .addColumn('imported_at', text, (column) => column.notNull())
    .addColumn('judged_at', text)
    .execute();
}
