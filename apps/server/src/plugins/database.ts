import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import { isDatabaseAway } from './database-away.ts';
import type { Tables } from './tables.ts';

/** Milliseconds to wait for another writer, for a connection and for one statement. */
const BUSY_TIMEOUT = 5_000;
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 30_000;
const POOL_SIZE = 10;
/** Kibibytes of the SQLite file that a connection holds in memory. */
const CACHE_SIZE = 65_536;

/** The database: `write` for everything that changes, `read` for queries beside it. */
export interface Databases {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Closes all connections. */
  readonly close: () => Promise<void>;
}

function openSqliteFile(file: string, readonly: boolean): Kysely<Tables> {
  const database = new SqliteDatabase(file, { readonly, timeout: BUSY_TIMEOUT });
  if (!readonly) {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
  }
  database.pragma(`cache_size = -${CACHE_SIZE}`);
  database.pragma('foreign_keys = ON');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

async function openSqlite(folder: string): Promise<Databases> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'inkbloom.sqlite');
  const write = openSqliteFile(file, false);
  await sql`select 1`.execute(write);
  const read = openSqliteFile(file, true);
  const close = async (): Promise<void> => {
    await read.destroy();
    await write.destroy();
  };
  return { kind: 'sqlite', read, write, close };
}

function openPostgres(url: string): Databases {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
  });
  // A broken connection is dropped by the pool, and its next query reports what is wrong; without listeners, also for
  // connections that are in use, the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', read: database, write: database, close: () => database.destroy() };
}

/** Opens the database that the configuration names: PostgreSQL by its address, otherwise SQLite in the data folder. */
export async function openDatabases(config: {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}): Promise<Databases> {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl);
}

/** Makes transactions that name the same resource run one after the other; lasts until the transaction ends. */
export async function holdInTransaction(
  kind: Databases['kind'],
  trx: Transaction<Tables>,
  resource: string,
): Promise<void> {
  if (kind === 'sqlite') return; // one writer at a time already
  await sql`select pg_advisory_xact_lock(hashtextextended(${resource}, 0))`.execute(trx);
}

/** The lock ends with its connection. */
function unlessAway(error: unknown): void {
  if (!isDatabaseAway(error)) throw error;
}

/** Runs background work unless another replica is at the same; tells whether it ran. */
export async function inTurn(
  databases: Databases,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (databases.kind === 'sqlite') {
    await work();
    return true;
  }
  return databases.write.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(
      connection,
    );
    if (rows[0]?.taken !== true) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(unlessAway);
    }
    return true;
  });
}
