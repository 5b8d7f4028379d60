import type { Kysely, Transaction } from 'kysely';
import { isId } from '../../plugins/ids.ts';
import type { ActivityPageRow, ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { listActivity, unlistActivity } from './listings.ts';

/**
 * An activity and its pages in order, or undefined when there is none of this id that everybody may see, or that is the
 * owner's.
 */
export async function findActivity(
  database: Kysely<Tables>,
  id: string,
  owner?: string,
): Promise<{ activity: ActivityRow; pages: ActivityPageRow[] } | undefined> {
  if (!isId(id)) return undefined;
  const activity = await database
    .selectFrom('activities')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (activity === undefined || (activity.owner ?? owner) !== owner) return undefined;
  const pages = await database
    .selectFrom('activity_pages')
    .selectAll()
    .where('activity_id', '=', id)
    .orderBy('page_index')
    .execute();
  return { activity, pages };
}

/** A list that has activities: how many, and the thumbnail of its oldest one. */
export interface ListSummary {
  readonly list: string;
  readonly total: number;
  readonly thumbnailKey: string;
}

/** Every list that has activities, in no order. */
export async function summarizeLists(database: Kysely<Tables>): Promise<ListSummary[]> {
  const rows = await database
    .selectFrom('list_counts')
    .select('list')
    .select(({ fn }) => fn.sum<number | string>('total').as('total'))
    .select((builder) =>
      builder
        .selectFrom('listings')
        .innerJoin('activities', 'activities.id', 'listings.activity_id')
        .select('activities.thumbnail_key')
        .whereRef('listings.list', '=', 'list_counts.list')
        .orderBy('listings.created_at')
        .orderBy('listings.activity_id')
        .limit(1)
        .as('thumbnail_key'),
    )
    .groupBy('list')
    .execute();
  return rows.map((row) => ({
    list: row.list,
    total: Number(row.total),
    thumbnailKey: row.thumbnail_key ?? '',
  }));
}

/** The thumbnails of those of these activities that there are, by id. */
export async function thumbnailsOf(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('activities')
    .select(['id', 'thumbnail_key'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.thumbnail_key]));
}

/** The columns in which the full-size files of a page stand, by their kind. */
const FULL_SIZE = { pages: 'image_key', lines: 'line_key', regions: 'regions_key' } as const;

/**
 * From when on a kept file is for members; null for one that is open for ever, also because a free activity shows it.
 * The
 * kind is that of its key.
 */
export async function membersFromOf(
  database: Kysely<Tables>,
  kind: string,
  key: string,
): Promise<string | null> {
  if (!(kind in FULL_SIZE)) return null;
  const rows = await database
    .selectFrom('activity_pages')
    .innerJoin('activities', 'activities.id', 'activity_pages.activity_id')
    .select('activities.members_from')
    .where(`activity_pages.${FULL_SIZE[kind as keyof typeof FULL_SIZE]}`, '=', key)
    .execute();
  const moments = rows.flatMap(({ members_from }) => members_from ?? []);
  if (moments.length < rows.length) return null;
  return moments.reduce<string | null>((last, one) => (last === null || one > last ? one : last), null);
}

/** The ids of all activities. */
export async function activityIds(database: Kysely<Tables>): Promise<Set<string>> {
  const rows = await database.selectFrom('activities').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds an activity with its pages and lists it; one of the same id that is there already stays as it is. Tells whether
 * it was added.
 */
export async function addActivity(
  trx: Transaction<Tables>,
  activity: ActivityRow,
  pages: readonly ActivityPageRow[],
): Promise<boolean> {
  const added = await trx
    .insertInto('activities')
    .values(activity)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return false;
  await trx.insertInto('activity_pages').values(pages).execute();
  await listActivity(trx, activity);
  return true;
}

/** Adds an activity that is one person's alone: no list has it. One that is there already stays as it is. */
export async function addOwnedActivity(
  trx: Transaction<Tables>,
  activity: ActivityRow,
  pages: readonly ActivityPageRow[],
): Promise<void> {
  const added = await trx
    .insertInto('activities')
    .values(activity)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 0n) await trx.insertInto('activity_pages').values(pages).execute();
}

/** Removes an activity that is one person's alone; tells whether it is gone: one that was colored or printed stays. */
export async function removeOwnedActivity(trx: Transaction<Tables>, id: string): Promise<boolean> {
  for (const table of ['drawings', 'coloring_records', 'print_downloads'] as const) {
    const used = await trx.selectFrom(table).select('id').where('activity_id', '=', id).executeTakeFirst();
    if (used !== undefined) return false;
  }
  await trx.deleteFrom('activities').where('id', '=', id).where('owner', 'is not', null).execute();
  return true;
}

async function rowOf(trx: Transaction<Tables>, id: string): Promise<ActivityRow | undefined> {
  return trx.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Hides an activity from all lists at a time; tells whether there was one that was shown. */
export async function hideActivity(trx: Transaction<Tables>, id: string, at: string): Promise<boolean> {
  const row = await rowOf(trx, id);
  if (row === undefined || row.unpublished_at !== null) return false;
  await trx.updateTable('activities').set({ unpublished_at: at }).where('id', '=', id).execute();
  await unlistActivity(trx, row);
  return true;
}

/** Shows a hidden activity again; tells whether there was one. */
export async function showActivity(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await rowOf(trx, id);
  if (row === undefined || row.unpublished_at === null) return false;
  await trx.updateTable('activities').set({ unpublished_at: null }).where('id', '=', id).execute();
  await listActivity(trx, row);
  return true;
}
