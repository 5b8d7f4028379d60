import type { listActivities } from '@inkbloom/contracts/activities';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { ActivityRow, Tables } from '../../plugins/tables.ts';
import { activitiesOf, type Lists } from './lists.ts';
import { NEWEST, orderOf } from './orders.ts';
import { findActivities, typedWords } from './search/find.ts';
import { FRESH } from './streams.ts';

/** What a caller asks of the list of activities. */
export type ActivityQuery = z.infer<typeof listActivities.querystring>;

/** What lists are read from. */
export interface CatalogueReading {
  readonly database: Kysely<Tables>;
  readonly lists: Lists;
}

/** A page of a list, and how long the whole list is. */
export interface ActivityRows {
  readonly rows: ActivityRow[];
  readonly total: number;
}

/** The page of activities that a query asks for. A search whose text has neither letters nor digits finds nothing. */
export async function queryActivities(
  { database, lists }: CatalogueReading,
  query: ActivityQuery,
): Promise<ActivityRows> {
  const { category: list = FRESH, difficulty, limit, search = '', sortBy, sortOrder } = query;
  const slice = { list, difficulty, limit, offset: (query.page - 1) * limit };
  if (search !== '') {
    const words = typedWords(search);
    if (words.length === 0) return { rows: [], total: 0 };
    const order = orderOf(sortBy ?? 'relevance', sortOrder);
    const { ids, total } = await findActivities(database, { words, order, ...slice });
    return { rows: await activitiesOf(database, ids), total };
  }
  const total = await lists.count(list, difficulty);
  const order = orderOf(sortBy ?? 'createdAt', sortOrder) ?? NEWEST;
  return { rows: slice.offset < total ? await lists.read({ order, ...slice }) : [], total };
}
