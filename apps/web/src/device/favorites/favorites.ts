import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followTabs, readAgain } from '../kept-store.ts';
import { EMPTY, joined, toggled, type Shelf } from './shelf.ts';

const KEY = 'inkbloom.favourites';
/** The shelf of nobody, in use while nobody is signed in. */
const GUEST = '';

interface Favorites {
  /** Whose shelf is in use; the empty text for a guest's. */
  readonly person: string;
  readonly shelves: Readonly<Record<string, Shelf>>;
}

/** The pages that are loved, at once on this device; `sync-favorites.ts` brings a person's to the account. */
export const favorites = create<Favorites>()(
  persist<Favorites>(() => ({ person: GUEST, shelves: {} }), {
    name: KEY,
    version: 2,
    // The first version knew guests alone.
    migrate: (saved, version) =>
      (version < 2 ? { person: GUEST, shelves: { [GUEST]: saved } } : saved) as Favorites,
    merge: (saved, current) => (saved === undefined ? current : readFavorites(saved)),
  }),
);
followTabs(favorites);

function readShelf(saved: unknown): Shelf {
  const { ids, changes } = (saved ?? {}) as Partial<Record<keyof Shelf, unknown>>;
  return {
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    changes: typeof changes === 'object' && changes ? (changes as Shelf['changes']) : {},
  };
}

function readFavorites(saved: unknown): Favorites {
  const { person, shelves } = (saved ?? {}) as Partial<Record<keyof Favorites, unknown>>;
  const kept = typeof shelves === 'object' && shelves ? Object.entries(shelves) : [];
  return {
    person: typeof person === 'string' ? person : GUEST,
    shelves: Object.fromEntries(kept.map(([name, shelf]) => [name, readShelf(shelf)])),
  };
}

/** The shelf of a person, as another tab may have left it a moment ago. */
export function shelfOf(person: string): Shelf {
  readAgain(favorites);
  return favorites.getState().shelves[person] ?? EMPTY;
}

/** Puts a person's shelf in place of the one before. */
export function keepShelf(person: string, change: (shelf: Shelf) => Shelf): void {
  const shelf = change(shelfOf(person));
  favorites.setState(({ shelves }) => ({ shelves: { ...shelves, [person]: shelf } }));
}

/** Adds an activity to the favorites, or takes it out again. */
export function toggleFavorite(id: string): void {
  const { person } = favorites.getState();
  keepShelf(person, (shelf) => {
    const { ids, changes } = toggled(shelf, id);
    return { ids, changes: person === GUEST ? {} : changes };
  });
}

/** Whether an activity is among the favorites of whoever is here. */
export function useFavorite(id: string): boolean {
  return favorites(({ person, shelves }) => shelves[person]?.ids.includes(id) ?? false);
}

/** The favorites of whoever is here, by id, the latest first. */
export function useFavorites(): readonly string[] {
  return favorites(({ person, shelves }) => shelves[person]?.ids ?? EMPTY.ids);
}

/** From now on a person's shelf is in use. What lay on the guests' goes along, and leaves theirs empty. */
export function takeShelf(person: string): void {
  const own = joined(shelfOf(person), shelfOf(GUEST));
  favorites.setState(({ shelves }) => ({ person, shelves: { ...shelves, [GUEST]: EMPTY, [person]: own } }));
}

/** From now on nobody is here. A person's shelf stays only while the server does not have all of it. */
export function leaveShelf(): void {
  const { person } = favorites.getState();
  if (person === GUEST) return;
  const isUnsent = Object.keys(shelfOf(person).changes).length > 0;
  favorites.setState(({ shelves: { [person]: own = EMPTY, ...shelves } }) => ({
    person: GUEST,
    shelves: isUnsent ? { ...shelves, [person]: own } : shelves,
  }));
}
