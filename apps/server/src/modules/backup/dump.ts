import { copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { StartError } from '../../start-error.ts';
import { BackupError } from './layout.ts';
import { runPostgres } from './postgres-programs.ts';

/** Which database is meant. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** More pages than any file has: all in one step, so that who writes meanwhile does not make it begin anew. */
const ALL_PAGES = 0x7fffffff;
const OWN_CONNECTIONS = `select count(*) from pg_stat_activity where datname = current_database()
  and application_name = 'inkbloom' and pid <> pg_backend_pid()`;
const RUNNING = 'The server is running. Stop it (every replica of it) and try again.';

/** The SQLite file of a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'inkbloom.sqlite');
}

/** Writes the database as it is at one moment into a file; the server may go on writing meanwhile. */
export async function dumpDatabase({ dataDir, databaseUrl }: DatabasePlace, to: string): Promise<void> {
  if (databaseUrl !== undefined) {
    await runPostgres('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${to}`], databaseUrl);
    return;
  }
  const database = new SqliteDatabase(sqliteFile(dataDir), { readonly: true, fileMustExist: true });
  try {
    await database.backup(to, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
}

/** Throws unless nobody has the file open; then all of the database is in the one file. */
function takeSqlite(file: string): void {
  const database = new SqliteDatabase(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StartError(RUNNING, { cause: error });
    }
    throw error;
  } finally {
    database.close();
  }
}

/** Throws StartError while a server uses the database. */
export async function refuseRunning({ dataDir, databaseUrl }: DatabasePlace): Promise<void> {
  if (databaseUrl === undefined) return takeSqlite(sqliteFile(dataDir));
  const count = await runPostgres('psql', ['-X', '-A', '-t', '-c', OWN_CONNECTIONS], databaseUrl);
  if (Number(count) > 0) throw new StartError(RUNNING);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function restoreSqlite(dataDir: string, from: string): Promise<void> {
  const file = sqliteFile(dataDir);
  const draft = `${file}.restored`;
  await copyFile(from, draft);
  await sync(draft);
  // What a killed server left beside the old file is not of the new one.
  for (const suffix of ['-wal', '-shm']) await rm(file + suffix, { force: true });
  await rename(draft, file);
  await sync(dataDir);
}

/** All in one transaction: the database is the old one or the restored one. */
async function restorePostgres(databaseUrl: string, from: string): Promise<void> {
  const script = `${from}.sql`;
  try {
    await runPostgres('pg_restore', ['--no-owner', '--no-acl', `--file=${script}`, from], databaseUrl);
    const empty = 'drop schema public cascade; create schema public';
    const args = ['-X', '-q', '--single-transaction', '-v', 'ON_ERROR_STOP=1', '-c', empty, '-f', script];
    await runPostgres('psql', args, databaseUrl);
  } finally {
    await rm(script, { force: true });
  }
}

/** Puts a written database in the place of the one that is there. Nobody may use it meanwhile. */
export async function restoreDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  kind: 'sqlite' | 'postgres',
  from: string,
): Promise<void> {
  const own = databaseUrl === undefined ? 'sqlite' : 'postgres';
  if (own !== kind) {
    throw new BackupError(
      kind === 'postgres'
        ? 'The backup is of a PostgreSQL database: set DATABASE_URL to one.'
        : 'The backup is of an SQLite database: leave DATABASE_URL out.',
    );
  }
  if (databaseUrl === undefined) await restoreSqlite(dataDir, from);
  else await restorePostgres(databaseUrl, from);
}
