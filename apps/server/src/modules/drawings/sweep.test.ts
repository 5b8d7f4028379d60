// @module-tag postgres
import { describe, expect, it } from 'vitest';
import { journal, png, receivedSave } from '../../../testing/drawings.ts';
import { saveParts } from '../../../testing/save-parts.ts';
import { interruptedStore, testStore } from '../../../testing/stores.ts';
import { keysOf, useFiles } from './file-records.ts';
import { type SaveParts, saveRevision } from './save.ts';
import { deleteDrawingOf } from './store.ts';
import { findFiles, measureUnmeasured, type SweepParts } from './sweep.ts';
import { tidyDrawings } from './upkeep.ts';

const HOUR_MS = 3_600_000;

type Received = Parameters<typeof receivedSave>;

async function save(parts: SaveParts, user: string, ...received: Received): Promise<void> {
  const body = await receivedSave(...received);
  expect((await saveRevision(parts, user, body)).kind).toBe('saved');
}

/** The keys of all files that revisions need. */
async function neededFiles({ databases }: SweepParts): Promise<string[]> {
  const rows = await databases.write.selectFrom('drawing_revisions').selectAll().execute();
  return [
    ...new Set(rows.flatMap((row) => [row.picture_key, row.thumbnail_key, row.journal_key ?? []].flat())),
  ];
}

async function storedFiles({ store }: SweepParts): Promise<string[]> {
  const keys: string[] = [];
  for (const kind of ['drawings', 'journals']) for await (const { key } of store.list(kind)) keys.push(key);
  return keys.toSorted();
}

async function expectWhole(parts: SweepParts): Promise<void> {
  const stored = await storedFiles(parts);
  for (const key of await neededFiles(parts)) expect(stored).toContain(key);
}

const tidyIn = (parts: SweepParts, hours: number) => tidyDrawings(parts, Date.now() + hours * HOUR_MS);

describe('KEEP-5 files of deleted drawings', () => {
  it('stay for a day and then go, except what another drawing shares', async () => {
    const parts = await saveParts();
    await save(parts, 'ada', { drawingId: 'drawing-1' });
    await save(parts, 'eve', { drawingId: 'drawing-2' });
    await deleteDrawingOf(parts.databases, 'ada', 'drawing-1');
    await tidyIn(parts, 25);
    expect(await storedFiles(parts)).toHaveLength(3);
    await deleteDrawingOf(parts.databases, 'eve', 'drawing-2');
    await tidyIn(parts, 23);
    expect(await storedFiles(parts)).toHaveLength(3);
    await tidyIn(parts, 25);
    expect(await storedFiles(parts)).toEqual([]);
    expect(await parts.databases.write.selectFrom('drawing_files').selectAll().execute()).toEqual([]);
  });

  it('are there again for a save that comes after them', async () => {
    const parts = await saveParts();
    await save(parts, 'ada', { drawingId: 'drawing-1' });
    await deleteDrawingOf(parts.databases, 'ada', 'drawing-1');
    await tidyIn(parts, 25);
    await save(parts, 'ada', { drawingId: 'drawing-2' });
    await tidyIn(parts, 50);
    await expectWhole(parts);
    expect(await storedFiles(parts)).toHaveLength(3);
  });
});

describe.each([
  ['one person on two devices', 'ada'],
  ['two people', 'eve'],
])('KEEP-5 a save and a delete of equal bytes by %s', (_who, other) => {
  it.each([
    { write: 0, when: 'before' as const },
    { write: 0, when: 'after' as const },
    { write: 1, when: 'after' as const },
    { write: 2, when: 'after' as const },
  ])('lose nothing when delete and sweep come $when write $write of the save', async (at) => {
    // The sweep of today, and one of days later: the save may have been held up for long.
    for (const hours of [0, 50]) {
      const parts = await saveParts();
      await save(parts, 'ada', { drawingId: 'drawing-1' });
      const store = interruptedStore(parts.store, at, async () => {
        await deleteDrawingOf(parts.databases, 'ada', 'drawing-1');
        await tidyIn(parts, hours);
      });
      await save({ ...parts, store }, other, { drawingId: 'drawing-2' });
      expect(await neededFiles(parts)).toHaveLength(3);
      await expectWhole(parts);
    }
  });

  it('lose nothing when the sweep comes while the save is being written down', async () => {
    const parts = await saveParts();
    const { kind, write } = parts.databases;
    await save(parts, 'ada', { drawingId: 'drawing-1' });
    const [revision] = await write.selectFrom('drawing_revisions').selectAll().execute();
    await deleteDrawingOf(parts.databases, 'ada', 'drawing-1');
    await save(parts, other, { drawingId: 'drawing-2' }, { picture: await png(3, 4) });
    let sweep: Promise<unknown> | undefined;
    await write.transaction().execute(async (trx) => {
      expect(await useFiles(kind, trx, keysOf(revision!))).toBe(true);
      sweep = tidyIn(parts, 50);
      // On SQLite it has to wait for this transaction.
      if (kind === 'postgres') await sweep;
      await trx
        .insertInto('drawing_revisions')
        .values({ ...revision!, drawing_id: 'drawing-2', revision: 2 })
        .execute();
    });
    await sweep;
    await expectWhole(parts);
  });

  it('lose nothing however they meet', async () => {
    const parts = await saveParts();
    for (let round = 0; round < 20; round++) {
      await save(parts, 'ada', { drawingId: `old-${round}-0000` });
      await Promise.all([
        save(parts, other, { drawingId: `new-${round}-0000` }),
        deleteDrawingOf(parts.databases, 'ada', `old-${round}-0000`),
        tidyIn(parts, 50),
      ]);
      await expectWhole(parts);
      await deleteDrawingOf(parts.databases, other, `new-${round}-0000`);
      if (round % 2 === 0) await tidyIn(parts, 50);
    }
    await tidyIn(parts, 50);
    expect(await storedFiles(parts)).toEqual([]);
  });
});

describe('KEEP-5 what else is left behind', () => {
  it('by a save that failed after it stored its files is removed after a day', async () => {
    const parts = await saveParts();
    const store = interruptedStore(parts.store, { write: 2, when: 'after' }, () =>
      Promise.reject(new Error('the power went')),
    );
    const body = await receivedSave();
    await expect(saveRevision({ ...parts, store }, 'ada', body)).rejects.toThrow('the power went');
    expect(await storedFiles(parts)).toHaveLength(3);
    await tidyIn(parts, 23);
    expect(await storedFiles(parts)).toHaveLength(3);
    await tidyIn(parts, 25);
    expect(await storedFiles(parts)).toEqual([]);
  });

  it('by a time without records is found, measured, and removed when nothing needs it', async () => {
    const parts = await saveParts();
    await save(parts, 'ada', { drawingId: 'drawing-1' });
    const { bytes } = await parts.databases.write
      .selectFrom('drawings')
      .select('bytes')
      .executeTakeFirstOrThrow();
    await parts.databases.write.deleteFrom('drawing_files').execute();
    await parts.databases.write.updateTable('drawings').set({ bytes: null }).execute();
    await parts.store.put('journals', 'bin', Buffer.from('of nobody'));
    await findFiles(parts, new Date().toISOString());
    await measureUnmeasured(parts);
    await tidyIn(parts, 25);
    await expectWhole(parts);
    expect(await storedFiles(parts)).toHaveLength(3);
    const measured = await parts.databases.write
      .selectFrom('drawings')
      .select('bytes')
      .executeTakeFirstOrThrow();
    expect(Number(bytes)).toBeGreaterThan(0);
    expect(measured.bytes).toBe(bytes);
  });

  it('of repeated sends is forgotten after a season', async () => {
    const parts = await saveParts();
    await save(parts, 'ada', { idempotencyKey: 'key-00000001' });
    const keys = () => parts.databases.write.selectFrom('idempotency_keys').select('key').execute();
    await tidyIn(parts, 89 * 24);
    expect(await keys()).toHaveLength(1);
    await tidyIn(parts, 91 * 24);
    expect(await keys()).toHaveLength(0);
  });
});

describe('KEEP-5 old revisions', () => {
  it('are dropped by age with the files that only they had, and the drawing takes less', async () => {
    const parts = await saveParts();
    const { write } = parts.databases;
    for (let revision = 1; revision <= 3; revision++) {
      const fields = { drawingId: 'drawing-1', baseRevision: revision - 1 };
      await save(parts, 'ada', fields, { journal: journal(revision) });
    }
    const before = await write.selectFrom('drawings').select('bytes').executeTakeFirstOrThrow();
    await tidyIn(parts, 49);
    const revisions = await write.selectFrom('drawing_revisions').select('revision').execute();
    expect(revisions).toEqual([{ revision: 3 }]);
    await tidyIn(parts, 80);
    expect(await storedFiles(parts)).toHaveLength(3);
    await expectWhole(parts);
    const after = await write
      .selectFrom('drawings')
      .select(['bytes', 'thin_after'])
      .executeTakeFirstOrThrow();
    expect(Number(before.bytes) - Number(after.bytes)).toBe(2 * journal().length);
    expect(after.thin_after).toBeNull();
  });
});

describe('KEEP-4 a full disk', () => {
  it('refuses saves before it is full to the end, so that deleting still works and makes room', async () => {
    const parts = await saveParts();
    await save(parts, 'ada', { drawingId: 'drawing-1' });
    const store = await testStore({ reserveBytes: Number.MAX_SAFE_INTEGER });
    const refused = saveRevision({ ...parts, store }, 'ada', await receivedSave());
    await expect(refused).rejects.toMatchObject({ status: 507, code: 'storage_full' });
    expect(await storedFiles({ ...parts, store })).toEqual([]);
    expect(await deleteDrawingOf(parts.databases, 'ada', 'drawing-1')).toBe(true);
  });
});
