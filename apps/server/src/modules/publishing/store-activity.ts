import { createHash } from 'node:crypto';
import type { Sample } from '@inkbloom/linework/samples';
import type { Databases } from '../../plugins/database.ts';
import type { ActivityPageRow, ActivityRow } from '../../plugins/tables.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { addActivity, rankOf, searchable } from '../catalogue/catalogue.ts';
import type { DrawnPage } from './draw.ts';

/** An activity to publish. */
export type Entry = Sample;

/** When an activity is published, and from when on it is for members (null for one that is free for ever). */
export interface Terms {
  readonly publishedAt: string;
  readonly membersFrom: string | null;
}

/** What publishing keeps things in. */
export interface PublishStores {
  readonly databases: Databases;
  readonly store: ObjectStore;
}

/** A page whose bytes are in the store. */
interface StoredPage {
  readonly columns: Omit<ActivityPageRow, 'activity_id' | 'page_index'>;
  readonly thumbnailPreviewKey: string;
}

async function storePage(store: ObjectStore, page: DrawnPage): Promise<StoredPage> {
  const [image_key, line_key, regions_key, preview_key, thumbnail_key, thumbnailPreviewKey] =
    await Promise.all([
      store.put('pages', 'png', page.image),
      store.put('lines', 'svg', page.line),
      store.put('regions', 'bin', page.regions),
      store.put('previews', 'webp', page.preview),
      store.put('thumbnails', 'webp', page.thumbnail),
      store.put('thumbnails', 'webp', page.thumbnailPreview),
    ]);
  const { width, height } = page;
  const columns = { width, height, image_key, line_key, regions_key, preview_key, thumbnail_key };
  return { columns, thumbnailPreviewKey };
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function toRow(
  entry: Entry,
  { publishedAt, membersFrom }: Terms,
  pages: readonly StoredPage[],
  cover: StoredPage,
): Omit<ActivityRow, 'hash'> {
  return {
    id: entry.slug,
    title: entry.title,
    sort_title: searchable(entry.title),
    description: entry.description,
    category: entry.category,
    difficulty: entry.difficulty,
    difficulty_rank: rankOf[entry.difficulty],
    estimated_time: entry.estimatedTime,
    tags: JSON.stringify(entry.tags),
    image_keys: JSON.stringify(pages.map(({ columns }) => columns.image_key)),
    thumbnail_key: cover.columns.thumbnail_key,
    thumbnail_preview_key: cover.thumbnailPreviewKey,
    created_at: publishedAt,
    updated_at: publishedAt,
    members_from: membersFrom,
    unpublished_at: null,
  };
}

/** The rows of an activity whose pictures are all in the store. */
export interface StoredActivity {
  readonly activity: ActivityRow;
  readonly pages: readonly ActivityPageRow[];
}

/** Puts the pictures of an activity into the store and gives the rows that will tell of them. */
export async function storePictures(
  store: ObjectStore,
  entry: Entry,
  drawn: readonly DrawnPage[],
  terms: Terms,
): Promise<StoredActivity> {
  const kept: StoredPage[] = [];
  for (const page of drawn) kept.push(await storePage(store, page));
  const cover = kept[0];
  if (cover === undefined) throw new Error(`${entry.slug} has no pages`);
  const hash = sha256(drawn.map(({ line }) => sha256(line)).join());
  const pages = kept.map(({ columns }, index) => ({
    activity_id: entry.slug,
    page_index: index,
    ...columns,
  }));
  return { activity: { ...toRow(entry, terms, kept, cover), hash }, pages };
}

/** Publishes an activity: its pictures are in the store before the database tells of them. Tells whether it is new. */
export async function storeActivity(
  { databases, store }: PublishStores,
  entry: Entry,
  drawn: readonly DrawnPage[],
  terms: Terms,
): Promise<boolean> {
  const { activity, pages } = await storePictures(store, entry, drawn, terms);
  return databases.write.transaction().execute((trx) => addActivity(trx, activity, pages));
}
