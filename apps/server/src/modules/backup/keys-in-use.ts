import type { Kysely } from 'kysely';
import type { ObjectKey } from '../../store/object-store.ts';
import { filesOfMadePage } from '../making/making.ts';
import { filesOfWaiting } from '../publishing/publishing.ts';
import type { Tables } from '../../plugins/tables.ts';

/** Every file that a row of the database names. */
export async function keysInUse(database: Pick<Kysely<Tables>, 'selectFrom'>): Promise<Set<ObjectKey>> {
  const keys = new Set<ObjectKey | null>();
  const activities = await database
    .selectFrom('activities')
    .select(['image_keys', 'thumbnail_key', 'thumbnail_preview_key'])
    .execute();
  for (const { image_keys, thumbnail_key, thumbnail_preview_key } of activities) {
    for (const key of JSON.parse(image_keys) as string[]) keys.add(key);
    keys.add(thumbnail_key).add(thumbnail_preview_key);
  }
  const pages = await database
    .selectFrom('activity_pages')
    .select(['image_key', 'line_key', 'regions_key', 'preview_key', 'thumbnail_key'])
    .execute();
  const revisions = await database
    .selectFrom('drawing_revisions')
    .select(['picture_key', 'thumbnail_key', 'journal_key'])
    .execute();
  const prints = await database.selectFrom('prints').select('key').execute();
  const shared = await database.selectFrom('share_pictures').select('key').execute();
  for (const row of [...pages, ...revisions, ...prints, ...shared]) {
    for (const key of Object.values(row)) keys.add(key);
  }
  const made = await database.selectFrom('made_pages').select('page').where('page', 'is not', null).execute();
  for (const { page } of made) for (const key of filesOfMadePage(page ?? '')) keys.add(key);
  for (const key of await filesOfWaiting(database)) keys.add(key);
  keys.delete(null);
  return keys as Set<ObjectKey>;
}
