import type { ObjectKey, ObjectStore } from '../../store/object-store.ts';
import { filesOfStored, readStored } from '../publishing/publishing.ts';

/** Forgets files that no row names any more. */
export async function removeFiles(store: ObjectStore, keys: readonly ObjectKey[]): Promise<void> {
  for (const key of keys) await store.remove(key);
}

/** The files of a made page, from its text in the database. */
export function filesOfMadePage(text: string): ObjectKey[] {
  return filesOfStored(readStored(text));
}
