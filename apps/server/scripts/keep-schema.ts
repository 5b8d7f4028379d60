import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabases } from '../src/plugins/database.ts';
import { migrate } from '../src/plugins/migrate.ts';
import { tablesOf } from '../testing/previous-schema.ts';

// Writes down the tables and columns of this version. Run it when a release is made: the next one must not take away
// what this one uses, since both run side by side while servers are upgraded one by one.

const folder = await mkdtemp(join(tmpdir(), 'schema-'));
const databases = await openDatabases({ dataDir: folder });
await migrate(databases);
const tables = await tablesOf(databases);
const schema = Object.fromEntries(
  tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]),
);
await databases.close();
await rm(folder, { recursive: true });
const file = new URL('../migrations/previous-schema.json', import.meta.url);
await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
