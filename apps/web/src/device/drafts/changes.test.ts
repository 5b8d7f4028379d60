import { afterEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The tab of a browser that has this storage. */
async function openTab(storage: Record<string, unknown>) {
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  return import('./changes.ts');
}

it('KEEP-1 every tab hears of a change, the one that made it too, until it stops listening', async () => {
  const storage = stubLocalStorage();
  const [one, two] = [await openTab(storage), await openTab(storage)];
  const [heardByOne, heardByTwo] = [vi.fn(), vi.fn()];
  one.changes.onChange(heardByOne);
  const stop = two.changes.onChange(heardByTwo);
  one.changes.announce('queued');
  expect(heardByOne).toHaveBeenCalledExactlyOnceWith('queued');
  await expect.poll(() => heardByTwo.mock.calls).toEqual([['queued']]);
  stop();
  two.changes.announce('changed');
  await expect.poll(() => heardByOne.mock.calls).toEqual([['queued'], ['changed']]);
  expect(heardByTwo).toHaveBeenCalledTimes(1);
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

it('knows whether there ever was a draft here, and has none where nothing can be noted', async () => {
  const { changes, everHadDrafts } = await openTab(stubLocalStorage());
  expect(everHadDrafts()).toBe(false);
  changes.announce('changed');
  expect(everHadDrafts()).toBe(true);
  const refusing = await openTab({ getItem: refuse, setItem: refuse });
  refusing.changes.announce('changed');
  expect(refusing.everHadDrafts()).toBe(false);
});
