import { createHash } from 'node:crypto';
import type { CatalogueEntry } from '@inkbloom/linework';
import type { Databases } from '../../plugins/database.ts';
import type { ActivityPageRow, ActivityRow } from '../../plugins/tables.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { addActivity, searchable } from '../catalogue/catalogue.ts';
import type { DrawnPage } from './draw.ts';

const RANKS = { easy: 1, medium: 2, hard: 3 } as const;

/** A page whose bytes are in the store. */
interface KeptPage {
  readonly columns: Omit<ActivityPageRow, 'activity_id' | 'page_index'>;
  readonly thumbnailPreviewKey: string;
}

async function keepPage(store: ObjectStore, page: DrawnPage): Promise<KeptPage> {
  const columns = {
    width: page.width,
    height: page.height,
    image_key: await store.put('pages', 'png', page.image),
    line_key: await store.put('lines', 'svg', page.line),
    regions_key: await store.put('regions', 'bin', page.regions),
    preview_key: await store.put('previews', 'webp', page.preview),
    thumbnail_key: await store.put('thumbnails', 'webp', page.thumbnail),
  };
  return { columns, thumbnailPreviewKey: await store.put('thumbnails', 'webp', page.thumbnailPreview) };
}

function toRow(entry: CatalogueEntry, pages: readonly KeptPage[], cover: KeptPage): ActivityRow {
  const now = new Date().toISOString();
  return {
    id: entry.slug,
    hash: createHash('sha256').update(entry.hashes.join()).digest('hex'),
    title: entry.title,
    sort_title: searchable(entry.title),
    description: entry.description,
    category: entry.category,
    difficulty: entry.difficulty,
    difficulty_rank: RANKS[entry.difficulty],
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
  entry: CatalogueEntry,
  drawn: readonly DrawnPage[],
): Promise<void> {
  const kept: KeptPage[] = [];
  for (const page of drawn) kept.push(await keepPage(store, page));
  const cover = kept[0];
  if (cover === undefined) throw new Error(`${entry.slug} has no pages`);
  const rows = kept.map(({ columns }, index) => ({ activity_id: entry.slug, page_index: index, ...columns }));
  await databases.write.transaction().execute((trx) => addActivity(trx, toRow(entry, kept, cover), rows));
}
