import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** Mailed links and codes do more than sign in: what each is for, and what it carries. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .alterTable('sign_in_links')
    .addColumn('purpose', text, (column) => column.notNull().defaultTo('sign-in'))
    .execute();
  await database.schema.alterTable('sign_in_links').addColumn('payload', text).execute();
}
