import { beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import { carryOutDue } from './carry-out-deletions.ts';
import { cancelDeletion, readDeletions, requestDeletion } from './deletions.ts';
import { draw, drawMore, freshDevice, open } from './testing.ts';

const LATER = 60_000;

beforeEach(() => {
  stubLocalStorage();
  return () => vi.unstubAllGlobals();
});

/** A drawing of two strokes whose deletion was asked for long ago. */
async function asked(revision: number | null) {
  const drafts = await freshDevice();
  const opened = await draw(drafts, { person: 'ada' }, 1, 2);
  const { drawingId: id, gestures } = opened.draft;
  requestDeletion({ id, person: 'ada', title: 'Owl', revision, gestures }, Date.now() - LATER);
  const deleteKept = vi.fn(async () => undefined);
  const onKept = vi.fn();
  return { drafts, opened, id, parts: { ...drafts, deleteKept, onKept } };
}

it('ACC-4 a deletion that nobody took back goes to the server first, and then off the device', async () => {
  const { drafts, id, parts } = await asked(3);
  await carryOutDue(parts, 'ada');
  expect(parts.deleteKept).toHaveBeenCalledWith(id, 3, 'ada');
  expect(await drafts.store.get(id)).toBeUndefined();
  expect(readDeletions()).toEqual([]);
});

it('ACC-4 a drawing that the server never had goes off the device alone', async () => {
  const { drafts, id, parts } = await asked(null);
  expect(await carryOutDue(parts, 'ada')).toBe(true);
  expect(parts.deleteKept).not.toHaveBeenCalled();
  expect(await drafts.store.get(id)).toBeUndefined();
});

it('ACC-4 nothing goes before its time, after it was taken back, or while somebody else is signed in', async () => {
  const { drafts, id, parts } = await asked(null);
  await carryOutDue(parts, 'bea');
  await carryOutDue(parts, null);
  cancelDeletion(id);
  await carryOutDue(parts, 'ada');
  requestDeletion({ id, person: 'ada', title: 'Owl', revision: null, gestures: 2 }, Date.now());
  await carryOutDue(parts, 'ada');
  expect(await drafts.store.get(id)).toBeDefined();
});

it('KEEP-1 a drawing that was drawn on after its deletion was asked for stays, and the person is told', async () => {
  const { drafts, opened, id, parts } = await asked(3);
  await drawMore(drafts, opened, 3);
  await carryOutDue(parts, 'ada');
  expect(parts.deleteKept).not.toHaveBeenCalled();
  expect(parts.onKept).toHaveBeenCalledWith(
    expect.objectContaining({ id }),
    expect.stringContaining('gone on with'),
  );
  expect((await drafts.store.get(id))?.gestures).toBe(3);
});

it('KEEP-1 strokes that come while the server deletes stay on the device', async () => {
  const { drafts, opened, id, parts } = await asked(3);
  parts.deleteKept.mockImplementation(async () => {
    await drawMore(drafts, opened, 3);
    return undefined;
  });
  await carryOutDue(parts, 'ada');
  expect((await drafts.store.get(id))?.gestures).toBe(3);
});

it('KEEP-1 a deletion that is taken back while the server deletes leaves the drawing on the device', async () => {
  const { drafts, id, parts } = await asked(3);
  parts.deleteKept.mockImplementation(async () => {
    cancelDeletion(id);
    return undefined;
  });
  await carryOutDue(parts, 'ada');
  expect(await drafts.store.get(id)).toBeDefined();
});

it('ACC-4 a deletion that the server refuses is taken back, and the person is told why', async () => {
  const { drafts, id, parts } = await asked(3);
  parts.deleteKept.mockRejectedValue(new Error('No connection.'));
  await carryOutDue(parts, 'ada');
  expect(parts.onKept).toHaveBeenCalledWith(expect.objectContaining({ id }), 'No connection.');
  expect(await drafts.store.get(id)).toBeDefined();
  expect(readDeletions()).toEqual([]);
});

it('ACC-4 a copy has every stroke and goes on by itself; the server knows nothing of it', async () => {
  const { drafts, id } = await asked(null);
  expect(await drafts.store.copy(id, 'Owl (copy)')).toBe(true);
  const copy = (await drafts.store.list()).find(({ name }) => name === 'Owl (copy)');
  expect(copy).toMatchObject({ gestures: 2, savedGestures: 0, baseRevision: 0, person: 'ada' });
  const opened = await open(drafts, { person: 'ada', drawingId: copy!.drawingId });
  await drawMore(drafts, opened, 3);
  expect((await drafts.store.journal(id)).gestures).toHaveLength(2);
});

it('ACC-4 a deletion that the server refuses by a status of its own is told of too', async () => {
  const { parts } = await asked(3);
  parts.deleteKept.mockRejectedValueOnce(new RequestError(409, 'drawing_conflict', 'Newer.'));
  expect(await carryOutDue(parts, 'ada')).toBe(true);
  expect(parts.onKept).toHaveBeenCalledWith(expect.anything(), 'Newer.');
  expect(readDeletions()).toEqual([]);
});

it('ACC-4 something that says nothing of itself is told of as a moment of trouble', async () => {
  const { parts } = await asked(3);
  parts.deleteKept.mockRejectedValueOnce('odd');
  await carryOutDue(parts, 'ada');
  expect(parts.onKept).toHaveBeenCalledWith(expect.anything(), 'Please try again in a moment.');
});

it('ACC-4 a drawing goes at the very millisecond that its time is over', async () => {
  const { drafts, id, parts } = await asked(null);
  cancelDeletion(id);
  const now = vi.spyOn(Date, 'now').mockReturnValue(100_000);
  const asking = { id, person: 'ada', title: 'Owl', revision: null, gestures: null };
  requestDeletion(asking, 100_000 - 7_999);
  await carryOutDue(parts, 'ada');
  expect(await drafts.store.get(id)).toBeDefined();
  requestDeletion(asking, 100_000 - 8_000);
  await carryOutDue(parts, 'ada');
  expect(await drafts.store.get(id)).toBeUndefined();
  now.mockRestore();
});

it("KEEP-2 a deletion waits for its person when the session is somebody else's by then", async () => {
  const { drafts, id, parts } = await asked(3);
  parts.deleteKept.mockRejectedValueOnce(new RequestError(401, 'user_not_authenticated', 'refused'));
  expect(await carryOutDue(parts, 'ada')).toBe(false);
  expect(await drafts.store.get(id)).toBeDefined();
  expect(parts.onKept).not.toHaveBeenCalled();
  expect(readDeletions()).toMatchObject([{ id, person: 'ada' }]);
  expect(await carryOutDue(parts, 'ada')).toBe(true);
  expect(await drafts.store.get(id)).toBeUndefined();
});
