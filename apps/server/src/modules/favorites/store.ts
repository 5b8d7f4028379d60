import { MAX_FAVORITES } from '@inkbloom/contracts/favorites';
import type { Kysely, Transaction } from 'kysely';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import type { Tables } from '../../plugins/tables.ts';

/** The ids of a person's favorite activities, the latest first. */
export async function favoritesOf(
  database: Pick<Kysely<Tables>, 'selectFrom'>,
  userId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('favorites')
    .select('activity_id')
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('activity_id')
    .execute();
  return rows.map((row) => row.activity_id);
}

/** What a device changed. */
export interface FavoriteChanges {
  /** The latest first. */
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

async function existing(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('activities').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

/** Those added together are a millisecond apart, so that they keep their order. */
async function add(trx: Transaction<Tables>, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const now = Date.now();
  await trx
    .insertInto('favorites')
    .values(
      ids.map((id, place) => ({
        user_id: userId,
        activity_id: id,
        added_at: new Date(now - place).toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'activity_id']).doNothing())
    .execute();
}

async function remove(trx: Transaction<Tables>, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('favorites').where('user_id', '=', userId).where('activity_id', 'in', ids).execute();
}

/** Merges what a device changed and gives all the person's favorites; the oldest beyond the limit go. */
export async function mergeInto(
  { kind, write }: Databases,
  userId: string,
  changes: FavoriteChanges,
): Promise<string[]> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `favorites/${userId}`);
    await add(trx, userId, await existing(trx, [...new Set(changes.add)]));
    await remove(trx, userId, changes.remove);
    const all = await favoritesOf(trx, userId);
    await remove(trx, userId, all.slice(MAX_FAVORITES));
    return all.slice(0, MAX_FAVORITES);
  });
}
