import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.ts';

/** A PostgreSQL server of its own for tests, on loopback, that trusts everybody and keeps nothing. */
export interface PostgresServer {
  /** Its address without a database; the database `postgres` is there and empty. */
  readonly address: string;
  readonly stop: () => void;
  /** Ends the running server as an operator (`fast`) or a crash (`immediate`) does; its data stay. */
  readonly halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Starts the halted server again, on the same port. */
  readonly resume: () => Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Starts an empty PostgreSQL server in a temporary folder, from the programs in the given folder.
 * @param settings further settings of the server, each as `name=value`
 */
export async function startPostgres(
  binaries: string,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const runAs = owner();
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(binaries, program), args, { ...runAs, cwd: folder, stdio: 'ignore' });
  const control = (...args: readonly string[]) =>
    promisify(execFile)(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...args], { ...runAs, cwd: folder });
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'tests', '-E', 'UTF8', '--no-sync']);
  const all = ['listen_addresses=127.0.0.1', 'fsync=off', ...settings].map((setting) => `-c ${setting}`);
  const options = `-p ${port} -k ${folder} ${all.join(' ')}`;
  const start = ['-o', options, '-l', join(folder, 'log'), 'start'];
  run('pg_ctl', ['-D', data, '-w', ...start]);
  return {
    address: `postgres://tests@127.0.0.1:${port}`,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
    async halt(mode) {
      await control('-m', mode, 'stop');
    },
    async resume() {
      await control(...start);
    },
  };
}

/** Whom the server runs as: PostgreSQL refuses to run as root, so then it is the user that its package made. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
