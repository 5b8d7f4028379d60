import type { Kysely } from 'kysely';
import { columnTypes } from './columns.ts';

/** The activities that signed-in people love. */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable('favorites')
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('activity_id', text, (column) =>
      column.notNull().references('activities.id').onDelete('cascade'),
    )
    .addColumn('added_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('favorites_key', ['user_id', 'activity_id'])
    .execute();
  await database.schema.createIndex('favorites_by_activity').on('favorites').column('activity_id').execute();
}
