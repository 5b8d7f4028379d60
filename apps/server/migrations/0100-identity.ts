import { type Kysely, PostgresAdapter } from 'kysely';
import { columnTypes } from './columns.ts';

/** The identity library writes moments and truths in each database's own way. */
function libraryTypes(database: Kysely<never>) {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const moment = isPostgres ? ('timestamptz' as const) : ('date' as const);
  const truth = isPostgres ? ('boolean' as const) : ('integer' as const);
  return { ...columnTypes(database), moment, truth };
}

/**
 * People, their sessions, the provider accounts they sign in with, sign-ins under way and the keys of access tokens.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await createUsers(database);
  await createSessions(database);
  await createAccounts(database);
  await createVerifications(database);
  await createSigningKeys(database);
}

async function createUsers(database: Kysely<never>): Promise<void> {
  const { text, moment, truth } = libraryTypes(database);
  await database.schema
    .createTable('users')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('email_verified', truth, (column) => column.notNull())
    .addColumn('image', text)
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute();
}

async function createSessions(database: Kysely<never>): Promise<void> {
  const { text, moment } = libraryTypes(database);
  await database.schema
    .createTable('sessions')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('token', text, (column) => column.notNull().unique())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', moment, (column) => column.notNull())
    .addColumn('ip_address', text)
    .addColumn('user_agent', text)
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute();
  await database.schema.createIndex('sessions_by_person').on('sessions').column('user_id').execute();
}

async function createAccounts(database: Kysely<never>): Promise<void> {
  const { text, moment } = libraryTypes(database);
  await database.schema
    .createTable('accounts')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('provider_id', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('access_token', text)
    .addColumn('refresh_token', text)
    .addColumn('id_token', text)
    .addColumn('access_token_expires_at', moment)
    .addColumn('refresh_token_expires_at', moment)
    .addColumn('scope', text)
    .addColumn('password', text)
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .addUniqueConstraint('accounts_by_subject', ['provider_id', 'account_id'])
    .execute();
  await database.schema.createIndex('accounts_by_person').on('accounts').column('user_id').execute();
}

async function createVerifications(database: Kysely<never>): Promise<void> {
  const { text, moment } = libraryTypes(database);
  await database.schema
    .createTable('verifications')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('identifier', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('expires_at', moment, (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('verifications_by_identifier')
    .on('verifications')
    .column('identifier')
    .execute();
}

async function createSigningKeys(database: Kysely<never>): Promise<void> {
  const { text, moment } = libraryTypes(database);
  await database.schema
    .createTable('signing_keys')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('private_key', text, (column) => column.notNull())
    .addColumn('alg', text)
    .addColumn('crv', text)
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('expires_at', moment)
    .execute();
}
