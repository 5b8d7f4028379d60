import type { PageOrigin } from '@inkbloom/contracts/activities';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/tables.ts';
import type { ObjectKey } from '../../../store/object-store.ts';
import { nearestOf } from '../daily/likenesses.ts';
import { type PrintedPage, printedPages, unpackPrint } from '../daily/prints.ts';
import { MOST_ALIKE } from '../daily/search.ts';
import { slugOf } from '../slug.ts';
import { addStored, type PublishStores, type StoredActivity, storePictures } from '../store-activity.ts';
import { readStored } from '../stored-page.ts';
import type { ImportedDrawing } from './import-page.ts';

/** A page from outside, and what shall become of it. */
export interface KeepOrder {
  readonly page: ImportedDrawing;
  readonly origin: PageOrigin;
  /** Whether it is for members from the beginning; otherwise it is free for ever. */
  readonly forMembers: boolean;
  /** Whether it is published at once, instead of waiting for a word. */
  readonly isPublished: boolean;
}

/** What became of it: its address, or why there is none. */
export type Kept =
  | { readonly kind: 'published' | 'waiting'; readonly slug: string }
  | { readonly kind: 'already_there'; readonly slug: string }
  | { readonly kind: 'too_alike'; readonly nearest: string; readonly likeness: number };

async function isThere(database: Kysely<Tables>, slug: string): Promise<boolean> {
  for (const table of ['activities', 'imported_pages'] as const) {
    const row = await database.selectFrom(table).select('id').where('id', '=', slug).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

/** The pages that a new one must not be like: all that were published, and those that wait. */
async function printedAndWaiting(database: Kysely<Tables>): Promise<PrintedPage[]> {
  const imported = await database
    .selectFrom('imported_pages')
    .select(['id', 'page'])
    .where('opinion', 'is', null)
    .execute();
  const proposed = await database
    .selectFrom('daily_proposals')
    .select(['id', 'print'])
    .where('page', 'is not', null)
    .execute();
  return [
    ...(await printedPages(database)),
    ...imported.map(({ id, page }) => ({
      activityId: id,
      print: unpackPrint(readStored(page).prints[0] ?? ''),
    })),
    ...proposed.map(({ id, print }) => ({ activityId: id, print: unpackPrint(print) })),
  ];
}

async function addPublished({ databases }: PublishStores, stored: StoredActivity): Promise<boolean> {
  return databases.write.transaction().execute((trx) => addStored(trx, stored));
}

interface Waiting {
  readonly stored: StoredActivity;
  readonly linesKey: ObjectKey;
  readonly colorKey: ObjectKey;
  readonly likeness: number;
  readonly nearest: string | null;
}

async function addWaiting({ databases }: PublishStores, waiting: Waiting): Promise<boolean> {
  const { stored, linesKey, colorKey, likeness, nearest } = waiting;
  const { numInsertedOrUpdatedRows } = await databases.write
    .insertInto('imported_pages')
    .values({
      id: stored.activity.id,
      page: JSON.stringify(stored),
      likeness,
      nearest,
      lines_key: linesKey,
      color_key: colorKey,
      opinion: null,
      imported_at: stored.activity.created_at,
      judged_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Keeps a page from outside: published, or waiting for a word. Its files are in the store before the database tells of
 * them. One that is like another page is not kept.
 */
export async function keepImport(stores: PublishStores, order: KeepOrder, now: Date): Promise<Kept> {
  const { databases, store } = stores;
  const { facts, hash, drawn, pictures } = order.page;
  const slug = slugOf(facts.title, hash);
  if (await isThere(databases.write, slug)) return { kind: 'already_there', slug };
  const { likeness, activityId } = nearestOf(await printedAndWaiting(databases.write), drawn.print);
  if (likeness > MOST_ALIKE && activityId !== null)
    return { kind: 'too_alike', nearest: activityId, likeness };
  const publishedAt = now.toISOString();
  const terms = {
    publishedAt,
    membersFrom: order.forMembers ? publishedAt : null,
    origin: JSON.stringify(order.origin),
  };
  const stored = await storePictures(store, { ...facts, slug, recipes: [] }, [drawn], terms);
  if (order.isPublished) {
    return { kind: (await addPublished(stores, stored)) ? 'published' : 'already_there', slug };
  }
  const linesKey = await store.put('proposals', 'webp', pictures.lines);
  const colorKey = await store.put('proposals', 'webp', pictures.colored);
  const isNew = await addWaiting(stores, { stored, linesKey, colorKey, likeness, nearest: activityId });
  return { kind: isNew ? 'waiting' : 'already_there', slug };
}
