import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import { RequestError } from '../../api/client/request-error.ts';
import { startDeletions } from './carry-out-deletions.ts';
import { cancelDeletion, isAsked, readDeletions, requestDeletion, useDeletions } from './deletions.ts';
import { draw, freshDevice } from './testing.ts';

const SECONDS = 1_000;

beforeEach(() => {
  stubLocalStorage();
  useDeletions.setState([], true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Ada's device with a drawing that is on the server too. */
async function device() {
  vi.useRealTimers();
  const drafts = await freshDevice();
  const { draft } = await draw(drafts, { person: 'ada' }, 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const deleteKept = vi.fn(async () => undefined);
  const parts = { ...drafts, deleteKept, onKept: vi.fn() };
  const ask = (id = draft.drawingId, person: string | null = 'ada') =>
    requestDeletion({ id, person, title: 'Owl', revision: 1, gestures: null }, Date.now());
  return { parts, ask, id: draft.drawingId };
}

it('ACC-4 a deletion is carried out eight seconds after it was asked for, and no sooner', async () => {
  const { parts, ask, id } = await device();
  const stop = startDeletions(parts, 'ada');
  ask();
  expect(useDeletions.getState()).toMatchObject([{ id, person: 'ada', title: 'Owl' }]);
  await vi.advanceTimersByTimeAsync(8 * SECONDS - 1);
  expect(parts.deleteKept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(readDeletions()).toEqual([]));
  expect(parts.deleteKept).toHaveBeenCalledExactlyOnceWith(id, 1, 'ada');
  stop();
});

it('ACC-4 what was asked for at an earlier visit goes at the start, and one after it in its time', async () => {
  const { parts, ask } = await device();
  ask('earlier');
  await vi.advanceTimersByTimeAsync(60 * SECONDS);
  ask('later');
  const stop = startDeletions(parts, 'ada');
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(isAsked('earlier')).toBe(false));
  expect(isAsked('later')).toBe(true);
  await vi.advanceTimersByTimeAsync(8 * SECONDS);
  await vi.waitFor(() => expect(isAsked('later')).toBe(false));
  expect(parts.deleteKept).toHaveBeenCalledTimes(2);
  stop();
});

it('KEEP-2 nothing is planned for what is of somebody else, was taken back, or after the end', async () => {
  const { parts, ask } = await device();
  const stop = startDeletions(parts, 'ada');
  ask('of bea', 'bea');
  expect(vi.getTimerCount()).toBe(0);
  ask('taken back');
  expect(vi.getTimerCount()).toBe(1);
  cancelDeletion('taken back');
  expect(vi.getTimerCount()).toBe(0);
  ask('at the end');
  stop();
  expect(vi.getTimerCount()).toBe(0);
  ask('after the end');
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60 * SECONDS);
  expect(parts.deleteKept).not.toHaveBeenCalled();
});

it('KEEP-2 nothing more is planned once the session has ended', async () => {
  const { parts, ask } = await device();
  parts.deleteKept.mockRejectedValue(new RequestError(401, 'user_not_authenticated', 'who'));
  const stop = startDeletions(parts, 'ada');
  ask();
  await vi.advanceTimersByTimeAsync(8 * SECONDS);
  await vi.waitFor(() => expect(parts.deleteKept).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(60 * SECONDS);
  expect(parts.deleteKept).toHaveBeenCalledTimes(1);
  expect(readDeletions()).toHaveLength(1);
  stop();
});

it('asks once for a drawing, with the latest time, and reads nothing from a note that is not its own', async () => {
  const { ask } = await device();
  ask('one');
  await vi.advanceTimersByTimeAsync(SECONDS);
  ask('two');
  ask('one');
  expect(readDeletions().map(({ id, dueAt }) => [id, dueAt - Date.now()])).toEqual([
    ['two', 8 * SECONDS],
    ['one', 8 * SECONDS],
  ]);
  localStorage.setItem('inkbloom.deletions', '[{"id":1}]');
  expect(readDeletions()).toEqual([]);
  expect(isAsked('one')).toBe(false);
});
