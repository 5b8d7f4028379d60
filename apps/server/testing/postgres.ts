import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres-server.ts';

/**
 * Before all tests: one PostgreSQL server for the run when TEST_DATABASE=postgres; its programs are in POSTGRES_BIN.
 */
export default async function preparePostgres(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('postgresServer', '');
    return undefined;
  }
  const server = await startPostgres(process.env['POSTGRES_BIN'] ?? '/usr/local/bin');
  project.provide('postgresServer', server.address);
  return server.stop;
}
