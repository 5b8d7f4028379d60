import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** Mails that wait to be sent, and those that could not be. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('mail_outbox')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('recipient', text, (column) => column.notNull())
    .addColumn('sealed', text, (column) => column.notNull())
    .addColumn('is_dead', integer, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('due_at', text, (column) => column.notNull())
    .addColumn('useful_until', text)
    .addColumn('last_error', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('mail_outbox_by_due')
    .on('mail_outbox')
    .columns(['is_dead', 'due_at', 'id'])
    .execute();
}
