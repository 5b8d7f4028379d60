import type { Kysely, Transaction } from 'kysely';
import { isId } from '../../plugins/ids.ts';
import type { ActivityPageRow, ActivityRow, Tables } from '../../plugins/tables.ts';
import { matching, type ActivityQuery } from './filter.ts';

const SORT_COLUMNS = {
  createdAt: 'created_at',
  title: 'sort_title',
  difficulty: 'difficulty_rank',
  estimatedTime: 'estimated_time',
} as const;

/** The activities of one page of a list, and how many the whole list has. */
export async function listActivityRows(
  database: Kysely<Tables>,
  query: ActivityQuery,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const found = database.selectFrom('activities').where(matching(query));
  const counted = await found
    .select((builder) => builder.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(SORT_COLUMNS[query.sortBy], query.sortOrder)
    .orderBy('id', query.sortOrder)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { rows, total: Number(counted.total) };
}

/** An activity and its pages in order, or undefined when there is none of this id. */
export async function findActivity(
  database: Kysely<Tables>,
  id: string,
): Promise<{ activity: ActivityRow; pages: ActivityPageRow[] } | undefined> {
  if (!isId(id)) return undefined;
  const activity = await database
    .selectFrom('activities')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (activity === undefined) return undefined;
  const pages = await database
    .selectFrom('activity_pages')
    .selectAll()
    .where('activity_id', '=', id)
    .orderBy('page_index')
    .execute();
  return { activity, pages };
}

/** `count` activities in the order of their ids, from a place on; past the end it goes on at the beginning. */
export async function rotateActivities(
  database: Kysely<Tables>,
  place: number,
  count: number,
): Promise<ActivityRow[]> {
  const all = await database.selectFrom('activities').select('id').orderBy('id').execute();
  const ids = Array.from(
    { length: Math.min(count, all.length) },
    (_, step) => all[(place + step) % all.length]!.id,
  );
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('activities').selectAll().where('id', 'in', ids).execute();
  return rows.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}

/** A category that activities have: how many, and the thumbnail of its first one. */
export interface CategoryCount {
  readonly category: string;
  readonly total: number;
  readonly thumbnailKey: string;
}

/** Every category that activities have, in no order. */
export async function countCategories(database: Kysely<Tables>): Promise<CategoryCount[]> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('activities')
        .select(['category', 'thumbnail_key'])
        .select(({ fn }) => [
          fn
            .countAll<number | string>()
            .over((over) => over.partitionBy('category'))
            .as('total'),
          fn
            .agg<number | string>('row_number')
            .over((over) => over.partitionBy('category').orderBy('created_at').orderBy('id'))
            .as('place'),
        ])
        .as('ranked'),
    )
    .where('place', '=', 1)
    .selectAll()
    .execute();
  return rows.map((row) => ({
    category: row.category,
    total: Number(row.total),
    thumbnailKey: row.thumbnail_key,
  }));
}

/** The ids of all activities. */
export async function activityIds(database: Kysely<Tables>): Promise<Set<string>> {
  const rows = await database.selectFrom('activities').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Adds an activity with its pages; one of the same id that is there already stays as it is. */
export async function addActivity(
  trx: Transaction<Tables>,
  activity: ActivityRow,
  pages: readonly ActivityPageRow[],
): Promise<void> {
  const added = await trx
    .insertInto('activities')
    .values(activity)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return;
  await trx.insertInto('activity_pages').values(pages).execute();
}
