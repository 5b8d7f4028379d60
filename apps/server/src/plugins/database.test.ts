// @module-tag postgres
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { holdInTransaction, inTurn } from './database.ts';
import { migrate } from './migrate.ts';

describe('the database', () => {
  it('is brought up to date once, however many servers start', async () => {
    const databases = await testDatabases();
    await expect(Promise.all([migrate(databases), migrate(databases)])).resolves.toBeDefined();
  });

  it('is brought up to date by a step whose number lies before one that was applied already', async () => {
    const databases = await testDatabases();
    await databases.write.schema.dropTable('analytics_events').execute();
    await sql`delete from kysely_migration where name = '0202-analytics'`.execute(databases.write);
    await migrate(databases);
    expect(await databases.read.selectFrom('analytics_events').selectAll().execute()).toEqual([]);
  });

  it('is not written through the connection for reading', async () => {
    const databases = await testDatabases();
    if (databases.kind === 'postgres') return expect(databases.read).toBe(databases.write);
    return expect(sql`delete from activities`.execute(databases.read)).rejects.toThrow(/readonly/);
  });

  it('on SQLite flushes every commit to the disk and never waits inside the event loop', async () => {
    const { kind, write } = await testDatabases();
    const settings = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(async (name) =>
        kind === 'sqlite'
          ? Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(write)).rows[0]!)
          : [],
      ),
    );
    expect(settings.flat()).toEqual(kind === 'sqlite' ? ['wal', 2, 1, 0] : []);
  });

  it('lets transactions on one resource run one after the other', async () => {
    const { kind, write } = await testDatabases();
    const steps: string[] = [];
    const work = (name: string) =>
      write.transaction().execute(async (trx) => {
        await holdInTransaction(kind, trx, 'the same');
        steps.push(name);
        await sql`select 1`.execute(trx);
        steps.push(name);
      });
    await Promise.all([work('a'), work('b')]);
    expect(steps[0]).toBe(steps[1]);
    expect(steps[2]).toBe(steps[3]);
  });

  it('lets one replica at a time do background work', async () => {
    const databases = await testDatabases();
    let second: boolean | undefined;
    await inTurn(databases, 'work', async () => {
      second = await inTurn(databases, 'work', () => Promise.resolve());
    });
    // SQLite serves one server alone, which starts its work once.
    expect(second).toBe(databases.kind === 'sqlite');
  });

  it('gives its turn on after work that failed', async () => {
    const databases = await testDatabases();
    await expect(inTurn(databases, 'work', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await inTurn(databases, 'work', () => Promise.resolve())).toBe(true);
  });
});
