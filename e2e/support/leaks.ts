import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const WEB_DIST = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Every row of every table of an installation, as text. */
function databaseText(dataFolder: string): string {
  const database = new DatabaseSync(join(dataFolder, 'inkbloom.sqlite'), { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    const values = tables.flatMap(({ name }) =>
      database
        .prepare(`select * from "${String(name)}"`)
        .all()
        .flatMap((row) => Object.values(row)),
    );
    return values
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
      .join('\n');
  } finally {
    database.close();
  }
}

/** The code and pages that browsers are given. */
function bundleText(): string {
  const files = globSync('**/*.{js,css,html,json,webmanifest}', { cwd: WEB_DIST });
  return files.map((file) => readFileSync(join(WEB_DIST, file), 'utf8')).join('\n');
}

/** The secrets that an installation made for itself. */
export function ownSecrets(dataFolder: string): string[] {
  const kept = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as Record<string, string>;
  return Object.values(kept).filter((value) => typeof value === 'string' && value.length > 15);
}

/** What somebody could know and must not read anywhere. */
export interface Secrets {
  /** Wherever it lies readable it is a leak. */
  readonly everywhere: readonly string[];
  /** What the database has to hold, and a log must not. */
  readonly logged: readonly string[];
  /** Codes of six digits; a number that happens to hold them is none. */
  readonly codes: readonly string[];
}

/** Where a secret lies readable: `place: what it begins with`. */
export function findLeaks(printed: string, dataFolder: string, secrets: Secrets): string[] {
  const places = { log: printed, database: databaseText(dataFolder), bundle: bundleText() };
  const everywhere = Object.entries(places).flatMap(([place, text]) =>
    secrets.everywhere.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
  );
  const logged = secrets.logged.filter((secret) => printed.includes(secret));
  const codes = secrets.codes.filter((code) => new RegExp(`(?<![\\w.])${code}(?![\\w.])`).test(printed));
  return [...everywhere, ...[...logged, ...codes].map((secret) => `log: ${secret}`)];
}
