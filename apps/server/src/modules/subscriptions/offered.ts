import { isUnlimitedChoice, type Selection } from '@inkbloom/contracts/prices';
import type { OfferedStream } from '@inkbloom/contracts/subscriptions';
import type { Kysely } from 'kysely';
import { ApiError } from '../../plugins/errors.ts';
import type { Tables } from '../../plugins/tables.ts';
import { categoryStreams, findStream } from '../catalogue/catalogue.ts';

/** The streams that are sold, with how many pages a subscription opens at a time. */
export async function offeredStreams(database: Kysely<Tables>, now: Date): Promise<OfferedStream[]> {
  const rows = await database
    .selectFrom('activities')
    .select('category')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('members_from', '<=', now.toISOString())
    .where('unpublished_at', 'is', null)
    .groupBy('category')
    .execute();
  const totals = new Map(rows.map(({ category, total }) => [category, Number(total)]));
  return categoryStreams.map((id) => ({
    id,
    name: findStream(id)?.name ?? id,
    memberPages: totals.get(id) ?? 0,
  }));
}

/** Throws the 400 `payment_setup_failed` failure for streams of which everything is free: nothing would be opened. */
export async function checkOpensSomething(
  database: Kysely<Tables>,
  selection: Selection,
  now: Date,
): Promise<void> {
  if (isUnlimitedChoice(selection)) return;
  const offered = await offeredStreams(database, now);
  const { streamsToSubscribe } = selection;
  if (offered.some(({ id, memberPages = 0 }) => streamsToSubscribe.includes(id) && memberPages > 0)) return;
  throw new ApiError(
    400,
    'payment_setup_failed',
    'Everything in these streams is free today, so there is nothing to buy.',
  );
}
