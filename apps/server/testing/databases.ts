import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ulid } from 'ulid';
import { inject, onTestFinished } from 'vitest';
import { openDatabases, type Databases } from '../src/plugins/database.ts';
import { migrate } from '../src/plugins/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server for tests, without a database; empty when SQLite is tested. */
    postgresServer: string;
    /** The database on that server that is up to date and empty. */
    postgresTemplate: string;
  }
}

const SQLITE_FILE = 'inkbloom.sqlite';

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client(`${server}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * The address of a new PostgreSQL database that goes when the test ends; undefined when SQLite is tested.
 * @param template the database it begins as a copy of; empty without one
 */
export async function freshPostgres(template = 'template1'): Promise<string | undefined> {
  const server = inject('postgresServer') as string | undefined; // nothing where the root's set-up did not run
  if (!server) return undefined;
  const name = `test_${ulid().toLowerCase()}`;
  await onServer(server, `create database ${name} template ${template}`);
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
  const databaseUrl = await freshPostgres(inject('postgresTemplate'));
  if (databaseUrl === undefined)
    await writeFile(join(dataDir, SQLITE_FILE), await (emptyFile ??= buildEmptyFile()));
  const databases = await openDatabases({ dataDir, databaseUrl });
  onTestFinished(async () => {
    await databases.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return databases;
}
