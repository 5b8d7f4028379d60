import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';

/** Opens the store as a fresh page load does. */
async function load(saved: Record<string, string> = {}) {
  const storage = stubLocalStorage(saved);
  const room = await import('./favorites.ts');
  const ids = () => {
    const { person, shelves } = room.favorites.getState();
    return shelves[person]?.ids ?? [];
  };
  return { ...room, ids, storage, kept: () => storage.getItem('inkbloom.favourites') ?? '' };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('favourites', () => {
  it('GAL-12 are toggled by id, the latest first', async () => {
    const { ids, toggleFavorite } = await load();
    toggleFavorite('owl');
    toggleFavorite('reef');
    expect(ids()).toEqual(['reef', 'owl']);
    toggleFavorite('owl');
    expect(ids()).toEqual(['reef']);
  });

  it('GAL-12 are on the device at the next visit', async () => {
    const first = await load();
    first.toggleFavorite('owl');
    vi.resetModules();
    const second = await load({ 'inkbloom.favourites': first.kept() });
    expect(second.ids()).toEqual(['owl']);
  });

  it('GAL-12 of the first version are those of a guest', async () => {
    const { ids } = await load({ 'inkbloom.favourites': '{"state":{"ids":["owl"]},"version":1}' });
    expect(ids()).toEqual(['owl']);
  });

  it.each([
    '{"state":{"ids":"owl"},"version":1}',
    '{"state":{"shelves":7},"version":2}',
    '{"state":null,"version":2}',
  ])('survive what somebody else wrote in their place: %s', async (written) => {
    const { ids, toggleFavorite } = await load({ 'inkbloom.favourites': written });
    expect(ids()).toEqual([]);
    toggleFavorite('owl');
    expect(ids()).toEqual(['owl']);
  });

  it('SRV-5 of a guest go along at sign-in, and nobody sees them after sign-out', async () => {
    const { ids, toggleFavorite, takeShelf, leaveShelf, shelfOf } = await load();
    toggleFavorite('owl');
    takeShelf('ada');
    expect(ids()).toEqual(['owl']);
    expect(shelfOf('ada').changes).toEqual({ owl: true });
    leaveShelf();
    expect(ids()).toEqual([]);
    takeShelf('eve');
    expect(ids()).toEqual([]);
  });

  it('SRV-5 that the account does not have yet wait for their person', async () => {
    const { ids, toggleFavorite, takeShelf, leaveShelf, keepShelf, shelfOf } = await load();
    takeShelf('ada');
    toggleFavorite('owl');
    leaveShelf();
    takeShelf('ada');
    expect(ids()).toEqual(['owl']);
    keepShelf('ada', (shelf) => ({ ...shelf, changes: {} }));
    leaveShelf();
    expect(shelfOf('ada').ids).toEqual([]);
  });

  it('GAL-12 of another tab are not written over', async () => {
    const { ids, toggleFavorite, storage } = await load();
    toggleFavorite('owl');
    storage.setItem(
      'inkbloom.favourites',
      JSON.stringify({
        state: { person: '', shelves: { '': { ids: ['fox', 'owl'], changes: {} } } },
        version: 2,
      }),
    );
    toggleFavorite('rose');
    expect(ids()).toEqual(['rose', 'fox', 'owl']);
  });
});
