import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BackupError } from './layout.ts';

const OUTPUT_LIMIT_BYTES = 16 * 1024 * 1024;

/** Where a database is, as PostgreSQL's own programs read it: a password never stands in a list of processes. */
function environmentOf(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const named = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  const given = Object.entries(named).filter(([, value]) => value !== '');
  return { ...process.env, ...Object.fromEntries(given) };
}

/** Runs one of PostgreSQL's programs on a database. Throws BackupError with what it complained of. */
export async function runPostgres(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  databaseUrl: string,
): Promise<string> {
  try {
    const options = { env: environmentOf(databaseUrl), maxBuffer: OUTPUT_LIMIT_BYTES };
    return (await promisify(execFile)(program, [...args], options)).stdout;
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    throw new BackupError(
      code === 'ENOENT'
        ? `${program} was not found. Install the client programs of PostgreSQL, of the server's version or a later one.`
        : `${program} failed: ${(stderr ?? String(error)).trim()}`,
      { cause: error },
    );
  }
}
