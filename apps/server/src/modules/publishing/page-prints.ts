import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../plugins/tables.ts';

/** The largest part of a packed print. */
const LARGEST = 127;

/** A print as text: a signed byte a cell, base64. */
export function packPrint(print: Float32Array): string {
  const most = print.reduce((found, value) => Math.max(found, Math.abs(value)), 0) || 1;
  return Buffer.from(Int8Array.from(print, (value) => Math.round((value / most) * LARGEST)).buffer).toString(
    'base64',
  );
}

/** Writes down where the ink of an activity's pages lies. */
export async function keepPrints(
  trx: Kysely<Tables> | Transaction<Tables>,
  activityId: string,
  prints: readonly string[],
): Promise<void> {
  const rows = prints.map((print, page_index) => ({ activity_id: activityId, page_index, print }));
  await trx
    .insertInto('page_prints')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['activity_id', 'page_index']).doNothing())
    .execute();
}
