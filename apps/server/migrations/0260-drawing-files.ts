import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns.ts';

/**
 * The files that drawings are kept in, so that unused ones can be removed later, what each drawing takes, and when its
 * old revisions are looked through. Files from before are found by the walk over the store.
 */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('drawing_files')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('unused_since', text)
    .execute();
  for (const [table, column] of [
    ['drawing_files', 'unused_since'],
    ['drawing_revisions', 'picture_key'],
    ['drawing_revisions', 'thumbnail_key'],
    ['drawing_revisions', 'journal_key'],
    ['idempotency_keys', 'created_at'],
  ] as const) {
    await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
  await database.schema.alterTable('drawings').addColumn('bytes', 'bigint').execute();
  await database.schema.alterTable('drawings').addColumn('thin_after', text).execute();
  await database.schema.alterTable('drawing_revisions').addColumn('restored_from', integer).execute();
  await sql`update drawings set thin_after = updated_at where last_revision > 1`.execute(database);
  await database.schema.createIndex('drawings_by_thin_after').on('drawings').column('thin_after').execute();
}
