import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '../drafts/drafts.ts';
import { readGestures } from '../drafts/gestures.ts';
import { EMPTY_SHELF, freshDevice, gesture, PAGE } from '../drafts/testing.ts';
import { createKeeper, type Keeper } from './keeper.ts';

const told: (string | null)[] = [];
const [one, two, three] = [gesture(1), gesture(2), gesture(3)];

beforeEach(async () => {
  told.length = 0;
  await freshDevice();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function keeperOf(): Promise<Keeper> {
  const { draft } = await openDraft(PAGE, null, EMPTY_SHELF);
  return createKeeper(
    draft,
    () => ({}),
    (message) => told.push(message),
  );
}

/** The device is full until the answer is called. */
function fillDevice(): () => void {
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

it('CAN-5 a device without room loses no stroke: they wait, and are kept in their order once there is some', async () => {
  const keeper = await keeperOf();
  keeper.gesture(one);
  await keeper.flush();
  const makeRoom = fillDevice();
  keeper.gesture(two);
  await keeper.flush();
  expect(keeper.isWhole()).toBe(false);
  expect(told.at(-1)).toContain('no room left');
  makeRoom();
  keeper.gesture(three);
  await keeper.flush();
  expect(keeper.isWhole()).toBe(true);
  expect(told.at(-1)).toBeNull();
  expect(await readGestures(keeper.draft().drawingId)).toEqual([one, two, three]);
  await keeper.close();
});

it('what waits is told of once and tried again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const keeper = await keeperOf();
  const makeRoom = fillDevice();
  keeper.gesture(one);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  await keeper.flush();
  expect(told).toHaveLength(1);
  makeRoom();
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(told).toEqual([expect.any(String), null]));
  expect(await readGestures(keeper.draft().drawingId)).toEqual([one]);
  vi.useRealTimers();
  await keeper.close();
});

it('a drawing that was opened in another tab is left to that tab', async () => {
  const keeper = await keeperOf();
  keeper.gesture(one);
  await keeper.flush();
  await openDraft(PAGE, null, EMPTY_SHELF);
  keeper.gesture(two);
  await keeper.flush();
  expect(told.at(-1)).toContain('opened in another tab');
  expect(await readGestures(keeper.draft().drawingId)).toEqual([one]);
});
