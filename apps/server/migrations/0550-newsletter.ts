import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** Who wants which mail, and which issue went to whom. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('newsletter_readers')
    .addColumn('user_id', text, (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('new_pages', integer, (column) => column.notNull())
    .addColumn('news', integer, (column) => column.notNull())
    .addColumn('confirmed_email', text)
    .addColumn('token_hash', text)
    .addColumn('token_until', text)
    .execute();
  await database.schema
    .createTable('newsletter_sendings')
    .addColumn('issue', text, (column) => column.notNull())
    .addColumn('reader_id', text, (column) =>
      column.notNull().references('newsletter_readers.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('newsletter_sendings_by_issue', ['issue', 'reader_id'])
    .execute();
  await database.schema
    .createIndex('newsletter_sendings_by_reader')
    .on('newsletter_sendings')
    .column('reader_id')
    .execute();
}
