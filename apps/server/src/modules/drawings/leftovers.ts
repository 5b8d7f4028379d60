import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import { sweepFiles, type SweepParts } from './sweep.ts';

/** Longer than a save takes from its files to its commit: younger leftovers may be those of a save under way. */
const UNDER_WAY_MS = 2 * 60_000;

async function leftoverBytesOf({ write }: Databases, userId: string): Promise<number> {
  const { total } = await write
    .selectFrom('drawing_files')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('total'))
    .where('released_by', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/**
 * Bounds the files that a person's deletes and failed saves leave to the sweep: saving and deleting in turn would fill
 * the
 * disk within a day. What is old enough goes at once; throws the 429 `too_many_requests` failure while that is not
 * enough.
 */
export async function boundLeftovers(
  parts: Pick<SweepParts, 'databases' | 'store'>,
  userId: string,
  mostBytes: number,
  now = Date.now(),
): Promise<void> {
  const { databases } = parts;
  if ((await leftoverBytesOf(databases, userId)) <= mostBytes) return;
  await sweepFiles(parts, new Date(now - UNDER_WAY_MS).toISOString(), userId);
  if ((await leftoverBytesOf(databases, userId)) <= mostBytes) return;
  throw new ApiError(
    429,
    'too_many_requests',
    'You deleted a lot just now, which takes the server some minutes. Please save again after that.',
  );
}
