import type { ActivityRow } from '../../plugins/tables.ts';
import type { Lists } from './lists.ts';
import type { Order } from './orders.ts';
import { FRESH } from './streams.ts';

const COUNT = 6;
const DAY = 86_400_000;
/** New activities are added at the end, so that today's picks stay what they are. */
const OLDEST: Order = { column: 'created_at', direction: 'asc' };

/** Six activities, the same all day in UTC; the days go round the whole catalogue. */
export async function featuredOn(lists: Lists, time: number): Promise<ActivityRow[]> {
  const total = await lists.count(FRESH);
  if (total === 0) return [];
  const offset = (Math.floor(time / DAY) * COUNT) % total;
  const picks = await lists.read({ list: FRESH, order: OLDEST, offset, limit: Math.min(COUNT, total) });
  const missing = Math.min(COUNT, total) - picks.length;
  if (missing <= 0) return picks;
  const again = await lists.read({ list: FRESH, order: OLDEST, offset: 0, limit: missing });
  return [...picks, ...again];
}
