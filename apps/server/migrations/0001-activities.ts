import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** The catalogue: activities and their pages. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('activities')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('sort_title', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('difficulty', text, (column) => column.notNull())
    .addColumn('difficulty_rank', integer, (column) => column.notNull())
    .addColumn('estimated_time', integer, (column) => column.notNull())
    .addColumn('tags', text, (column) => column.notNull())
    .addColumn('image_keys', text, (column) => column.notNull())
    .addColumn('thumbnail_key', text, (column) => column.notNull())
    .addColumn('thumbnail_preview_key', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await createPages(database);
  for (const column of ['created_at', 'sort_title', 'difficulty_rank', 'estimated_time']) {
    await database.schema
      .createIndex(`activities_by_${column}`)
      .on('activities')
      .columns([column, 'id'])
      .execute();
    await database.schema
      .createIndex(`activities_by_category_${column}`)
      .on('activities')
      .columns(['category', column, 'id'])
      .execute();
  }
}

async function createPages(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('activity_pages')
    .addColumn('activity_id', text, (column) =>
      column.notNull().references('activities.id').onDelete('cascade'),
    )
    .addColumn('page_index', integer, (column) => column.notNull())
    .addColumn('width', integer, (column) => column.notNull())
    .addColumn('height', integer, (column) => column.notNull())
    .addColumn('image_key', text, (column) => column.notNull())
    .addColumn('line_key', text, (column) => column.notNull())
    .addColumn('regions_key', text, (column) => column.notNull())
    .addColumn('preview_key', text, (column) => column.notNull())
    .addColumn('thumbnail_key', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('activity_pages_key', ['activity_id', 'page_index'])
    .execute();
}
