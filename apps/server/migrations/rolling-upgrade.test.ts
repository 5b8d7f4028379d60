import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addActivities } from '../testing/activities.ts';
import { testDatabases } from '../testing/databases.ts';
import { previousSchema, tablesOf } from '../testing/previous-schema.ts';
import { startServer } from '../testing/server.ts';
import { migrate } from '../src/plugins/migrate.ts';

// While servers are upgraded one by one, the release before runs on the schema of the next. So a release only adds:
// tables, and columns that may be left out. What is no longer used goes a release later.

describe('OPS-2 a rolling upgrade', () => {
  it('takes nothing away that the release before uses', async () => {
    const tables = await tablesOf(await testDatabases());
    for (const [name, columns] of Object.entries(previousSchema())) {
      const now = tables.find((table) => table.name === name)?.columns.map((column) => column.name);
      expect(now, `columns of ${name}`).toEqual(expect.arrayContaining([...columns]));
    }
  });

  it('adds no column to an earlier table that the release before would have to fill in', async () => {
    const previous = previousSchema();
    const wanting = (await tablesOf(await testDatabases())).flatMap(({ name, columns }) =>
      columns
        .filter((column) => previous[name] !== undefined && !previous[name].includes(column.name))
        .filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
        .map((column) => `${name}.${column.name}`),
    );
    expect(wanting).toEqual([]);
  });

  it('lets this release start and serve on a database that a later one has changed', async () => {
    const databases = await testDatabases();
    await sql`alter table activities add column of_a_later_release text`.execute(databases.write);
    await sql`create table of_a_later_release (id text primary key)`.execute(databases.write);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(
      databases.write,
    );
    await migrate(databases);
    const { app } = await startServer({ databases });
    await addActivities(databases, { id: 'owl' });
    const answer = await app.inject({ url: '/api/v1/activities/owl' });
    expect(answer.statusCode).toBe(200);
  });
});
