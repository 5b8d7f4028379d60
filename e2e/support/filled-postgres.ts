import { openDatabases } from '../../apps/server/src/plugins/database.ts';
import { migrate } from '../../apps/server/src/plugins/migrate.ts';
import type { Tables } from '../../apps/server/src/plugins/tables.ts';

/** Every table of the catalogue, those first that others refer to. */
const TABLES = [
  'activities',
  'activity_pages',
  'listings',
  'list_counts',
  'search_words',
  'search_grams',
  'search_postings',
] as const satisfies readonly (keyof Tables)[];
const BATCH = 500;

/** Copies the catalogue of a filled folder into an empty PostgreSQL database, so that no server has to draw it. */
export async function copyCatalogue(dataDir: string, databaseUrl: string): Promise<void> {
  const from = await openDatabases({ dataDir });
  const to = await openDatabases({ dataDir: '', databaseUrl });
  await migrate(from);
  await migrate(to);
  for (const table of TABLES) {
    const rows = await from.read.selectFrom(table).selectAll().execute();
    for (let at = 0; at < rows.length; at += BATCH)
      await to.write
        .insertInto(table)
        .values(rows.slice(at, at + BATCH))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  await from.close();
  await to.close();
}
