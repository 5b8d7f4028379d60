import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ulid } from 'ulid';
import { onTestFinished } from 'vitest';
import { openDatabases, type Databases } from '../src/plugins/database.ts';
import { migrate } from '../src/plugins/migrate.ts';
import { lendPostgres, onServer, postgresServer } from './lent-postgres.ts';

const SQLITE_FILE = 'inkbloom.sqlite';

/** The address of a new and empty PostgreSQL database that goes when the test ends; undefined when SQLite is tested. */
export async function freshPostgres(): Promise<string | undefined> {
  const server = postgresServer();
  if (!server) return undefined;
  const name = `test_${ulid().toLowerCase()}`;
  await onServer(server, `create database ${name}`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  return `${server}/${name}`;
}

async function buildEmptyFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  const databases = await openDatabases({ dataDir });
  await migrate(databases);
  await databases.close();
  const file = await readFile(join(dataDir, SQLITE_FILE));
  await rm(dataDir, { recursive: true });
  return file;
}

/** An empty SQLite file that is up to date, for tests to copy: each migration would be run hundreds of times. */
let emptyFile: Promise<Buffer> | undefined;

/** The database of one test, brought up to date; SQLite, or PostgreSQL when TEST_DATABASE=postgres. */
export async function testDatabases(): Promise<Databases> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  const lent = await lendPostgres();
  const databaseUrl = lent?.url;
  if (databaseUrl === undefined)
    await writeFile(join(dataDir, SQLITE_FILE), await (emptyFile ??= buildEmptyFile()));
  const databases = await openDatabases({ dataDir, databaseUrl });
  onTestFinished(async () => {
    await databases.close();
    await lent?.giveBack();
    await rm(dataDir, { recursive: true, force: true });
  });
  return databases;
}
