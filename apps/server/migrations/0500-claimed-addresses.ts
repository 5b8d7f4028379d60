import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './columns.ts';

/**
 * An address that nobody has verified is kept beside the one that a person is known by, so that it never stands in the
 * way of whoever owns it.
 */
export async function up(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema.alterTable('users').addColumn('claimed_email', text).execute();
  await sql`update users set claimed_email = email, email = lower(id) || '@unverified.invalid'
    where email_verified = ${isPostgres ? sql`false` : sql`0`}`.execute(database);
}
