import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns.ts';

/** What people pay for: who they are at the provider, what they asked for and have, and what the provider told. */
export async function up(database: Kysely<never>): Promise<void> {
  await addPeople(database);
  await addSubscriptions(database);
  await addRequests(database);
  await addInbox(database);
  await addGifts(database);
  for (const column of ['image_key', 'line_key', 'regions_key']) {
    await database.schema
      .createIndex(`activity_pages_by_${column}`)
      .on('activity_pages')
      .column(column)
      .execute();
  }
}

function ofPerson(database: Kysely<never>, table: string) {
  const { text } = columnTypes(database);
  return database.schema
    .createTable(table)
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'));
}

async function addPeople(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await ofPerson(database, 'billing_customers')
    .addColumn('customer_id', text, (column) => column.notNull().unique())
    .addColumn('syncs_begun', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('sync_applied', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('billing_customers_key', ['user_id'])
    .execute();
}

async function addSubscriptions(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await ofPerson(database, 'subscriptions')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('streams', text, (column) => column.notNull())
    .addColumn('billing_frequency', text, (column) => column.notNull())
    .addColumn('amount_cents', integer, (column) => column.notNull())
    .addColumn('period_end', text, (column) => column.notNull())
    .addColumn('is_ending', integer, (column) => column.notNull())
    .addColumn('ended_at', text)
    .addColumn('latest_invoice', text)
    .addColumn('failed_payment', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('open_for', text, (column) => column.unique())
    .execute();
  await database.schema
    .createIndex('subscriptions_by_person')
    .on('subscriptions')
    .column('user_id')
    .execute();
}

async function addRequests(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await ofPerson(database, 'subscription_requests')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('streams', text, (column) => column.notNull())
    .addColumn('billing_frequency', text, (column) => column.notNull())
    .addColumn('amount_cents', integer, (column) => column.notNull())
    .addColumn('session_id', text)
    .addColumn('checkout_url', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .addColumn('reason', text)
    .addColumn('open_for', text, (column) => column.unique())
    .execute();
  await database.schema
    .createIndex('subscription_requests_by_person')
    .on('subscription_requests')
    .column('user_id')
    .execute();
}

async function addInbox(database: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(database);
  await database.schema
    .createTable('webhook_inbox')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('customer_id', text)
    .addColumn('received_at', text, (column) => column.notNull())
    .addColumn('due_at', text, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('last_error', text)
    .addColumn('done_at', text)
    .execute();
  await sql`create index webhook_inbox_due on webhook_inbox (due_at) where done_at is null`.execute(database);
  await database.schema
    .createTable('billing_effects')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('at', text, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('billing_state')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
}

async function addGifts(database: Kysely<never>): Promise<void> {
  const { text } = columnTypes(database);
  await ofPerson(database, 'stream_gifts')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('stream', text, (column) => column.notNull())
    .addColumn('until', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await database.schema.createIndex('stream_gifts_by_person').on('stream_gifts').column('user_id').execute();
  await ofPerson(database, 'begun_pages')
    .addColumn('activity_id', text, (column) =>
      column.notNull().references('activities.id').onDelete('cascade'),
    )
    .addColumn('begun_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('begun_pages_key', ['user_id', 'activity_id'])
    .execute();
}
