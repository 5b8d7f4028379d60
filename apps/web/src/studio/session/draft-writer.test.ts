import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '../../device/drafts/drafts.ts';
import { readGestures } from '../../device/drafts/gestures.ts';
import { EMPTY_SHELF, freshDevice, gesture, PAGE } from '../../device/drafts/testing.ts';
import { createDraftWriter, type DraftWriter } from './draft-writer.ts';

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

async function writerOf(): Promise<DraftWriter> {
  const { draft } = await openDraft(PAGE, null, EMPTY_SHELF);
  return createDraftWriter(
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
  const writer = await writerOf();
  writer.gesture(one);
  await writer.flush();
  const makeRoom = fillDevice();
  writer.gesture(two);
  await writer.flush();
  expect(writer.isWhole()).toBe(false);
  expect(told.at(-1)).toContain('no room left');
  makeRoom();
  writer.gesture(three);
  await writer.flush();
  expect(writer.isWhole()).toBe(true);
  expect(told.at(-1)).toBeNull();
  expect(await readGestures(writer.draft().drawingId)).toEqual([one, two, three]);
  await writer.close();
});

it('what waits is told of once and tried again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const writer = await writerOf();
  const makeRoom = fillDevice();
  writer.gesture(one);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  await writer.flush();
  expect(told).toHaveLength(1);
  makeRoom();
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(told).toEqual([expect.any(String), null]));
  expect(await readGestures(writer.draft().drawingId)).toEqual([one]);
  vi.useRealTimers();
  await writer.close();
});

it('a drawing that was opened in another tab is left to that tab', async () => {
  const writer = await writerOf();
  writer.gesture(one);
  await writer.flush();
  await openDraft(PAGE, null, EMPTY_SHELF);
  writer.gesture(two);
  await writer.flush();
  expect(told.at(-1)).toContain('opened in another tab');
  expect(await readGestures(writer.draft().drawingId)).toEqual([one]);
});
