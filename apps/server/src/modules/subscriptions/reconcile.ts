import type { Databases } from '../../plugins/database.ts';
import type { Billing } from './billing.ts';
import { EVENT_TYPES, forgetOld, receive } from './inbox.ts';
import { expireRequests } from './pending.ts';
import { syncCustomer } from './sync.ts';

const NAME = 'events seen until';
/** Seconds that are looked at again, for events that the provider lists late. */
const OVERLAP_S = 600;
/** Seconds for which the provider remembers events; after a longer absence everything is looked at. */
const REMEMBERED_S = 25 * 86_400;

async function seenUntil({ write }: Databases): Promise<number | undefined> {
  const row = await write
    .selectFrom('billing_state')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row && Number(row.value);
}

async function keepSeen({ write }: Databases, moment: number): Promise<void> {
  const value = String(moment);
  await write
    .insertInto('billing_state')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Looks at every customer, whatever was told of them. Gives how many there are. */
export async function reconcileAll(billing: Billing): Promise<number> {
  const rows = await billing.databases.write.selectFrom('billing_customers').select('customer_id').execute();
  for (const { customer_id } of rows) await syncCustomer(billing, billing.provider.patient, customer_id);
  return rows.length;
}

/** Finds what the provider never managed to tell: its own list of events goes into the inbox. */
export async function reconcile(billing: Billing, now = new Date()): Promise<void> {
  const { databases, provider } = billing;
  const moment = Math.floor(now.getTime() / 1000);
  const seen = await seenUntil(databases);
  if (seen === undefined || moment - seen > REMEMBERED_S) await reconcileAll(billing);
  else {
    const events = await provider.patient.eventsSince(seen - OVERLAP_S, EVENT_TYPES);
    const missed = await receive(databases, events, now);
    if (missed > 0) billing.log.info({ missed }, 'found payment events that had not arrived');
  }
  await keepSeen(databases, moment);
  await expireRequests(billing, now);
  await forgetOld(databases, now);
}
