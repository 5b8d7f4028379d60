import { createHash } from 'node:crypto';
import type { Databases } from '../../plugins/database.ts';
import type { ActivityPageRow, ActivityRow } from '../../plugins/tables.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { addActivity, rankOf, searchable } from '../catalogue/catalogue.ts';
import type { DrawnPage } from './draw.ts';
import type { Entry } from './samples.ts';

/** A page whose bytes are in the store. */
interface KeptPage {
  readonly columns: Omit<ActivityPageRow, 'activity_id' | 'page_index'>;
  readonly thumbnailPreviewKey: string;
}

async function keepPage(store: ObjectStore, page: DrawnPage): Promise<KeptPage> {
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

function toRow(entry: Entry, hash: string, pages: readonly KeptPage[], cover: KeptPage): ActivityRow {
  const now = new Date().toISOString();
  return {
    id: entry.slug,
    hash,
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
    created_at: now,
    updated_at: now,
  };
}

/** What publishing keeps things in. */
export interface Keeping {
  readonly databases: Databases;
  readonly store: ObjectStore;
}

/** Publishes an activity: its pictures are in the store before the database tells of them. */
export async function keepActivity(
  { databases, store }: Keeping,
  entry: Entry,
  drawn: readonly DrawnPage[],
): Promise<void> {
  const kept: KeptPage[] = [];
  for (const page of drawn) kept.push(await keepPage(store, page));
  const cover = kept[0];
  if (cover === undefined) throw new Error(`${entry.slug} has no pages`);
  const hash = sha256(drawn.map(({ line }) => sha256(line)).join());
  const rows = kept.map(({ columns }, index) => ({ activity_id: entry.slug, page_index: index, ...columns }));
  await databases.write
    .transaction()
    .execute((trx) => addActivity(trx, toRow(entry, hash, kept, cover), rows));
}
