import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const KEY = 'inkbloom.favourites';

interface Favourites {
  /** Activity ids, the latest first. */
  readonly ids: readonly string[];
}

/** The pages a person loves, kept on this device alone. */
export const favourites = create<Favourites>()(
  persist<Favourites>(() => ({ ids: [] }), {
    name: KEY,
    version: 1,
    merge: (saved, current) => ({ ...current, ids: idsOf(saved) }),
  }),
);

function idsOf(saved: unknown): readonly string[] {
  const ids: unknown = (saved as Partial<Favourites> | undefined)?.ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Adds an activity to the favourites, or takes it out again. */
export function toggleFavourite(id: string): void {
  favourites.setState(({ ids }) => ({
    ids: ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids],
  }));
}

/** Whether an activity is among the favourites. */
export function useFavourite(id: string): boolean {
  return favourites((state) => state.ids.includes(id));
}

function onStorage(event: StorageEvent): void {
  if (event.key === KEY) void favourites.persist.rehydrate();
}

/** Follows the favourites of other tabs. Gives the function that stops it. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
