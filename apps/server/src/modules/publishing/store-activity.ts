import { createHash } from 'node:crypto';
import type { Sample } from '@inkbloom/linework/samples';
import type { Transaction } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { ActivityPageRow, ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { addActivity, rankOf, searchable } from '../catalogue/catalogue.ts';
import { keepPrints, packPrint } from './page-prints.ts';
import type { DrawnPage } from './draw.ts';

/** An activity to publish. */
export type Entry = Sample;

/** When an activity is published, and from when on it is for members (null for one that is free for ever). */
export interface Terms {
  readonly publishedAt: string;
  readonly membersFrom: string | null;
  /** Whose it is alone; everybody's unless told. */
  readonly owner?: string | null;
  /** Who or what drew it, as JSON; Inkbloom unless told. */
  readonly origin?: string | null;
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
  readonly print: string;
}

/** What the files of a page are kept as: those that everybody sees by what they are, those of one person together. */
const OPEN = {
  image: 'pages',
  line: 'lines',
  regions: 'regions',
  preview: 'previews',
  thumbnail: 'thumbnails',
} as const;
const OWNED = { image: 'made', line: 'made', regions: 'made', preview: 'made', thumbnail: 'made' } as const;

async function storePage(
  store: ObjectStore,
  page: DrawnPage,
  kinds: typeof OPEN | typeof OWNED,
): Promise<StoredPage> {
  const [image_key, line_key, regions_key, preview_key, thumbnail_key, thumbnailPreviewKey] =
    await Promise.all([
      store.put(kinds.image, 'png', page.image),
      store.put(kinds.line, 'svg', page.line),
      store.put(kinds.regions, 'bin', page.regions),
      store.put(kinds.preview, 'webp', page.preview),
      store.put(kinds.thumbnail, 'webp', page.thumbnail),
      store.put(kinds.thumbnail, 'webp', page.thumbnailPreview),
    ]);
  const { width, height } = page;
  const columns = { width, height, image_key, line_key, regions_key, preview_key, thumbnail_key };
  return { columns, thumbnailPreviewKey, print: packPrint(page.print) };
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function toRow(
  entry: Entry,
  { publishedAt, membersFrom, owner = null, origin = null }: Terms,
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
    owner,
    origin,
  };
}

/** The rows of an activity whose pictures are all in the store. */
export interface StoredActivity {
  readonly activity: ActivityRow;
  readonly pages: readonly ActivityPageRow[];
  /** For each page where its ink lies, packed. */
  readonly prints: readonly string[];
}

/** Puts the pictures of an activity into the store and gives the rows that will tell of them. */
export async function storePictures(
  store: ObjectStore,
  entry: Entry,
  drawn: readonly DrawnPage[],
  terms: Terms,
): Promise<StoredActivity> {
  const kept: StoredPage[] = [];
  const kinds = (terms.owner ?? null) === null ? OPEN : OWNED;
  for (const page of drawn) kept.push(await storePage(store, page, kinds));
  const cover = kept[0];
  if (cover === undefined) throw new Error(`${entry.slug} has no pages`);
  const hash = sha256(drawn.map(({ line }) => sha256(line)).join());
  const pages = kept.map(({ columns }, index) => ({
    activity_id: entry.slug,
    page_index: index,
    ...columns,
  }));
  return {
    activity: { ...toRow(entry, terms, kept, cover), hash },
    pages,
    prints: kept.map(({ print }) => print),
  };
}

/** Adds an activity whose pictures are stored, with its prints; tells whether it is new. */
export async function addStored(
  trx: Transaction<Tables>,
  { activity, pages, prints }: StoredActivity,
): Promise<boolean> {
  if (!(await addActivity(trx, activity, pages))) return false;
  await keepPrints(trx, activity.id, prints);
  return true;
}

/** Publishes an activity: its pictures are in the store before the database tells of them. Tells whether it is new. */
export async function storeActivity(
  { databases, store }: PublishStores,
  entry: Entry,
  drawn: readonly DrawnPage[],
  terms: Terms,
): Promise<boolean> {
  const stored = await storePictures(store, entry, drawn, terms);
  return databases.write.transaction().execute((trx) => addStored(trx, stored));
}
