import { Client } from 'pg';
import { ulid } from 'ulid';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server for tests, without a database; empty when SQLite is tested. */
    postgresServer: string;
    /** The database on that server that is up to date and empty. */
    postgresTemplate: string;
  }
}

/** Ends what still uses the database, and empties its tables but for what migrations noted. */
const EMPTY = `do $$
declare
  one regclass;
  is_used boolean;
begin
  perform pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  for one in select oid from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
  loop
    execute format('select exists (select from %s)', one) into is_used;
    if is_used then execute format('truncate %s cascade', one); end if;
  end loop;
end $$`;

/** Tables, indexes, columns and migrations: a test may have changed them. */
const SHAPE = `select
  (select md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ',' order by relname, attnum))
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and attnum > 0)
  || (select string_agg(name, ',' order by name) from kysely_migration) as shape`;

/** A PostgreSQL database that is up to date and empty, for one test at a time. */
interface LentPostgres {
  readonly url: string;
  /** Empties it for the next test. */
  readonly giveBack: () => Promise<void>;
}

interface Kept {
  readonly url: string;
  readonly shape: string;
}

/** Databases that nobody uses at the moment: making one takes longer than most tests. */
const free: Kept[] = [];

/** The address of the server for tests; undefined when SQLite is tested. */
export function postgresServer(): string | undefined {
  // Nothing where the root's set-up did not run.
  return inject('postgresServer') || undefined;
}

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

/** Runs a statement that belongs to no database. */
export async function onServer(server: string, statement: string): Promise<void> {
  await on(`${server}/postgres`, (client) => client.query(statement));
}

async function makeOne(server: string): Promise<Kept> {
  const name = `lent_${ulid().toLowerCase()}`;
  await onServer(server, `create database ${name} template ${inject('postgresTemplate')}`);
  const url = `${server}/${name}`;
  return { url, shape: await on(url, shapeOf) };
}

/** Lends a database; undefined when SQLite is tested. One whose tables a test has changed is not lent again. */
export async function lendPostgres(): Promise<LentPostgres | undefined> {
  const server = postgresServer();
  if (server === undefined) return undefined;
  const kept = free.pop() ?? (await makeOne(server));
  return {
    url: kept.url,
    async giveBack() {
      const shape = await on(kept.url, async (client) => {
        await client.query(EMPTY);
        return shapeOf(client);
      });
      if (shape === kept.shape) free.push(kept);
    },
  };
}
