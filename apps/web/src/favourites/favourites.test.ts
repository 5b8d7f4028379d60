import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's storage as far as the store looks at it. */
function memoryStorage(saved: Record<string, string>) {
  const kept = new Map(Object.entries(saved));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Opens the store as a fresh page load does. */
async function load(saved: Record<string, string> = {}) {
  const storage = memoryStorage(saved);
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('localStorage', storage);
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
