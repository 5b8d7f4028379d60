import type { SubscriptionRequestRow } from '../../plugins/billing-tables.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Billing } from './billing.ts';
import { customerOf } from './customers.ts';
import type { Calls } from './provider/calls.ts';
import { isProviderRefusal, orApiError } from './provider/failures.ts';
import { moveRequest, standingRequest } from './store.ts';
import { syncCustomer } from './sync.ts';

/** Expires a checkout at the provider; gives what it then is: complete when somebody paid in the last moment. */
async function expire(calls: Calls, session: string): Promise<string | null> {
  try {
    return (await calls.expireCheckout(session)).status;
  } catch (error) {
    if (!isProviderRefusal(error)) throw error;
    return (await calls.findCheckout(session)).status;
  }
}

/**
 * Closes a checkout at the provider, so that nobody can pay it any more, and asks whether somebody has: a payment that
 * lands as the time runs out is taken, never lost.
 */
export async function closeCheckout(
  billing: Billing,
  calls: Calls,
  { user_id, session_id }: SubscriptionRequestRow,
): Promise<'paid' | 'closed'> {
  if (session_id === null) return 'closed';
  if ((await expire(calls, session_id)) !== 'complete') return 'closed';
  const customer = await customerOf(billing.databases.write, user_id);
  if (customer !== undefined) await syncCustomer(billing, calls, customer);
  return 'paid';
}

/** Takes back the request of a person. Throws when there is none, or when it was paid meanwhile. */
export async function cancelPending(billing: Billing, userId: string, reason: string | null): Promise<void> {
  const { calls } = billing.provider.hurried();
  const standing = await standingRequest(billing.databases.write, userId);
  if (standing === undefined) {
    throw new ApiError(404, 'subscription_not_found', 'There is no pending subscription request.');
  }
  if ((await orApiError(() => closeCheckout(billing, calls, standing))) === 'paid') {
    throw new ApiError(409, 'already_paid', 'Your payment has just arrived: the subscription is yours.');
  }
  await moveRequest(billing.databases.write, standing.id, 'canceled', { reason });
}

/** Marks the requests whose time is over, once the provider has closed their checkouts. */
export async function expireRequests(billing: Billing, now: Date): Promise<void> {
  const { write } = billing.databases;
  const due = await write
    .selectFrom('subscription_requests')
    .selectAll()
    .where('state', 'in', ['starting', 'open'])
    .where('expires_at', '<=', now.toISOString())
    .execute();
  for (const request of due) {
    if ((await closeCheckout(billing, billing.provider.patient, request)) === 'closed') {
      await moveRequest(write, request.id, 'expired');
    }
  }
}
