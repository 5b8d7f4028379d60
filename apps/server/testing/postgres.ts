import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres-server.ts';
import { openDatabases } from '../src/plugins/database.ts';
import { migrate } from '../src/plugins/migrate.ts';

/** The database on the tests' server that is up to date and empty: each test's own is a copy. */
const TEMPLATE = 'up_to_date';

/** What databases that live for a run need not: care for later, and for a disk that fails. */
const SHORT_LIVED = ['autovacuum=off', 'jit=off', 'full_page_writes=off'];

/**
 * Before all tests: one PostgreSQL server for the run when TEST_DATABASE=postgres; its programs are in POSTGRES_BIN.
 */
export default async function preparePostgres(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('postgresServer', '');
    project.provide('postgresTemplate', '');
    return undefined;
  }
  const server = await startPostgres(process.env['POSTGRES_BIN'] ?? '/usr/local/bin', SHORT_LIVED);
  await buildTemplate(server.address);
  project.provide('postgresServer', server.address);
  project.provide('postgresTemplate', TEMPLATE);
  return server.stop;
}

async function buildTemplate(server: string): Promise<void> {
  const client = new Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const databases = await openDatabases({ dataDir: '', databaseUrl: `${server}/${TEMPLATE}` });
  await migrate(databases);
  await databases.close();
}
