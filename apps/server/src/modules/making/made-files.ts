import type { ObjectKey, ObjectStore } from '../../store/object-store.ts';
import type { StoredActivity } from '../publishing/publishing.ts';

/** The rows of a made page, from its text in the database. */
export function readPage(text: string): StoredActivity {
  return JSON.parse(text) as StoredActivity;
}

/** The files of a made page. */
export function filesOfPage({ activity, pages }: StoredActivity): ObjectKey[] {
  const keys = pages.flatMap(({ image_key, line_key, regions_key, preview_key, thumbnail_key }) => [
    image_key,
    line_key,
    regions_key,
    preview_key,
    thumbnail_key,
  ]);
  return [...new Set([...keys, activity.thumbnail_key, activity.thumbnail_preview_key])];
}

/** Forgets files that no row names any more. */
export async function removeFiles(store: ObjectStore, keys: readonly ObjectKey[]): Promise<void> {
  for (const key of keys) await store.remove(key);
}

/** The files of a made page, from its text in the database. */
export function filesOfMadePage(text: string): ObjectKey[] {
  return filesOfPage(readPage(text));
}
