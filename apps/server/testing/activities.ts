import type { Databases } from '../src/plugins/database.ts';
import { addActivity, rankOf, searchable } from '../src/modules/catalogue/catalogue.ts';
import type { ActivityRow } from '../src/plugins/catalogue-tables.ts';

/** What a test says of an activity; the rest is made up. */
export interface ActivityNotes {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly category?: string;
  readonly difficulty?: 'easy' | 'medium' | 'hard';
  readonly estimatedTime?: number;
  readonly tags?: readonly string[];
  readonly pages?: number;
  readonly membersFrom?: string;
  /** Who or what drew it, as JSON. */
  readonly origin?: string;
}

function key(kind: string, name: string, extension: string): string {
  return `${kind}/${Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64)}.${extension}`;
}

function toRow(notes: ActivityNotes, minute: number): ActivityRow {
  const { id, title = id, description = '', tags = [], difficulty = 'easy' } = notes;
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  return {
    id,
    hash: id,
    title,
    sort_title: searchable(title),
    description,
    category: notes.category ?? 'animals',
    difficulty,
    difficulty_rank: rankOf[difficulty],
    estimated_time: notes.estimatedTime ?? 15,
    tags: JSON.stringify(tags),
    image_keys: JSON.stringify([key('pages', id, 'png')]),
    thumbnail_key: key('thumbnails', id, 'webp'),
    thumbnail_preview_key: key('thumbnails', `${id}-color`, 'webp'),
    created_at: at,
    updated_at: at,
    members_from: notes.membersFrom ?? null,
    unpublished_at: null,
    origin: notes.origin ?? null,
  };
}

function toPages(id: string, count: number) {
  return Array.from({ length: count }, (_, page_index) => ({
    activity_id: id,
    page_index,
    width: 1536,
    height: 2048,
    image_key: key('pages', id, 'png'),
    line_key: key('lines', id, 'svg'),
    regions_key: key('regions', id, 'bin'),
    preview_key: key('previews', id, 'webp'),
    thumbnail_key: key('thumbnails', id, 'webp'),
  }));
}

/** Lists activities in the catalogue, each a minute newer than the one before; their pictures are not kept. */
export async function addActivities(databases: Databases, ...list: readonly ActivityNotes[]): Promise<void> {
  for (const [minute, notes] of list.entries()) {
    await databases.write
      .transaction()
      .execute((trx) => addActivity(trx, toRow(notes, minute), toPages(notes.id, notes.pages ?? 1)));
  }
}
