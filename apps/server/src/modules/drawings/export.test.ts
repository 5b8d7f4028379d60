import { expect, it } from 'vitest';
import { journal, png } from '../../../testing/drawings.ts';
import { keep, saveParts } from '../../../testing/save-parts.ts';
import type { SaveParts } from './save.ts';
import { exportDrawings, type ExportedDrawing } from './export.ts';
import { renameDrawingOf } from './titles.ts';

async function exported({ databases, store }: SaveParts, userId: string): Promise<ExportedDrawing[]> {
  const all: ExportedDrawing[] = [];
  for await (const drawing of exportDrawings(databases, store, userId)) all.push(drawing);
  return all;
}

const at = (day: number) => `2026-03-0${day}T00:00:00.000Z`;

it('ACC-5 all of a person’s drawings are exported as they are now, the oldest first', async () => {
  const parts = await saveParts({}, [{ id: 'owl', title: 'Quiet Owl', pages: 2 }, { id: 'fox' }]);
  const { write } = parts.databases;
  await keep(parts, 'ada', { drawingId: 'drawing-2', activityId: 'fox' });
  await keep(parts, 'ada', { drawingId: 'drawing-1', pageIndex: 1 }, { picture: await png(60, 80, '#111') });
  const picture = await png(60, 80, '#222');
  const strokes = journal(1);
  const fields = { drawingId: 'drawing-1', pageIndex: 1, baseRevision: 1, coloredShare: 0.5 };
  await keep(parts, 'ada', fields, { picture, journal: strokes });
  await keep(parts, 'eve', { drawingId: 'drawing-3' });
  await write
    .updateTable('drawings')
    .set({ created_at: at(2), updated_at: at(3) })
    .execute();
  await write
    .updateTable('drawings')
    .set({ created_at: at(1) })
    .where('id', '=', 'drawing-1')
    .execute();
  await write
    .updateTable('drawing_revisions')
    .set({ journal_key: null })
    .where('drawing_id', '=', 'drawing-2')
    .execute();
  await renameDrawingOf(parts.databases, 'ada', 'drawing-2', 'My fox');

  const [first, second, ...more] = await exported(parts, 'ada');
  expect(more).toEqual([]);
  expect(first).toEqual({
    facts: {
      drawingId: 'drawing-1',
      activityId: 'owl',
      pageIndex: 1,
      title: 'Quiet Owl',
      imageUrl: '/images/pages/owl.png',
      coloredShare: 0.5,
      strokes: 12,
      startTime: '2026-03-01T10:00:00.000Z',
      spentSeconds: 1200,
      updatedAt: Date.parse(at(3)),
    },
    picture: expect.objectContaining({ length: picture.length }),
    thumbnail: expect.any(Uint8Array),
    journal: expect.objectContaining({ length: strokes.length }),
    gestures: 1,
  });
  expect(second).toMatchObject({ facts: { drawingId: 'drawing-2', title: 'My fox' }, gestures: 0 });
  expect(second?.journal).toBeUndefined();
});

it('ACC-5 a drawing whose picture is lost is left out of what is exported, and the rest is not', async () => {
  const parts = await saveParts();
  await keep(parts, 'ada', { drawingId: 'drawing-1' }, { picture: await png(60, 80, '#111') });
  await keep(parts, 'ada', { drawingId: 'drawing-2' });
  const { picture_key: key } = await parts.databases.read
    .selectFrom('drawing_revisions')
    .select('picture_key')
    .where('drawing_id', '=', 'drawing-1')
    .executeTakeFirstOrThrow();
  await parts.store.remove(key);
  expect((await exported(parts, 'ada')).map(({ facts }) => facts.drawingId)).toEqual(['drawing-2']);
});
