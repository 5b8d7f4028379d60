import { describe, expect, it } from 'vitest';
import { journal, png, saveFields } from '../../../testing/drawings.ts';
import { keep, refusalFrom, saveParts } from '../../../testing/save-parts.ts';
import type { DrawingRow } from '../../plugins/drawing-tables.ts';
import { checkContinues } from './revisions.ts';
import type { SaveParts } from './save.ts';

const DAY_MS = 86_400_000;
const EARLY = '2026-01-01T00:00:00.000Z';

async function rowsOf({ databases: { read } }: SaveParts) {
  const drawing = await read.selectFrom('drawings').selectAll().executeTakeFirstOrThrow();
  const revisions = await read.selectFrom('drawing_revisions').selectAll().orderBy('revision').execute();
  return { drawing, revisions };
}

const tried = (row: DrawingRow | undefined, changes: Parameters<typeof saveFields>[0] = {}) =>
  refusalFrom((async () => checkContinues(row, 'ada', saveFields(changes)))());

describe('KEEP-1 a save that is written down', () => {
  it('is the first revision of a new drawing, with all that was told of it', async () => {
    const parts = await saveParts({}, [{ id: 'owl', pages: 2 }]);
    const { metadata, startTime, endTime, imageUrl } = saveFields();
    const outcome = await keep(parts, 'ada', { drawingId: 'drawing-1', pageIndex: 1 });
    const { drawing, revisions } = await rowsOf(parts);
    const files = await parts.databases.read.selectFrom('drawing_files').select('bytes').execute();
    expect(outcome).toEqual({
      kind: 'saved',
      drawingId: 'drawing-1',
      revision: 1,
      savedAt: drawing.updated_at,
    });
    expect(Math.abs(Date.parse(drawing.updated_at) - Date.now())).toBeLessThan(60_000);
    expect(drawing).toEqual({
      id: 'drawing-1',
      user_id: 'ada',
      activity_id: 'owl',
      page_index: 1,
      head_revision: 1,
      last_revision: 1,
      created_at: drawing.updated_at,
      updated_at: drawing.updated_at,
      bytes: files.reduce((sum, { bytes }) => sum + Number(bytes), 0),
      thin_after: null,
      title: null,
    });
    expect(revisions).toMatchObject([
      {
        drawing_id: 'drawing-1',
        revision: 1,
        base_revision: 0,
        is_branch: 0,
        colored_share: 0,
        created_at: drawing.updated_at,
        restored_from: null,
      },
    ]);
    const { details, picture_key, thumbnail_key, journal_key } = revisions[0]!;
    expect(JSON.parse(details)).toEqual({ metadata, startTime, endTime, imageUrl });
    expect([picture_key, thumbnail_key, journal_key]).toEqual([
      expect.stringMatching(/^drawings\/.*png$/),
      expect.stringMatching(/^drawings\/.*webp$/),
      expect.stringMatching(/^journals\//),
    ]);
    const records = await parts.databases.read.selectFrom('coloring_records').selectAll().execute();
    expect(records).toMatchObject([
      { user_id: 'ada', drawing_id: 'drawing-1', activity_id: 'owl', total_seconds: 1200 },
    ]);
  });

  it('is the head when it goes on from the head, and takes the bytes that only it has', async () => {
    const parts = await saveParts();
    const strokes = journal(7);
    await keep(parts, 'ada', { drawingId: 'drawing-1' });
    await parts.databases.write
      .updateTable('drawings')
      .set({ created_at: EARLY, updated_at: EARLY })
      .execute();
    const before = await rowsOf(parts);
    await keep(
      parts,
      'ada',
      { drawingId: 'drawing-1', baseRevision: 1, coloredShare: 0.5 },
      { journal: strokes },
    );
    const { drawing, revisions } = await rowsOf(parts);
    expect(drawing).toMatchObject({ head_revision: 2, last_revision: 2, created_at: EARLY });
    expect(Number(drawing.bytes) - Number(before.drawing.bytes)).toBe(strokes.length);
    expect(Date.parse(drawing.thin_after ?? '') - Date.parse(drawing.updated_at)).toBe(DAY_MS);
    expect(revisions[1]).toMatchObject({ base_revision: 1, is_branch: 0, colored_share: 0.5 });
    expect(revisions[1]?.created_at).toBe(drawing.updated_at);
  });

  it('is a branch beside the head when its base is stale, and leaves the head as it is', async () => {
    const parts = await saveParts();
    await keep(parts, 'ada', { drawingId: 'drawing-1' });
    await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision: 1 });
    await parts.databases.write
      .updateTable('drawings')
      .set({ updated_at: EARLY, thin_after: EARLY })
      .execute();
    const before = await rowsOf(parts);
    const picture = await png(60, 80, '#123456');
    const outcome = await keep(parts, 'ada', { drawingId: 'drawing-1' }, { picture });
    expect(outcome).toEqual({ kind: 'conflict', currentRevision: 2, keptRevision: 3 });
    const { drawing, revisions } = await rowsOf(parts);
    expect(drawing).toMatchObject({
      head_revision: 2,
      last_revision: 3,
      updated_at: EARLY,
      thin_after: EARLY,
    });
    expect(Number(drawing.bytes)).toBeGreaterThan(Number(before.drawing.bytes) + picture.length);
    expect(revisions[2]).toMatchObject({ revision: 3, base_revision: 0, is_branch: 1 });
  });

  it('takes no bytes for files that any revision of its drawing has, and those of other drawings count', async () => {
    const parts = await saveParts();
    const files = { picture: await png(60, 80, '#111'), journal: journal(1) };
    await keep(parts, 'ada', { drawingId: 'drawing-1' }, files);
    const { drawing } = await rowsOf(parts);
    await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision: 1 });
    await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision: 2 }, files);
    await keep(parts, 'ada', { drawingId: 'drawing-2' }, files);
    const rows = await parts.databases.read.selectFrom('drawings').selectAll().orderBy('id').execute();
    const other = await saveParts();
    await keep(other, 'ada');
    const alone = (await rowsOf(other)).drawing;
    expect(rows.map(({ bytes }) => Number(bytes))).toEqual([
      Number(drawing.bytes) + Number(alone.bytes),
      Number(drawing.bytes),
    ]);
  });

  it('counts once for how often its activity is colored', async () => {
    const parts = await saveParts();
    await keep(parts, 'ada', { drawingId: 'drawing-1' });
    await keep(parts, 'ada', { drawingId: 'drawing-1', baseRevision: 1 });
    await keep(parts, 'eve');
    const rows = await parts.databases.read
      .selectFrom('listings')
      .select('colored_count')
      .distinct()
      .execute();
    expect(rows.map(({ colored_count }) => colored_count)).toEqual([2]);
  });
});

describe('KEEP-1 whether a save may go on with a drawing', () => {
  const drawing = { user_id: 'ada', activity_id: 'owl', page_index: 0 } as DrawingRow;
  const NOT_FOUND = [404, 'drawing_not_found', 'This drawing could not be found.', {}];
  const OTHER_PAGE = [400, 'invalid_request', 'drawingId: this drawing is of another page.', {}];

  it.each([
    [undefined, {}, 'not refused'],
    [undefined, { baseRevision: 0 }, 'not refused'],
    [undefined, { baseRevision: 1 }, NOT_FOUND],
    [drawing, { baseRevision: 9 }, 'not refused'],
    [{ ...drawing, user_id: 'eve' }, {}, NOT_FOUND],
    [drawing, { activityId: 'fox' }, OTHER_PAGE],
    [drawing, { pageIndex: 1 }, OTHER_PAGE],
    [{ ...drawing, page_index: 1 }, {}, OTHER_PAGE],
    [{ ...drawing, page_index: 1 }, { pageIndex: 1 }, 'not refused'],
  ] as const)('of %j with %j', async (row, changes, answer) => {
    expect(await tried(row, changes)).toEqual(answer);
  });
});
