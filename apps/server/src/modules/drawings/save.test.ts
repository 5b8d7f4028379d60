import { describe, expect, it } from 'vitest';
import { journal, png, receivedSave } from '../../../testing/drawings.ts';
import { addPerson } from '../../../testing/people.ts';
import { keep, refusalFrom, saveParts } from '../../../testing/save-parts.ts';
import { recordBegun } from '../subscriptions/access.ts';
import { useFiles } from './file-records.ts';
import { hashOf, readJournal } from './save-files.ts';
import { type SaveParts, saveRevision } from './save.ts';

const STARTED = '2026-03-01T10:00:00.000Z';
const MEMBERS_ONLY = expect.arrayContaining([403]);

async function counts({ databases: { read } }: SaveParts) {
  const rows = await Promise.all([
    read.selectFrom('drawings').select('id').execute(),
    read.selectFrom('drawing_revisions').select('revision').execute(),
    read.selectFrom('idempotency_keys').select('key').execute(),
  ]);
  return rows.map(({ length }) => length);
}

describe('SUB-11 a save of a members’ page', () => {
  const shelf = [{ id: 'owl', membersFrom: STARTED }, { id: 'fox' }];

  it('is kept where the person began before the page was for members', async () => {
    const parts = await saveParts({ isSold: true }, shelf);
    const before = new Date(Date.parse(STARTED) - 1).toISOString();
    expect(await keep(parts, 'ada', { startTime: before })).toMatchObject({ kind: 'saved' });
    for (const startTime of [STARTED, '2026-03-02T10:00:00.000Z']) {
      expect(await refusalFrom(keep(parts, 'eve', { startTime }))).toEqual(MEMBERS_ONLY);
    }
    expect(await counts(parts)).toEqual([1, 1, 0]);
  });

  it('is kept of a page that is for all, or once they have begun it, or where nothing is sold', async () => {
    const parts = await saveParts({ isSold: true }, shelf);
    expect(await keep(parts, 'ada', { activityId: 'fox' })).toMatchObject({ kind: 'saved' });
    expect(await refusalFrom(keep(parts, 'ada'))).toEqual(MEMBERS_ONLY);
    await addPerson(parts.databases, 'ada');
    await recordBegun(parts.databases.write, 'ada', 'owl');
    expect(await keep(parts, 'ada')).toMatchObject({ kind: 'saved' });
    expect(await keep({ ...parts, isSold: false }, 'eve')).toMatchObject({ kind: 'saved' });
  });
});

describe('CAN-15 a save that is refused', () => {
  it('says why, keeps nothing, and gives back the person’s turn', async () => {
    const parts = await saveParts();
    await keep(parts, 'ada', { drawingId: 'drawing-1' });
    const cases = [
      [{ activityId: 'nothing' }, {}, 404, 'activity_not_found', /activity/i],
      [{ pageIndex: 1 }, {}, 400, 'invalid_request', 'pageIndex: the activity has no such page.'],
      [
        { userId: 'eve' },
        {},
        401,
        'user_not_authenticated',
        /^Somebody else is signed in now\. Please sign in as the/,
      ],
      [{}, { picture: Buffer.from('x') }, 400, 'invalid_picture', /picture/],
      [
        { drawingId: 'drawing-1', pageIndex: 1 },
        {},
        400,
        'invalid_request',
        'pageIndex: the activity has no such page.',
      ],
    ] as const;
    for (const [fields, files, status, code, words] of cases) {
      const refused = await refusalFrom(keep(parts, 'ada', fields, files));
      const message = typeof words === 'string' ? words : expect.stringMatching(words);
      expect(refused).toEqual([status, code, message, {}]);
    }
    const body = await receivedSave();
    const sideways = { ...body.content.journal!, width: 2048, height: 1536 };
    const turned = { ...body, content: { ...body.content, journal: sideways } };
    const message = 'The stroke journal is of a page of another size.';
    expect(await refusalFrom(saveRevision(parts, 'ada', turned))).toEqual([
      400,
      'invalid_journal',
      message,
      {},
    ]);
    expect(await counts(parts)).toEqual([1, 1, 0]);
    expect(await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision: 1 })).toMatchObject({
      revision: 2,
    });
  });

  it('for a full disk is refused by what its picture and its journal take together', async () => {
    const parts = await saveParts();
    const [picture, strokes] = [await png(), journal()];
    const asked: number[] = [];
    const roomFor = (most: number) => ({
      ...parts.store,
      hasRoom: async (bytes: number) => {
        asked.push(bytes);
        return bytes <= most;
      },
    });
    const size = picture.length + strokes.length;
    const refused = keep({ ...parts, store: roomFor(size - 1) }, 'ada', {}, { picture, journal: strokes });
    const message = 'The server has no room left for drawings. Please try again later.';
    expect(await refusalFrom(refused)).toEqual([507, 'storage_full', message, {}]);
    const body = await receivedSave({}, { picture });
    await saveRevision({ ...parts, store: roomFor(size) }, 'ada', {
      ...body,
      content: { ...body.content, journal: null },
    });
    expect(asked).toEqual([size, picture.length]);
    const [kept] = await parts.databases.read.selectFrom('drawing_revisions').select('journal_key').execute();
    expect(kept).toEqual({ journal_key: null });
  });

  it('KEEP-5 whose files are swept again and again is given up with words, after three tries', async () => {
    const parts = await saveParts();
    let writes = 0;
    const store: SaveParts['store'] = {
      ...parts.store,
      async write(key, bytes) {
        writes++;
        await parts.store.write(key, bytes);
        await parts.databases.write.deleteFrom('drawing_files').execute();
      },
    };
    const refused = await refusalFrom(keep({ ...parts, store }, 'ada', { idempotencyKey: 'key-00000001' }));
    expect(refused).toEqual([503, 'service_unavailable', expect.stringContaining('try again'), {}]);
    expect(writes).toBe(9);
    expect(await counts(parts)).toEqual([0, 0, 0]);
    expect(await keep(parts, 'ada', { idempotencyKey: 'key-00000001' })).toMatchObject({ kind: 'saved' });
  });
});

describe('KEEP-4 the quota', () => {
  it('lets drawings fill it to the byte, and says what it is when one byte is missing', async () => {
    const parts = await saveParts();
    await keep(parts, 'ada');
    const [{ bytes } = { bytes: 0 }] = await parts.databases.read
      .selectFrom('drawings')
      .select('bytes')
      .execute();
    const quotaBytes = 2 * Number(bytes);
    expect(await keep({ ...parts, quotaBytes }, 'ada')).toMatchObject({ kind: 'saved' });
    const refused = await refusalFrom(keep({ ...parts, quotaBytes: quotaBytes - 1 }, 'ada'));
    const message =
      'Your drawings may take 0 MB here, and this one does not fit in any more. ' +
      'Delete drawings that you no longer need, then save again.';
    expect(refused).toEqual([
      413,
      'quota_exceeded',
      message,
      { usedBytes: quotaBytes, quotaBytes: quotaBytes - 1 },
    ]);
    await parts.databases.write.updateTable('drawings').set({ bytes: 25_000_000 }).execute();
    const full = await refusalFrom(keep({ ...parts, quotaBytes: 49_600_000 }, 'ada'));
    expect(full).toEqual(expect.arrayContaining([expect.stringContaining('may take 50 MB here')]));
    expect(await keep({ ...parts, quotaBytes }, 'eve'), 'of somebody else').toMatchObject({ kind: 'saved' });
  });
});

describe('KEEP-1 the same save again', () => {
  it('is known by its person and key, and another one under that key is refused', async () => {
    const parts = await saveParts();
    const fields = { drawingId: 'drawing-1', idempotencyKey: 'key-00000001' };
    const first = await keep(parts, 'ada', fields);
    expect(await keep(parts, 'ada', { ...fields, userId: 'ada' })).toEqual(first);
    const reused = 'This key was already used for another save.';
    for (const [changes, files] of [
      [{ coloredShare: 1 }, {}],
      [{}, { journal: journal(7) }],
    ] as const) {
      const other = await refusalFrom(keep(parts, 'ada', { ...fields, ...changes }, files));
      expect(other).toEqual([409, 'idempotency_key_reused', reused, {}]);
    }
    expect(await keep(parts, 'eve', { ...fields, drawingId: 'drawing-2' })).toMatchObject({
      drawingId: 'drawing-2',
    });
    expect(await keep(parts, 'ada', { idempotencyKey: 'key-00000002' })).toMatchObject({ kind: 'saved' });
    expect(await counts(parts)).toEqual([3, 3, 3]);
  });

  it('is answered as before though it could not be kept any more', async () => {
    const parts = await saveParts();
    const fields = { drawingId: 'drawing-1', idempotencyKey: 'key-00000001' };
    const first = await keep(parts, 'ada', fields);
    expect(await keep({ ...parts, quotaBytes: 1 }, 'ada', fields)).toEqual(first);
    expect(await refusalFrom(keep({ ...parts, quotaBytes: 1 }, 'ada'))).toEqual(
      expect.arrayContaining([413]),
    );
  });

  it('has the hash of its fields, its picture and its journal', async () => {
    const one = await receivedSave();
    expect(hashOf(one)).toMatch(/^[\da-f]{64}$/);
    expect(hashOf({ ...one, fields: { ...one.fields, userId: 'ada' } })).toBe(hashOf(one));
    const others = [
      { ...one, fields: { ...one.fields, coloredShare: 1 } },
      { ...one, content: { ...one.content, picture: { key: 'other', bytes: one.content.picture.bytes } } },
      { ...one, content: { ...one.content, journal: null } },
    ];
    expect(new Set([one, ...others].map(hashOf)).size).toBe(4);
  });
});

it('CAN-15 a journal is given as base64, and as none where it is not kept', async () => {
  const { store } = await saveParts();
  const key = await store.put('journals', 'bin', journal());
  expect(await readJournal(store, key)).toBe(journal().toString('base64'));
  expect(await readJournal(store, null)).toBeNull();
  await store.remove(key);
  expect(await readJournal(store, key)).toBeNull();
});

it('KEEP-5 files count as used only when each of them is there', async () => {
  const parts = await saveParts();
  await keep(parts, 'ada');
  const { kind, write } = parts.databases;
  const keys = (await write.selectFrom('drawing_files').select('key').execute()).map(({ key }) => key);
  const use = (all: readonly string[]) => write.transaction().execute((trx) => useFiles(kind, trx, all));
  await write.updateTable('drawing_files').set({ unused_since: STARTED, released_by: 'ada' }).execute();
  expect(await use([...keys, 'drawings/gone.png'])).toBe(false);
  expect(await use([keys[0]!, keys[0]!, keys[1]!])).toBe(true);
  const rows = await write
    .selectFrom('drawing_files')
    .select(['key', 'unused_since', 'released_by'])
    .execute();
  expect(
    rows.filter(({ unused_since, released_by }) => unused_since === null && released_by === null),
  ).toHaveLength(2);
});
