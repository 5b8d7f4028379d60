import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** Sign-in mails that were not used yet. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('sign_in_links')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('token_hash', text, (column) => column.notNull().unique())
    .addColumn('code_hash', text, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
}
