import type { Databases } from '../../plugins/database.ts';
import type { Happening } from './provider/calls.ts';

/** Milliseconds that an event waits after a failure, at first and at most: what was away is caught up with soon. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;
/** Days that events are remembered, longer than the provider sends one again. */
const REMEMBERED_DAYS = 40;
const DAY_MS = 86_400_000;
/** Events that are worked through at a time. */
const BATCH = 200;

/** What the server wants to be told of. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

/** Writes events down; one that is known is passed over. Tells how many are new. */
export async function receive(
  { write }: Databases,
  happenings: readonly Happening[],
  now = new Date(),
): Promise<number> {
  let fresh = 0;
  for (const { id, type, customerId } of happenings) {
    const at = now.toISOString();
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('webhook_inbox')
      .values({
        id,
        type,
        customer_id: customerId,
        received_at: at,
        due_at: at,
        attempts: 0,
        last_error: null,
        done_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    fresh += Number(numInsertedOrUpdatedRows ?? 0n);
  }
  return fresh;
}

/** An event that waits. */
interface Waiting {
  readonly id: string;
  readonly customer_id: string | null;
  readonly attempts: number;
}

function dueEvents({ write }: Databases, now: Date): Promise<Waiting[]> {
  return write
    .selectFrom('webhook_inbox')
    .select(['id', 'customer_id', 'attempts'])
    .where('done_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('received_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

async function postpone(
  { write }: Databases,
  events: readonly Waiting[],
  now: Date,
  error: unknown,
): Promise<void> {
  for (const { id, attempts } of events) {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10));
    await write
      .updateTable('webhook_inbox')
      .set({
        attempts: attempts + 1,
        due_at: new Date(now.getTime() + wait).toISOString(),
        last_error: error instanceof Error ? error.message : String(error),
      })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Works through the events that wait: each customer that they name is looked at once. What fails waits and is tried
 * again, for ever. Throws the last failure when all is through.
 */
export async function workThrough(
  databases: Databases,
  look: (customerId: string) => Promise<void>,
  now: () => Date = () => new Date(),
): Promise<void> {
  let failure: { readonly error: unknown } | undefined;
  for (;;) {
    const events = await dueEvents(databases, now());
    for (const [customer, its] of Map.groupBy(events, ({ customer_id }) => customer_id)) {
      try {
        if (customer !== null) await look(customer);
        const ids = its.map(({ id }) => id);
        const done_at = now().toISOString();
        await databases.write.updateTable('webhook_inbox').set({ done_at }).where('id', 'in', ids).execute();
      } catch (error) {
        failure = { error };
        await postpone(databases, its, now(), error);
      }
    }
    if (events.length < BATCH) break;
  }
  if (failure !== undefined) throw failure.error;
}

/** Forgets events that were worked through long ago. */
export async function forgetOld({ write }: Databases, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS).toISOString();
  await write.deleteFrom('webhook_inbox').where('done_at', '<', before).execute();
}
