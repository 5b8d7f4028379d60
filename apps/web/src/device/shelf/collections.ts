import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { cutText } from '../../ui/cut-text.ts';
import { followTabs, readAgain } from '../kept-store.ts';

/** The longest name of a collection. */
export const MAX_COLLECTION_NAME = 60;

/** Activities that a person put together under a name. */
export interface Collection {
  readonly id: string;
  readonly name: string;
  /** Activity ids, the latest first. */
  readonly activityIds: readonly string[];
}

interface Collections {
  /** The latest first. */
  readonly collections: readonly Collection[];
}

/** The collections of this device. */
export const useCollections = create(
  persist((): Collections => ({ collections: [] }), { name: 'inkbloom.collections' }),
);
followTabs(useCollections);

function change(next: (collections: readonly Collection[]) => readonly Collection[]): void {
  readAgain(useCollections);
  useCollections.setState(({ collections }) => ({ collections: next(collections) }));
}

function changeOne(id: string, next: (collection: Collection) => Collection): void {
  change((collections) => collections.map((each) => (each.id === id ? next(each) : each)));
}

function tidied(name: string): string {
  return cutText(name.trim().replaceAll(/\s+/g, ' '), MAX_COLLECTION_NAME).trim();
}

/**
 * Begins a collection with an activity in it; one of that name that is there already takes it. An empty name does
 * nothing.
 */
export function collectUnder(name: string, activityId: string): void {
  const wanted = tidied(name);
  if (!wanted) return;
  readAgain(useCollections);
  const known = useCollections
    .getState()
    .collections.find((each) => each.name.toLowerCase() === wanted.toLowerCase());
  if (known) {
    setCollected(known.id, activityId, true);
    return;
  }
  change((collections) => [
    { id: crypto.randomUUID(), name: wanted, activityIds: [activityId] },
    ...collections,
  ]);
}

/** Puts an activity into a collection, or takes it out. */
export function setCollected(id: string, activityId: string, isIn: boolean): void {
  changeOne(id, (collection) => {
    const others = collection.activityIds.filter((other) => other !== activityId);
    return { ...collection, activityIds: isIn ? [activityId, ...others] : others };
  });
}

/** Gives a collection another name; an empty one changes nothing. */
export function renameCollection(id: string, name: string): void {
  const wanted = tidied(name);
  if (wanted) changeOne(id, (collection) => ({ ...collection, name: wanted }));
}

/** Removes a collection; its pages and what was colored stay. */
export function removeCollection(id: string): void {
  change((collections) => collections.filter((each) => each.id !== id));
}
