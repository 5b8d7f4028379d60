import { mayOpen, type Plan } from '@inkbloom/contracts/access';
import type { Kysely } from 'kysely';
import type { ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { categoryStreams } from '../catalogue/catalogue.ts';
import { currentOf, openStreams } from './store.ts';

/** What a person may open at a time. */
async function planAt(database: Kysely<Tables>, userId: string, now: Date): Promise<Plan> {
  const { active } = await currentOf(database, userId);
  return {
    offered: categoryStreams,
    subscribed: await openStreams(database, userId, now),
    isActive: active !== undefined,
  };
}

/** Whether somebody began an activity while it was open to them, or has a drawing of it. */
async function hasBegun(database: Kysely<Tables>, userId: string, activityId: string): Promise<boolean> {
  for (const table of ['begun_pages', 'drawings'] as const) {
    const row = await database
      .selectFrom(table)
      .select('activity_id')
      .where('user_id', '=', userId)
      .where('activity_id', '=', activityId)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

/** How an activity is open to a person: free or paid for, or only because they began it. */
export type Opening = 'open' | 'begun' | 'closed';

/** Whether a person may see the pictures of an activity in full size, color it and print it. */
export async function openingOf(
  database: Kysely<Tables>,
  userId: string,
  { id, members_from, category }: Pick<ActivityRow, 'id' | 'members_from' | 'category'>,
  now = new Date(),
): Promise<Opening> {
  const activity = { membersFrom: members_from, category };
  if (mayOpen({ offered: categoryStreams, subscribed: [], isActive: false }, activity, now.getTime())) {
    return 'open';
  }
  if (mayOpen(await planAt(database, userId, now), activity, now.getTime())) return 'open';
  return (await hasBegun(database, userId, id)) ? 'begun' : 'closed';
}

/** Writes down that a person begins an activity: it stays open to them. */
export async function recordBegun(
  database: Kysely<Tables>,
  userId: string,
  activityId: string,
): Promise<void> {
  await database
    .insertInto('begun_pages')
    .values({ user_id: userId, activity_id: activityId, begun_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
