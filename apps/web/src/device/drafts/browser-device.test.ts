import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserDevice, passingDrafts } from './browser-device.ts';
import { MemoryStorage } from './memory-storage.ts';
import { draw, gesture, PAGE } from './testing.ts';

const device = browserDevice(new MemoryStorage('birth'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the locks of a browser', () => {
  it('KEEP-3 let one work after another have them', async () => {
    const told: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = device.locks.withLock('drawing', async () => {
      told.push('one begins');
      await first.promise;
      told.push('one ends');
    });
    const two = device.locks.withLock('drawing', async () => {
      told.push('two');
      return 2;
    });
    const other = await device.locks.withLock('another drawing', async () => 3);
    first.resolve();
    expect([await one, await two, other]).toEqual([undefined, 2, 3]);
    expect(told).toEqual(['one begins', 'one ends', 'two']);
  });

  it('KEEP-2 tell a tab when another takes what it held, and not when it let go', async () => {
    const told: string[] = [];
    device.locks.take('page', () => told.push('first lost'));
    const letGo = device.locks.take('page', () => told.push('second lost'));
    await expect.poll(() => told).toEqual(['first lost']);
    letGo();
    const again = await device.locks.withLock('page', async () => 'free');
    const third = device.locks.take('page', () => told.push('third lost'));
    third();
    expect([again, told]).toEqual(['free', ['first lost']]);
  });
});

it('the clock of a browser calls after a time, unless that is prevented', () => {
  vi.useFakeTimers({ now: 5_000 });
  const work = vi.fn();
  device.clock.after(100, work);
  const prevent = device.clock.after(50, work);
  prevent();
  vi.advanceTimersByTime(99);
  expect([work.mock.calls.length, device.clock.now()]).toEqual([0, 5_099]);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

it('a browser tells when its connection returns, until nobody listens', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const listener = vi.fn();
  const stop = device.onOnline(listener);
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect([device.isOnline(), new Set([device.newId(), device.newId()]).size]).toEqual([true, 2]);
  expect(device.random()).toBeLessThan(1);
});

it('KEEP-4 drafts that are not kept by the browser last as long as the page', async () => {
  const drafts = passingDrafts();
  const { draft } = await draw(drafts, {}, 1);
  expect((await drafts.store.journal(draft.drawingId)).gestures).toEqual([gesture(1)]);
  expect(await passingDrafts().store.list()).toEqual([]);
});

it('KEEP-4 whole drawings are put in together or not at all, and those left out are not counted', async () => {
  const { store } = passingDrafts();
  const { draft } = await draw(passingDrafts(), {}, 1);
  const drawings = ['one', 'none', 'two'].map((name) => ({ name, gestures: [gesture(7)], keyframe: null }));
  const placed = await store.addAll(drawings, async ({ name }) =>
    name === 'none' ? null : { ...draft, ...PAGE, drawingId: name },
  );
  expect(placed).toBe(2);
  expect((await store.list()).map(({ drawingId }) => drawingId)).toEqual(['one', 'two']);
  expect((await store.journal('two')).gestures).toEqual([gesture(7)]);
  const failing = store.addAll(drawings, async ({ name }) => {
    if (name === 'two') throw new Error('no room');
    return { ...draft, drawingId: `other ${name}` };
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await store.list()).toHaveLength(2);
});
