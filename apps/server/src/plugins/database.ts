import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { isDatabaseAway } from './database-away.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const POOL_SIZE = 10;

/** The database: `write` for everything that changes, `read` for queries beside it. */
export interface Databases {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Closes all connections. */
  readonly close: () => Promise<void>;
}

async function openPostgres(url: string): Promise<Databases> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    application_name: 'inkbloom',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
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
  /** Makes room on a full disk. */
  readonly onFull?: () => void;
}): Promise<Databases> {
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl);
  return { kind: 'sqlite', ...(await openSqlite(config.dataDir, config.onFull)) };
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
