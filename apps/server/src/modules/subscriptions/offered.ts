import type { OfferedStream } from '@inkbloom/contracts/subscriptions';
import type { Kysely } from 'kysely';
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
