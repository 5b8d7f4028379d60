import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../testing/memory-storage.ts';

/** Opens the store as a fresh page load does. */
async function load(saved: Record<string, string> = {}) {
  const storage = stubLocalStorage(saved);
  const { favourites, toggleFavourite } = await import('./favourites.ts');
  return { ids: () => favourites.getState().ids, toggleFavourite, storage };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('favourites', () => {
  it('GAL-12 are toggled by id, the latest first', async () => {
    const { ids, toggleFavourite } = await load();
    toggleFavourite('owl');
    toggleFavourite('reef');
    expect(ids()).toEqual(['reef', 'owl']);
    toggleFavourite('owl');
    expect(ids()).toEqual(['reef']);
  });

  it('GAL-12 are on the device at the next visit', async () => {
    const first = await load();
    first.toggleFavourite('owl');
    const kept = first.storage.getItem('inkbloom.favourites') ?? '';
    vi.resetModules();
    const second = await load({ 'inkbloom.favourites': kept });
    expect(second.ids()).toEqual(['owl']);
  });

  it('survive what somebody else wrote in their place', async () => {
    const { ids } = await load({ 'inkbloom.favourites': '{"state":{"ids":"owl"},"version":1}' });
    expect(ids()).toEqual([]);
  });
});
