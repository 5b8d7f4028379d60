import type { Drawing, DrawingDetail } from '@inkbloom/contracts/drawings';
import { encodeJournal } from '@inkbloom/formats/journal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from './database.ts';
import { discardEmpty, listDrafts, openDraft, removeDraft } from './drafts.ts';
import { appendGesture, readGestures, TakenOverError, updateDraft } from './gestures.ts';
import { toBase64 } from './save-packet.ts';
import type { Shelf } from './server-drawings.ts';
import { EMPTY_SHELF, freshDevice, gesture, PAGE } from './testing.ts';

beforeEach(freshDevice);

const SERVER_DRAWING: Drawing = {
  id: 'kept-drawing',
  activityId: 'owl',
  activityTitle: 'Owl',
  pageIndex: 0,
  revision: 4,
  coloredShare: 0.5,
  thumbnailUrl: '',
  pictureUrl: '',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
};

function shelfWith(entries: number, facts: Partial<DrawingDetail> = {}): Shelf {
  const fill = { kind: 'fill', x: 1, y: 1, rgb: 0, opacity: 255 } as const;
  const header = { width: 2048, height: 1536 };
  const journal = toBase64(
    encodeJournal(
      header,
      Array.from({ length: entries }, () => fill),
    ),
  );
  const drawing = { ...SERVER_DRAWING, ...facts };
  return { list: async () => [drawing], get: async () => ({ ...drawing, journal }) };
}

describe('work in progress on this device', () => {
  it('is the same after a reload in the middle, gesture for gesture', async () => {
    const { draft } = await openDraft(PAGE, null, EMPTY_SHELF);
    await appendGesture(draft.drawingId, draft.writer, gesture(1), { coloredShare: 0.1, strokes: 1 });
    await appendGesture(draft.drawingId, draft.writer, gesture(2));
    await closeDatabase();
    const again = await openDraft(PAGE, null, EMPTY_SHELF);
    expect(again.draft).toMatchObject({
      drawingId: draft.drawingId,
      gestures: 2,
      coloredShare: 0.1,
      strokes: 1,
    });
    expect(again.gestures).toEqual([gesture(1), gesture(2)]);
  });

  it('keeps the order of more than nine gestures handed in at once', async () => {
    const { draft } = await openDraft(PAGE, null, EMPTY_SHELF);
    const steps = Array.from({ length: 25 }, (_, at) => gesture(at));
    await Promise.all(steps.map((bytes) => appendGesture(draft.drawingId, draft.writer, bytes)));
    expect(await readGestures(draft.drawingId)).toEqual(steps);
  });

  it('refuses an older tab once another tab has opened the drawing', async () => {
    const older = await openDraft(PAGE, null, EMPTY_SHELF);
    const newer = await openDraft(PAGE, null, EMPTY_SHELF);
    const { drawingId } = newer.draft;
    await expect(appendGesture(drawingId, older.draft.writer, gesture(1))).rejects.toThrow(TakenOverError);
    await expect(updateDraft(drawingId, older.draft.writer, {})).rejects.toThrow(TakenOverError);
    await appendGesture(drawingId, newer.draft.writer, gesture(2));
    expect(await readGestures(drawingId)).toEqual([gesture(2)]);
  });

  it('remembers the view without a gesture, and goes away with all its gestures', async () => {
    const { draft } = await openDraft(PAGE, null, EMPTY_SHELF);
    await updateDraft(draft.drawingId, draft.writer, { spentSeconds: 12 });
    await appendGesture(draft.drawingId, draft.writer, gesture(1));
    expect(await listDrafts()).toMatchObject([{ spentSeconds: 12 }]);
    await removeDraft(draft.drawingId);
    expect(await listDrafts()).toEqual([]);
    expect(await readGestures(draft.drawingId)).toEqual([]);
  });

  it('discards an empty draft on leaving, but never a drawn one nor one that another tab took over', async () => {
    const left = await openDraft(PAGE, null, EMPTY_SHELF);
    await openDraft(PAGE, null, EMPTY_SHELF);
    await discardEmpty(left.draft);
    expect(await listDrafts()).toHaveLength(1);
    const { draft } = await openDraft(PAGE, null, EMPTY_SHELF);
    await appendGesture(draft.drawingId, draft.writer, gesture(1));
    await discardEmpty(draft);
    expect(await listDrafts()).toHaveLength(1);
    const empty = await openDraft({ ...PAGE, pageIndex: 1 }, null, EMPTY_SHELF);
    await discardEmpty(empty.draft);
    expect(await listDrafts()).toHaveLength(1);
  });

  it('keeps pages and people apart, and offers the work of nobody to whoever signs in', async () => {
    const guest = await openDraft(PAGE, null, EMPTY_SHELF);
    const otherPage = await openDraft({ ...PAGE, pageIndex: 1 }, null, EMPTY_SHELF);
    expect(otherPage.draft.drawingId).not.toBe(guest.draft.drawingId);
    const signedIn = await openDraft(PAGE, 'ann', EMPTY_SHELF);
    expect(signedIn.draft.drawingId).toBe(guest.draft.drawingId);
    const own = await openDraft({ ...PAGE, pageIndex: 2 }, 'ann', EMPTY_SHELF);
    const stranger = await openDraft({ ...PAGE, pageIndex: 2 }, 'bob', EMPTY_SHELF);
    expect(stranger.draft.drawingId).not.toBe(own.draft.drawingId);
  });
});

describe('work in progress from the server', () => {
  it('opens the newest kept drawing on a device that has none', async () => {
    const { draft, gestures } = await openDraft(PAGE, 'ann', shelfWith(3));
    expect(draft).toMatchObject({
      drawingId: 'kept-drawing',
      baseRevision: 4,
      gestures: 3,
      savedGestures: 3,
    });
    expect(gestures).toHaveLength(3);
    expect(await readGestures('kept-drawing')).toHaveLength(3);
  });

  it('never replaces unsaved local work', async () => {
    const { draft } = await openDraft(PAGE, 'ann', EMPTY_SHELF);
    await appendGesture(draft.drawingId, draft.writer, gesture(1));
    const again = await openDraft(PAGE, 'ann', shelfWith(3));
    expect(again.draft.drawingId).toBe(draft.drawingId);
  });

  it('takes the newer revision when everything here is saved', async () => {
    await openDraft(PAGE, 'ann', shelfWith(3));
    const same = await openDraft(PAGE, 'ann', shelfWith(5));
    expect(same.gestures).toHaveLength(3);
    const newer = await openDraft(PAGE, 'ann', shelfWith(5, { revision: 6 }));
    expect(newer.draft).toMatchObject({ baseRevision: 6, gestures: 5 });
  });

  it('lets a named drawing win', async () => {
    const { draft } = await openDraft(PAGE, 'ann', EMPTY_SHELF);
    await appendGesture(draft.drawingId, draft.writer, gesture(1));
    const named = await openDraft(PAGE, 'ann', shelfWith(2), 'kept-drawing');
    expect(named.draft.drawingId).toBe('kept-drawing');
    const back = await openDraft(PAGE, 'ann', shelfWith(2), draft.drawingId);
    expect(back.gestures).toEqual([gesture(1)]);
  });

  it('begins a new drawing beside the others under the id it is given', async () => {
    const { draft } = await openDraft(PAGE, null, EMPTY_SHELF);
    await appendGesture(draft.drawingId, draft.writer, gesture(1));
    const id = crypto.randomUUID();
    const again = await openDraft(PAGE, null, EMPTY_SHELF, id);
    expect(again.draft.drawingId).toBe(id);
    expect(again.gestures).toEqual([]);
    const reloaded = await openDraft(PAGE, null, EMPTY_SHELF, id);
    expect(reloaded.draft.drawingId).toBe(id);
    const other = await openDraft(PAGE, null, EMPTY_SHELF, 'no-such-drawing');
    expect([id, draft.drawingId, 'no-such-drawing']).not.toContain(other.draft.drawingId);
  });

  it('begins without the server when it cannot be reached', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const broken: Shelf = {
      ...EMPTY_SHELF,
      list: async () => Promise.reject(new TypeError('failed to fetch')),
    };
    const { gestures } = await openDraft(PAGE, 'ann', broken);
    expect(gestures).toEqual([]);
    expect(warned).toHaveBeenCalledOnce();
  });
});
