import type { Difficulty } from '@inkbloom/contracts/activities';
import type { ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Lists } from './lists.ts';
import { NEWEST, type Order } from './orders.ts';
import { FRESH } from './streams.ts';

const COUNT = 6;
const DAY = 86_400_000;
/** New activities are added at the end, so that a place once given stays. */
const OLDEST: Order = { column: 'created_at', direction: 'asc' };

/** How many activities there are. */
export function countAll(lists: Lists): Promise<number> {
  return lists.count(FRESH);
}

/** All activities from a place on, the oldest first. */
export function oldestFrom(lists: Lists, offset: number, limit: number): Promise<ActivityRow[]> {
  return lists.read({ list: FRESH, order: OLDEST, offset, limit });
}

/** The newest activities of a list, as many as there are of so many. */
export function newestOf(lists: Lists, list: string, limit: number): Promise<ActivityRow[]> {
  return lists.read({ list, order: NEWEST, offset: 0, limit });
}

/** Newest activities that are looked through for a free one. */
const LOOKED_AT = 50;

/** The newest activity of a list and a difficulty that everybody may color at a time, if there is one. */
export async function newestFree(
  lists: Lists,
  list: string,
  difficulty: Difficulty,
  time: number,
): Promise<ActivityRow | undefined> {
  const rows = await lists.read({ list, difficulty, order: NEWEST, offset: 0, limit: LOOKED_AT });
  return rows.find(({ members_from }) => members_from === null || Date.parse(members_from) > time);
}

/** Six activities, the same all day in UTC; the days go round the whole catalogue. */
export async function featuredOn(lists: Lists, time: number): Promise<ActivityRow[]> {
  const total = await countAll(lists);
  if (total === 0) return [];
  const wanted = Math.min(COUNT, total);
  const picks = await oldestFrom(lists, (Math.floor(time / DAY) * COUNT) % total, wanted);
  if (picks.length === wanted) return picks;
  return [...picks, ...(await oldestFrom(lists, 0, wanted - picks.length))];
}
