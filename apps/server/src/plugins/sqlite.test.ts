import { open, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../start-error.ts';
import { openSqlite } from './sqlite.ts';

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'inkbloom.sqlite');
  const databases = await openSqlite(folder);
  onTestFinished(databases.close);
  await sql`create table notes (text text)`.execute(databases.write);
  /** Another program on the same file, which never waits. */
  const other = new SqliteDatabase(file, { timeout: 0 });
  onTestFinished(() => void other.close());
  return { folder, file, ...databases, other };
}

describe('SQLite beside another writer', () => {
  it('OPS-4 waits for it without holding anybody else up', async () => {
    const { read, write, other } = await start();
    other.exec('begin immediate');
    let isWritten = false;
    const writing = sql`insert into notes values ('mine')`.execute(write).then(() => (isWritten = true));
    const begun = write.transaction().execute((trx) => sql`insert into notes values ('ours')`.execute(trx));
    expect((await sql`select * from notes`.execute(read)).rows).toEqual([]);
    expect(isWritten).toBe(false);
    other.exec("insert into notes values ('theirs'); commit");
    await Promise.all([writing, begun]);
    const { rows } = await sql<{ text: string }>`select text from notes`.execute(read);
    expect(rows.map(({ text }) => text)).toEqual(['theirs', 'mine', 'ours']);
  });

  it('holds the lock from the start of a transaction, also of one that begins by reading', async () => {
    const { write, other } = await start();
    await write.transaction().execute(async (trx) => {
      await sql`select * from notes`.execute(trx);
      expect(() => other.exec("insert into notes values ('theirs')")).toThrow('locked');
      await sql`insert into notes values ('mine')`.execute(trx);
    });
    expect(other.prepare('select text from notes').pluck().all()).toEqual(['mine']);
  });
});

describe('a full disk', () => {
  it('KEEP-4 is what a transaction that finds no room says, and the next one can go on', async () => {
    const { write } = await start();
    const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(write)).rows[0]!.page_count;
    await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(write);
    const text = 'x'.repeat(100_000);
    const full = write.transaction().execute((trx) => sql`insert into notes values (${text})`.execute(trx));
    await expect(full).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await write.transaction().execute((trx) => sql`delete from notes`.execute(trx));
  });
});

describe('a damaged database file', () => {
  it('OPS-1 is named, with a way on, when it is no database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'inkbloom.sqlite'), 'not a database '.repeat(1000));
    const failure = await openSqlite(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(/inkbloom\.sqlite is damaged \(.*backup/);
  });

  it('OPS-1 is named when a part of it was overwritten', async () => {
    const { folder, file, write, other, close } = await start();
    for (let count = 0; count < 100; count += 1) {
      await sql`insert into notes values (hex(randomblob(2000)))`.execute(write);
    }
    other.close();
    await close();
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(40_000, 'x'), 0, 40_000, 20_000);
    await handle.close();
    await expect(openSqlite(folder)).rejects.toThrow(/inkbloom\.sqlite is damaged/);
  });
});
