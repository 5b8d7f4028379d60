import type { Difficulty } from '@inkbloom/contracts/activities';
import type { ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Lists } from './lists.ts';
import { suitsTime } from '../../plugins/almanac.ts';
import { NEWEST, type Order } from './orders.ts';
import { FRESH } from './streams.ts';

const COUNT = 6;
/** Activities that are looked through for those in place of others. */
const OTHERS = 24;
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

/** A run of activities from a place on, which begins anew behind the last one. */
async function aroundFrom(
  lists: Lists,
  offset: number,
  total: number,
  count: number,
): Promise<ActivityRow[]> {
  const rows = await oldestFrom(lists, offset % total, count);
  return rows.length === count ? rows : [...rows, ...(await oldestFrom(lists, 0, count - rows.length))];
}

/**
 * Six activities, the same all day in UTC; the days go round the whole catalogue. In place of those of a feast that is
 * far off stand others from the catalogue's other half, as far as there are any.
 */
export async function featuredOn(lists: Lists, time: number): Promise<ActivityRow[]> {
  const total = await countAll(lists);
  if (total === 0) return [];
  const wanted = Math.min(COUNT, total);
  const place = Math.floor(time / DAY) * COUNT;
  const suits = ({ tags }: ActivityRow) => suitsTime(JSON.parse(tags) as string[], time);
  const due = await aroundFrom(lists, place, total, wanted);
  if (due.every(suits)) return due;
  const picks = due.filter(suits);
  const known = new Set(due.map(({ id }) => id));
  const others = await aroundFrom(lists, place + Math.floor(total / 2), total, Math.min(OTHERS, total));
  const more = others.filter((row) => !known.has(row.id) && suits(row));
  const unsuitable = due.filter((row) => !suits(row));
  return [...picks, ...more, ...unsuitable].slice(0, wanted);
}
