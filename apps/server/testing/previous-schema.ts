import { readFileSync } from 'node:fs';
import type { Databases } from '../src/plugins/database.ts';

/** The tables of a schema with the names of their columns. */
export type Schema = Readonly<Record<string, readonly string[]>>;

/** What the last release reads and writes; `node apps/server/scripts/keep-schema.ts` writes it when one is made. */
export function previousSchema(): Schema {
  return JSON.parse(
    readFileSync(new URL('../migrations/previous-schema.json', import.meta.url), 'utf8'),
  ) as Schema;
}

/** The tables that a database has. */
export async function tablesOf({ write }: Pick<Databases, 'write'>) {
  const tables = await write.introspection.getTables();
  return tables.toSorted((a, b) => a.name.localeCompare(b.name));
}
