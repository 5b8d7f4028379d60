import type { ObjectKey } from '../../store/object-store.ts';
import type { StoredActivity } from './store-activity.ts';

/** The rows of an activity that is not published yet, from their text in the database. */
export function readStored(text: string): StoredActivity {
  return JSON.parse(text) as StoredActivity;
}

/** The same rows as those of an activity that is published at a time, for members from a time on. */
export function publishedAs(
  stored: StoredActivity,
  publishedAt: string,
  membersFrom: string | null,
): StoredActivity {
  const times = { created_at: publishedAt, updated_at: publishedAt, members_from: membersFrom };
  return { ...stored, activity: { ...stored.activity, ...times } };
}

/** The files that rows name. */
export function filesOfStored({ activity, pages }: StoredActivity): ObjectKey[] {
  const keys = pages.flatMap(({ image_key, line_key, regions_key, preview_key, thumbnail_key }) => [
    image_key,
    line_key,
    regions_key,
    preview_key,
    thumbnail_key,
  ]);
  return [...new Set([...keys, activity.thumbnail_key, activity.thumbnail_preview_key])];
}
