import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server for tests, without a database; empty when SQLite is tested. */
    postgresServer: string;
  }
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

/** Whom the server runs as: PostgreSQL refuses to run as root, so then it is the user that its package made. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

/** Starts an empty PostgreSQL server in a temporary folder; gives its address and how to end it. */
async function startPostgres(binaries: string): Promise<{ address: string; stop: () => void }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const runAs = owner();
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(binaries, program), args, { ...runAs, cwd: folder, stdio: 'ignore' });
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'tests', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${folder}`;
  run('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    address: `postgres://tests@127.0.0.1:${port}`,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Before all tests: one PostgreSQL server for the run when TEST_DATABASE=postgres; its programs are in POSTGRES_BIN. */
export default async function preparePostgres(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('postgresServer', '');
    return undefined;
  }
  const server = await startPostgres(process.env['POSTGRES_BIN'] ?? '/usr/local/bin');
  project.provide('postgresServer', server.address);
  return server.stop;
}
