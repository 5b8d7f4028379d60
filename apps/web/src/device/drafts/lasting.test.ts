import { afterEach, expect, it, vi } from 'vitest';
import { askToLast, currentRisk, riskOf, riskWords, type StorageFacts } from './lasting.ts';

const GIGABYTE = 1024 ** 3;
const roomy: StorageFacts = { persisted: false, usage: 5_000_000, quota: 10 * GIGABYTE, forgets: false };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that answers so. */
function stubStorage(persisted: boolean, vendor = 'Google Inc.', isInstalled = false) {
  const persist = vi.fn(async () => true);
  const storage = { persisted: async () => persisted, persist, estimate: async () => roomy };
  vi.stubGlobal('navigator', { storage, vendor });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isInstalled && query.includes('standalone') }));
  return persist;
}

it('names the nearest risk, and none where the browser promised to keep everything', () => {
  expect(riskOf(roomy)).toBe('some-day');
  expect(riskOf({ ...roomy, forgets: true })).toBe('a-week');
  expect(riskOf({ ...roomy, persisted: true, forgets: true })).toBe('none');
  expect(riskOf({ ...roomy, persisted: true, usage: 9 * GIGABYTE })).toBe('little-room');
  expect(riskOf({ ...roomy, persisted: true, usage: 0, quota: 30_000_000 })).toBe('little-room');
});

it('is nearly full above 85 % of its room, and with less than 40 MiB of it left', () => {
  const large = { ...roomy, persisted: true, quota: 1000 * GIGABYTE };
  expect(riskOf({ ...large, usage: 850 * GIGABYTE })).toBe('none');
  expect(riskOf({ ...large, usage: 850 * GIGABYTE + 1 })).toBe('little-room');
  const small = { ...roomy, persisted: true, usage: 0 };
  expect(riskOf({ ...small, quota: 40 * 1024 ** 2 })).toBe('none');
  expect(riskOf({ ...small, quota: 40 * 1024 ** 2 - 1 })).toBe('little-room');
});

it('has a sentence for every risk', () => {
  expect(riskWords('none')).toBe('');
  for (const risk of ['little-room', 'a-week', 'some-day'] as const)
    expect(riskWords(risk)).toMatch(/^T.*\.$/);
});

it('asks a browser once, and not one that has promised already', async () => {
  const persist = stubStorage(false);
  await askToLast();
  expect(persist).toHaveBeenCalledOnce();
  const again = stubStorage(true);
  await askToLast();
  expect(again).not.toHaveBeenCalled();
});

it('reads the risk from the browser, and fears nothing where it says nothing', async () => {
  stubStorage(false, 'Apple Computer, Inc.');
  expect(await currentRisk()).toBe('a-week');
  stubStorage(false);
  expect(await currentRisk()).toBe('some-day');
  stubStorage(false, 'Apple Computer, Inc.', true);
  expect(await currentRisk()).toBe('some-day');
  stubStorage(true);
  expect(await currentRisk()).toBe('none');
  vi.stubGlobal('navigator', {});
  expect(await currentRisk()).toBe('none');
  await expect(askToLast()).resolves.toBeUndefined();
});
