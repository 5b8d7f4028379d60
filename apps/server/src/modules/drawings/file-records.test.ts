import { describe, expect, it } from 'vitest';
import { journal, png } from '../../../testing/drawings.ts';
import { keep, refusalFrom, saveParts } from '../../../testing/save-parts.ts';
import { measureDrawing, recordFiles, recordFound, releaseFiles, usedAmong } from './file-records.ts';
import { pruneOutcomes } from './idempotency.ts';
import { boundLeftovers } from './leftovers.ts';
import type { SaveParts } from './save.ts';
import { findFiles, measureUnmeasured, sweepFiles } from './sweep.ts';

const [DAY_1, DAY_2, DAY_3] = [1, 2, 3].map((day) => `2026-01-0${day}T00:00:00.000Z`) as [
  string,
  string,
  string,
];
const keysTo = (count: number) =>
  Array.from({ length: count }, (_, at) => `drawings/${String(at).padStart(64, '0')}.png`);

async function files({ databases }: SaveParts) {
  const rows = await databases.write.selectFrom('drawing_files').selectAll().orderBy('key').execute();
  return rows.map(({ bytes, ...row }) => ({ ...row, bytes: Number(bytes) }));
}

/** Files without a revision, left at a time by a person. */
async function leave(
  { databases }: SaveParts,
  keys: readonly string[],
  at: string,
  by: string,
): Promise<void> {
  await recordFiles(
    databases.write,
    keys.map((key) => ({ key, size: 10 })),
    at,
    by,
  );
}

async function* list(kind: string) {
  for (const key of keysTo(201)) yield { key: key.replace('drawings', kind), size: 5 };
}

describe('KEEP-5 the record of a file', () => {
  it('is made before it is written, renewed while nothing needs it, and left alone while something does', async () => {
    const parts = await saveParts();
    const { kind, write } = parts.databases;
    const [a, b] = keysTo(2);
    await leave(parts, [b!, a!], DAY_1, 'ada');
    await leave(parts, [a!], DAY_2, 'eve');
    await write
      .updateTable('drawing_files')
      .set({ unused_since: null, released_by: null })
      .where('key', '=', b!)
      .execute();
    await leave(parts, [b!], DAY_2, 'eve');
    expect(await files(parts)).toEqual([
      { key: a, bytes: 10, unused_since: DAY_2, released_by: 'eve' },
      { key: b, bytes: 10, unused_since: null, released_by: null },
    ]);
    await write.transaction().execute((trx) => releaseFiles(kind, trx, [b!, b!], DAY_3, 'ada'));
    expect((await files(parts))[1]).toEqual({ key: b, bytes: 10, unused_since: DAY_3, released_by: 'ada' });
  });

  it('is marked for every file that goes, however many go together', async () => {
    const parts = await saveParts();
    const { kind, write } = parts.databases;
    const keys = keysTo(501);
    await leave(parts, keys, DAY_1, 'ada');
    await write.transaction().execute((trx) => releaseFiles(kind, trx, keys, DAY_2, 'ada'));
    expect((await files(parts)).filter(({ unused_since }) => unused_since === DAY_2)).toHaveLength(501);
  });

  it('is made for what is found in the store, and those that are known stay as they are', async () => {
    const parts = await saveParts();
    const [a, b] = keysTo(2);
    await leave(parts, [a!], DAY_1, 'ada');
    await recordFound(parts.databases.write, [], DAY_2);
    await recordFound(
      parts.databases.write,
      [
        { key: a!, size: 99 },
        { key: b!, size: 20 },
      ],
      DAY_2,
    );
    expect(await files(parts)).toEqual([
      { key: a, bytes: 10, unused_since: DAY_1, released_by: 'ada' },
      { key: b, bytes: 20, unused_since: DAY_2, released_by: null },
    ]);
  });

  it('tells which files revisions need, and what a drawing takes with each file counted once', async () => {
    const parts = await saveParts();
    const { write } = parts.databases;
    const [first, second] = [await png(60, 80, '#111'), await png(60, 80, '#222')];
    await keep(parts, 'ada', { drawingId: 'drawing-1' }, { picture: first });
    await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision: 1 }, { picture: second });
    await keep(parts, 'ada', { drawingId: 'drawing-2' }, { journal: journal(9) });
    const all = await files(parts);
    const rows = await write
      .selectFrom('drawing_revisions')
      .selectAll()
      .where('drawing_id', '=', 'drawing-1')
      .execute();
    const own = new Set(rows.flatMap((row) => [row.picture_key, row.thumbnail_key, row.journal_key]));
    const bytes = all.reduce((sum, file) => sum + (own.has(file.key) ? file.bytes : 0), 0);
    expect([own.size, await measureDrawing(write, 'drawing-1')]).toEqual([5, bytes]);
    expect(await measureDrawing(write, 'nothing')).toBe(0);
    expect(await usedAmong(write, [])).toEqual(new Set());
    const keys = all.map(({ key }) => key);
    expect(await usedAmong(write, [...keys, 'drawings/unused.png'])).toEqual(new Set(keys));
    await write.updateTable('drawing_revisions').set({ journal_key: null }).execute();
    expect(await measureDrawing(write, 'drawing-1')).toBe(bytes - journal().length);
  });
});

describe('KEEP-5 the sweep', () => {
  it('removes what was left before a time, of everybody or of one person, and goes through all of it', async () => {
    const parts = await saveParts();
    const keys = keysTo(203);
    await leave(parts, keys.slice(0, 201), DAY_1, 'ada');
    await leave(parts, [keys[201]!], DAY_1, 'eve');
    await leave(parts, [keys[202]!], DAY_2, 'ada');
    expect(await sweepFiles(parts, DAY_1)).toBe(0);
    expect(await sweepFiles(parts, DAY_2, 'ada')).toBe(201);
    expect((await files(parts)).map(({ key }) => key)).toEqual(keys.slice(201));
    expect(await sweepFiles(parts, DAY_2)).toBe(1);
    const ended = sweepFiles({ ...parts, signal: AbortSignal.abort() }, DAY_3);
    await expect(ended).rejects.toThrow('abort');
    expect((await files(parts)).map(({ key }) => key)).toEqual([keys[202]]);
  });

  it('keeps a file that a revision needs though its record says otherwise, and mends the record', async () => {
    const parts = await saveParts();
    await keep(parts, 'ada');
    await parts.databases.write
      .updateTable('drawing_files')
      .set({ unused_since: DAY_1, released_by: 'eve' })
      .execute();
    await leave(parts, keysTo(1), DAY_1, 'ada');
    expect(await sweepFiles(parts, DAY_2)).toBe(1);
    const left = await files(parts);
    expect(left.map(({ unused_since, released_by }) => [unused_since, released_by])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    );
    for (const { key } of left) expect(await parts.store.open(key)).toBeDefined();
  });

  it('gives every file of the store a record, drawings and journals, and stops when told', async () => {
    const parts = await saveParts();
    const store = { ...parts.store, list };
    const ended = findFiles({ ...parts, store, signal: AbortSignal.abort() }, DAY_1);
    await expect(ended).rejects.toThrow('abort');
    expect(await files(parts)).toEqual([]);
    await findFiles({ ...parts, store }, DAY_1);
    const found = await files(parts);
    expect(found).toHaveLength(402);
    expect(new Set(found.map(({ key }) => key.split('/')[0]))).toEqual(new Set(['drawings', 'journals']));
    expect(found[0]).toMatchObject({ bytes: 5, unused_since: DAY_1 });
  });

  it('measures drawings that were not, and no other', async () => {
    const parts = await saveParts();
    const { write } = parts.databases;
    for (const drawingId of ['drawing-1', 'drawing-2']) await keep(parts, 'ada', { drawingId });
    const sizes = async () =>
      (await write.selectFrom('drawings').select('bytes').orderBy('id').execute()).map(({ bytes }) => bytes);
    const [size] = await sizes();
    await write.updateTable('drawings').set({ bytes: null }).where('id', '=', 'drawing-1').execute();
    await write.updateTable('drawings').set({ bytes: 7 }).where('id', '=', 'drawing-2').execute();
    await measureUnmeasured(parts);
    expect(await sizes()).toEqual([size, 7]);
  });
});

describe('KEEP-4 what a person leaves to the sweep', () => {
  it('may be as much as is allowed; of more, only what is older than two minutes goes at once', async () => {
    const parts = await saveParts();
    const now = Date.parse(DAY_2);
    const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
    const keys = keysTo(5);
    await leave(parts, keys.slice(0, 2), ago(120_001), 'ada');
    await leave(parts, keys.slice(2, 4), ago(120_000), 'ada');
    await leave(parts, keys.slice(4), DAY_1, 'eve');
    await boundLeftovers(parts, 'ada', 40, now);
    expect(await files(parts)).toHaveLength(5);
    await boundLeftovers(parts, 'ada', 20, now);
    expect((await files(parts)).map(({ key }) => key)).toEqual(keys.slice(2));
    const message =
      'You deleted a lot just now, which takes the server some minutes. Please save again after that.';
    const refused = await refusalFrom(boundLeftovers(parts, 'ada', 19, now));
    expect(refused).toEqual([429, 'too_many_requests', message, {}]);
    await boundLeftovers(parts, 'bea', 0, now);
  });
});

it('KEEP-1 answers to saves are forgotten from before a time, and counted', async () => {
  const parts = await saveParts();
  const { write } = parts.databases;
  for (const at of [DAY_1, DAY_2, DAY_3]) {
    const row = { user_id: 'ada', key: at, body_hash: '', answer: '{}', created_at: at };
    await write.insertInto('idempotency_keys').values(row).execute();
  }
  expect(await pruneOutcomes(write, DAY_2)).toBe(1);
  expect(await write.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(2);
});
