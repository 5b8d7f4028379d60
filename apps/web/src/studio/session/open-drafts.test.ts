import { expect, it, vi } from 'vitest';
import { draw, EMPTY_SOURCE, freshDevice, gesture, PAGE } from '../../device/drafts/testing.ts';
import { openDrafts } from './open-drafts.ts';

it('KEEP-4 a browser that refuses site data still colors: in memory, and it is known to be passing', async () => {
  await freshDevice();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('site data is blocked', 'SecurityError');
  });
  const { drafts, opened, isPassing } = await openDrafts({ page: PAGE, person: null }, EMPTY_SOURCE);
  expect(isPassing).toBe(true);
  expect(log).toHaveBeenCalledOnce();
  await drafts.store.append(opened.hold, 0, [gesture(1), gesture(2)]);
  expect((await drafts.store.journal(opened.draft.drawingId)).gestures).toEqual([gesture(1), gesture(2)]);
});

it('KEEP-1 a browser that keeps drawings opens the one there is', async () => {
  vi.restoreAllMocks();
  const { draft } = await draw(await freshDevice(), {}, 1);
  const { opened, isPassing } = await openDrafts({ page: PAGE, person: null }, EMPTY_SOURCE);
  expect(isPassing).toBe(false);
  expect(opened.draft.drawingId).toBe(draft.drawingId);
});
