import type { TroubledPayment } from '@inkbloom/contracts/admin';
import type { FailedPayment } from '@inkbloom/contracts/subscriptions';
import type { Databases } from '../../plugins/database.ts';
import type { Billing } from './billing.ts';
import { customerOf } from './customers.ts';
import { orApiError } from './provider/failures.ts';
import { syncCustomer } from './sync.ts';

const LIMIT = 100;

function reasonOf(failed: FailedPayment | null): string {
  const next = failed?.nextAttemptAt;
  return next ? `declined; tried again on ${next.slice(0, 10)}` : 'declined; not tried again';
}

async function failedPayments({ read }: Databases): Promise<TroubledPayment[]> {
  const rows = await read
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select(['subscriptions.id', 'email', 'amount_cents', 'failed_payment', 'period_end'])
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('failed_payment', 'is not', null), is('status', '=', 'past_due')]))
    .orderBy('period_end')
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: 'payment',
    email: row.email,
    amountCents: row.amount_cents,
    reason: reasonOf(JSON.parse(row.failed_payment ?? 'null') as FailedPayment | null),
    since: row.period_end,
    attempts: null,
  }));
}

async function stuckEvents({ read }: Databases): Promise<TroubledPayment[]> {
  const rows = await read
    .selectFrom('webhook_inbox')
    .leftJoin('billing_customers', 'billing_customers.customer_id', 'webhook_inbox.customer_id')
    .leftJoin('users', 'users.id', 'billing_customers.user_id')
    .select(['webhook_inbox.id', 'type', 'users.email', 'last_error', 'received_at', 'attempts'])
    .where('done_at', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('received_at')
    .limit(LIMIT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: 'event',
    email: row.email,
    amountCents: null,
    reason: `${row.type}: ${row.last_error ?? 'no answer'}`,
    since: row.received_at,
    attempts: row.attempts,
  }));
}

/** Payments that could not be taken, and what the provider told and could not be applied yet. */
export async function troubledPayments(databases: Databases): Promise<TroubledPayment[]> {
  return [...(await failedPayments(databases)), ...(await stuckEvents(databases))];
}

/** Has an event worked through now; tells whether it waits. */
async function hasten({ databases, wake }: Billing, id: string): Promise<boolean> {
  const { numUpdatedRows } = await databases.write
    .updateTable('webhook_inbox')
    .set({ due_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  wake();
  return true;
}

/**
 * Asks the provider again what is true of a subscription, or of what it told. Tells whether there is such a thing; a
 * provider that is away is the failure of the API.
 */
export async function lookAgain(billing: Billing, id: string): Promise<boolean> {
  if (await hasten(billing, id)) return true;
  const { databases, provider } = billing;
  const row = await databases.write
    .selectFrom('subscriptions')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const customer = row && (await customerOf(databases.write, row.user_id));
  if (customer === undefined) return false;
  await orApiError(() => syncCustomer(billing, provider.hurried().calls, customer));
  return true;
}
