import 'fake-indexeddb/auto';
import { OFFLINE_BYTES, OFFLINE_LASTS_MS } from './ledger.ts';
import { describe, expect, it } from 'vitest';
import { type Entry, openLedger } from './ledger.ts';

let count = 0;
const fresh = () => openLedger(`ledger-${(count += 1)}`);
const picture = (number: number, bytes: number, at = number): Entry => ({
  cache: 'pictures',
  url: `https://inkbloom.test/images/${number}.webp`,
  bytes,
  at,
});

describe('PWA-2 what is kept for times without a network', () => {
  it('is at most 50 MB: the oldest goes first', async () => {
    const ledger = fresh();
    const gone: Entry[] = [];
    const kept = new Map<string, number>();
    for (let number = 1; number <= 200; number++) {
      const entry = picture(number, 500_000);
      kept.set(entry.url, entry.bytes);
      for (const left of await ledger.note(entry)) {
        gone.push(left);
        kept.delete(left.url);
      }
      const total = [...kept.values()].reduce((sum, bytes) => sum + bytes, 0);
      expect(total).toBeLessThanOrEqual(OFFLINE_BYTES);
    }
    expect(gone.map(({ at }) => at)).toEqual(gone.map((_, index) => index + 1));
    expect(await ledger.isFresh('pictures', picture(200, 0).url, 200)).toBe(true);
    expect(await ledger.isFresh('pictures', picture(1, 0).url, 200)).toBe(false);
  });

  it('counts a picture that is fetched again once, and as new', async () => {
    const ledger = fresh();
    for (let time = 1; time <= 200; time++)
      expect(await ledger.note(picture(1, 1_000_000, time))).toEqual([]);
    expect(await ledger.isFresh('pictures', picture(1, 0).url, OFFLINE_LASTS_MS + 199)).toBe(true);
  });

  it('lasts 24 hours and then goes, even when there is room', async () => {
    const ledger = fresh();
    const old = picture(1, 10, 1000);
    await ledger.note(old);
    expect(await ledger.isFresh(old.cache, old.url, 1000 + OFFLINE_LASTS_MS - 1)).toBe(true);
    expect(await ledger.isFresh(old.cache, old.url, 1000 + OFFLINE_LASTS_MS)).toBe(false);
    expect(await ledger.note(picture(2, 2_000_000, 1000 + OFFLINE_LASTS_MS))).toEqual([old]);
  });

  it('knows the caches apart, and nothing it was not told of', async () => {
    const ledger = fresh();
    const { url } = picture(1, 10);
    await ledger.note({ cache: 'answers', url, bytes: 10, at: 5 });
    expect(await ledger.isFresh('pictures', url, 6)).toBe(false);
    expect(await ledger.isFresh('answers', url, 6)).toBe(true);
  });
});
