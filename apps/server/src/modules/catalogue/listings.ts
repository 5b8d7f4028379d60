import { type Kysely, sql, type Transaction } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { addPostings } from './search/postings.ts';
import { categoryStreams, EXPLORE, FRESH } from './streams.ts';

/** Activities that are listed in one go at the start. */
const BATCH = 200;

/** Every list that shows the activities of a category, in the order in which they are written. */
function listsOf(category: string): string[] {
  const lists = categoryStreams.includes(category) ? [FRESH, category] : [FRESH, EXPLORE, category];
  return [...new Set(lists)].toSorted();
}

async function coloredCount(trx: Transaction<Tables>, activityId: string): Promise<number> {
  const { total } = await trx
    .selectFrom('drawings')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Puts an activity into every list that shows it, and makes it be found by its words. */
export async function listActivity(trx: Transaction<Tables>, activity: ActivityRow): Promise<void> {
  const { id, category, created_at, sort_title, difficulty_rank, estimated_time } = activity;
  const lists = listsOf(category);
  const place = { created_at, sort_title, difficulty_rank, estimated_time };
  const colored_count = await coloredCount(trx, id);
  await trx
    .insertInto('list_counts')
    .values(lists.map((list) => ({ list, difficulty_rank, total: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['list', 'difficulty_rank']).doUpdateSet({ total: sql`list_counts.total + 1` }),
    )
    .execute();
  await trx
    .insertInto('listings')
    .values(lists.map((list) => ({ activity_id: id, list, ...place, colored_count })))
    .execute();
  await addPostings(trx, activity);
}

/** Takes an activity out of every list and of the search. */
export async function unlistActivity(trx: Transaction<Tables>, activity: ActivityRow): Promise<void> {
  const { id, difficulty_rank } = activity;
  const gone = await trx.deleteFrom('listings').where('activity_id', '=', id).returning('list').execute();
  if (gone.length === 0) return;
  await trx
    .updateTable('list_counts')
    .set({ total: sql`total - 1` })
    .where('difficulty_rank', '=', difficulty_rank)
    .where(
      'list',
      'in',
      gone.map(({ list }) => list),
    )
    .execute();
  await trx.deleteFrom('search_postings').where('activity_id', '=', id).execute();
}

/** Notes that people keep one drawing more of an activity, or one less. */
export async function countColoring(
  trx: Transaction<Tables>,
  activityId: string,
  change: 1 | -1,
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ colored_count: sql`colored_count + ${sql.lit(change)}` })
    .where('activity_id', '=', activityId)
    .execute();
}

async function unlisted(database: Kysely<Tables>): Promise<ActivityRow[]> {
  return database
    .selectFrom('activities')
    .leftJoin('listings', (join) =>
      join.onRef('listings.activity_id', '=', 'activities.id').on('listings.list', '=', FRESH),
    )
    .where('listings.list', 'is', null)
    .where('activities.unpublished_at', 'is', null)
    .selectAll('activities')
    .limit(BATCH)
    .execute();
}

/** Lists the activities that an earlier version kept without lists. */
export async function listUnlisted({ write }: Pick<Databases, 'write'>): Promise<void> {
  for (let rows = await unlisted(write); rows.length > 0; rows = await unlisted(write)) {
    await write.transaction().execute(async (trx) => {
      for (const row of rows) await listActivity(trx, row);
    });
  }
}

/** Takes what has a stream by now out of the list of what has none, which an earlier version put it into. */
export async function unlistExplored({ write }: Pick<Databases, 'write'>): Promise<void> {
  await write.transaction().execute(async (trx) => {
    const moved = await trx
      .deleteFrom('listings')
      .where('list', '=', EXPLORE)
      .where('activity_id', 'in', (of) =>
        of.selectFrom('activities').select('id').where('category', 'in', categoryStreams),
      )
      .returning('difficulty_rank')
      .execute();
    for (const [rank, { length }] of Map.groupBy(moved, (row) => row.difficulty_rank)) {
      await trx
        .updateTable('list_counts')
        .set({ total: sql`total - ${length}` })
        .where('list', '=', EXPLORE)
        .where('difficulty_rank', '=', rank)
        .execute();
    }
  });
}
