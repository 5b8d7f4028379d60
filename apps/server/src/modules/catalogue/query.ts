import type { listActivities } from '@inkbloom/contracts/activities';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { activitiesOf, type Lists } from './lists.ts';
import { type Narrowing, narrowedTo, narrowingOf, plainList } from './narrowing.ts';
import { NEWEST, type Order, orderOf } from './orders.ts';
import { findActivities } from './search/find.ts';
import { typedWords } from './search/terms.ts';

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

/** Activities of a narrowed list whose places nobody counted beforehand. */
async function readNarrowed(
  database: Kysely<Tables>,
  narrowing: Narrowing,
  { column, direction }: Order,
  slice: { readonly limit: number; readonly offset: number },
): Promise<ActivityRows> {
  const found = sql`from listings where ${narrowedTo(narrowing)}`;
  const down = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ activity_id: string }>`
    select activity_id ${found} order by ${sql.ref(column)} ${down}, activity_id ${down}
    limit ${slice.limit} offset ${slice.offset}`.execute(database);
  const counted = await sql<{ total: number | string }>`select count(*) as total ${found}`.execute(database);
  const ids = rows.map(({ activity_id }) => activity_id);
  return { rows: await activitiesOf(database, ids), total: Number(counted.rows[0]?.total ?? 0) };
}

/** The page of activities that a query asks for. A search whose text has neither letters nor digits finds nothing. */
export async function queryActivities(
  { database, lists }: CatalogueReading,
  query: ActivityQuery,
): Promise<ActivityRows> {
  const { limit, search = '', sortBy, sortOrder } = query;
  const slice = { limit, offset: (query.page - 1) * limit };
  const narrowing = narrowingOf(query);
  if (search !== '') {
    const words = typedWords(search);
    if (words.length === 0) return { rows: [], total: 0 };
    const order = orderOf(sortBy ?? 'relevance', sortOrder);
    const { ids, total } = await findActivities(database, { words, order, narrowing, ...slice });
    return { rows: await activitiesOf(database, ids), total };
  }
  const order = orderOf(sortBy ?? 'createdAt', sortOrder) ?? NEWEST;
  const plain = plainList(narrowing);
  if (plain === undefined) return readNarrowed(database, narrowing, order, slice);
  const total = await lists.count(plain.list, plain.difficulty);
  return { rows: slice.offset < total ? await lists.read({ order, ...plain, ...slice }) : [], total };
}
