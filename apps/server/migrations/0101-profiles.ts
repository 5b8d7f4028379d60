import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** What the app itself knows about a person. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable('profiles')
    .addColumn('user_id', text, (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('subscribed_streams', text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
}
