import type { Kysely } from 'kysely';
import { ApiError } from '../../plugins/errors.ts';
import type { Tables } from '../../plugins/tables.ts';

const MB = 1_000_000;

/** Bytes that a person's drawings take, all their versions included, and how many drawings there are. */
export async function usageOf(
  database: Kysely<Tables>,
  userId: string,
): Promise<{ readonly usedBytes: number; readonly drawings: number }> {
  const { total, drawings } = await database
    .selectFrom('drawings')
    .select(({ fn }) => [
      fn.sum<number | string | null>('bytes').as('total'),
      fn.countAll<number | string>().as('drawings'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { usedBytes: Number(total ?? 0), drawings: Number(drawings) };
}

/** Throws the 413 `quota_exceeded` failure when a person's drawings take more than they may. */
export async function checkQuota(
  database: Kysely<Tables>,
  userId: string,
  quotaBytes: number,
): Promise<void> {
  const { usedBytes } = await usageOf(database, userId);
  if (usedBytes <= quotaBytes) return;
  throw new ApiError(
    413,
    'quota_exceeded',
    `Your drawings may take ${Math.round(quotaBytes / MB)} MB here, and this one does not fit in any more. ` +
      'Delete drawings that you no longer need, then save again.',
    { usedBytes, quotaBytes },
  );
}
