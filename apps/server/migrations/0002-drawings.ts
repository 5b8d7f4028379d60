import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** Kept drawings, every revision of them, and the answers already given to saves. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('drawings')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('activity_id', text, (column) => column.notNull().references('activities.id'))
    .addColumn('page_index', integer, (column) => column.notNull())
    .addColumn('head_revision', integer, (column) => column.notNull())
    .addColumn('last_revision', integer, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('drawings_by_person')
    .on('drawings')
    .columns(['user_id', 'updated_at', 'id'])
    .execute();
  await createRevisions(database);
  await createKeys(database);
}

async function createRevisions(database: Kysely<never>): Promise<void> {
  const { text, integer, real } = columnTypes(database);
  await database.schema
    .createTable('drawing_revisions')
    .addColumn('drawing_id', text, (column) => column.notNull().references('drawings.id').onDelete('cascade'))
    .addColumn('revision', integer, (column) => column.notNull())
    .addColumn('base_revision', integer, (column) => column.notNull())
    .addColumn('is_branch', integer, (column) => column.notNull())
    .addColumn('picture_key', text, (column) => column.notNull())
    .addColumn('thumbnail_key', text, (column) => column.notNull())
    .addColumn('journal_key', text)
    .addColumn('colored_share', real, (column) => column.notNull())
    .addColumn('details', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('drawing_revisions_key', ['drawing_id', 'revision'])
    .execute();
}

async function createKeys(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('body_hash', text, (column) => column.notNull())
    .addColumn('answer', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key'])
    .execute();
}
