import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/**
 * What the daily pages go by: fingerprints of all published pages, the subject's family and the feast of a daily page,
 * the sentence that the week's story tells on a day, and the pages that wait for an operator's word.
 */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer, real } = columnTypes(database);
  await database.schema.alterTable('daily_pages').addColumn('family', text).execute();
  await database.schema.alterTable('daily_pages').addColumn('feast', text).execute();
  await database.schema
    .createTable('page_prints')
    .addColumn('activity_id', text, (column) => column.notNull().references('activities.id'))
    .addColumn('page_index', integer, (column) => column.notNull())
    .addColumn('print', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('page_prints_key', ['activity_id', 'page_index'])
    .execute();
  await database.schema
    .createTable('daily_stories')
    .addColumn('day', text, (column) => column.primaryKey().notNull())
    .addColumn('week', text, (column) => column.notNull())
    .addColumn('theme', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('sentence', text, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('daily_proposals')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('slot', integer, (column) => column.notNull())
    .addColumn('recipe', text, (column) => column.notNull())
    .addColumn('facts', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('generator_version', integer, (column) => column.notNull())
    .addColumn('composition', text, (column) => column.notNull())
    .addColumn('family', text, (column) => column.notNull())
    .addColumn('feast', text)
    .addColumn('print', text, (column) => column.notNull())
    .addColumn('likeness', real, (column) => column.notNull())
    .addColumn('nearest', text)
    .addColumn('score', integer, (column) => column.notNull())
    .addColumn('lines_key', text, (column) => column.notNull())
    .addColumn('color_key', text, (column) => column.notNull())
    .addColumn('opinion', text)
    .addColumn('drawn_at', text, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('daily_proposals_by_day')
    .on('daily_proposals')
    .columns(['day', 'slot'])
    .execute();
}
