import type { Difficulty } from '@inkbloom/contracts/activities';
import type { Kysely } from 'kysely';
import type { ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { createPageCursors, type PageCursor, ROWS_BETWEEN } from './page-cursors.ts';
import { type Order, rankOf } from './orders.ts';

/** Part of a list: which, in what order, from where, how many. */
export interface Slice {
  readonly list: string;
  readonly difficulty?: Difficulty | undefined;
  readonly order: Order;
  readonly offset: number;
  readonly limit: number;
}

/** The lists of activities, of which every part costs the same however long they are. */
export interface Lists {
  readonly count: (list: string, difficulty?: Difficulty) => Promise<number>;
  readonly read: (slice: Slice) => Promise<ActivityRow[]>;
}

/** Rows of a list after a cursor. Among activities of one difficulty only their ids are left to go by. */
function rowsAfter(database: Kysely<Tables>, slice: Omit<Slice, 'limit'>, from: PageCursor | undefined) {
  const { list, difficulty, order } = slice;
  const { column, direction } = order;
  const after = direction === 'asc' ? '>' : '<';
  const query = database
    .selectFrom('listings')
    .select(['activity_id as id', `${column} as key`])
    .where('list', '=', list)
    .$if(difficulty !== undefined, (some) =>
      some.where('difficulty_rank', '=', rankOf[difficulty ?? 'easy']),
    );
  if (difficulty !== undefined && column === 'difficulty_rank') {
    const rows = query.orderBy('activity_id', direction);
    return from === undefined ? rows : rows.where('activity_id', after, from.id);
  }
  const rows = query.orderBy(column, direction).orderBy('activity_id', direction);
  if (from === undefined) return rows;
  return rows.where(({ eb, refTuple, tuple }) =>
    eb(refTuple(column, 'activity_id'), after, tuple(from.key, from.id)),
  );
}

/** The activities of these ids, in their order, that are everybody's, or with an owner those that are theirs alone. */
export async function activitiesOf(
  database: Kysely<Tables>,
  ids: readonly string[],
  owner: string | null = null,
): Promise<ActivityRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('activities')
    .selectAll()
    .where('id', 'in', ids)
    .where('owner', owner === null ? 'is' : '=', owner)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Opens the lists of a database for reading. */
export function openLists(database: Kysely<Tables>): Lists {
  const cursors = createPageCursors();

  async function nearest(slice: Slice): Promise<PageCursor | undefined> {
    const { list, difficulty = 'any', order, offset } = slice;
    const name = [list, difficulty, order.column, order.direction].join('/');
    return cursors.before(name, offset, async (from) => {
      const row = await rowsAfter(database, slice, from)
        .limit(1)
        .offset(ROWS_BETWEEN - 1)
        .executeTakeFirst();
      return row === undefined ? undefined : { ...row, offset: (from?.offset ?? 0) + ROWS_BETWEEN };
    });
  }

  return {
    async count(list, difficulty) {
      let query = database.selectFrom('list_counts').select('total').where('list', '=', list);
      if (difficulty !== undefined) query = query.where('difficulty_rank', '=', rankOf[difficulty]);
      const rows = await query.execute();
      return rows.reduce((sum, { total }) => sum + total, 0);
    },
    async read(slice) {
      const from = await nearest(slice);
      const rows = await rowsAfter(database, slice, from)
        .limit(slice.limit)
        .offset(slice.offset - (from?.offset ?? 0))
        .execute();
      return activitiesOf(
        database,
        rows.map(({ id }) => id),
      );
    },
  };
}
