import { priceCents, type Selection } from '@inkbloom/contracts/prices';
import { CHECKOUT_MINUTES } from '@inkbloom/contracts/subscriptions';
import type { Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { SubscriptionRequestRow } from '../../plugins/billing-tables.ts';
import { holdInTransaction } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Person } from '../../plugins/person.ts';
import type { Tables } from '../../plugins/tables.ts';
import { billingOf } from './apply.ts';
import type { Billing } from './billing.ts';
import { ensureCustomer } from './customers.ts';
import { closeCheckout } from './pending.ts';
import type { Calls } from './provider/calls.ts';
import { orApiError } from './provider/failures.ts';
import { currentOf, moveRequest, standingRequest } from './store.ts';

const MINUTE_MS = 60_000;
/** The provider wants at least half an hour by its own clock, which may be ahead of ours. */
const CLOCK_MARGIN_MS = MINUTE_MS;
/** After so long a request whose checkout never opened was interrupted. */
const INTERRUPTED_AFTER_MS = MINUTE_MS;

/** The failure of somebody who has what they ask for, or changes it in another way. */
export function limitReached(message: string): ApiError {
  return new ApiError(409, 'subscription_limit_reached', message);
}

function pendingExists({ expires_at }: SubscriptionRequestRow, now: Date): ApiError {
  const timeRemaining = Math.max(1, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000));
  const minutes = Math.ceil(timeRemaining / 60);
  return new ApiError(
    409,
    'pending_subscription_exists',
    `You already have a pending subscription in progress - please finish it or wait for ${minutes} minutes before attempting again`,
    { timeRemaining },
  );
}

/** Whether a request has its time behind it, or was interrupted before anybody could pay it. */
function isStale({ state, created_at, expires_at }: SubscriptionRequestRow, now: Date): boolean {
  const isInterrupted = state === 'starting' && Date.parse(created_at) + INTERRUPTED_AFTER_MS < now.getTime();
  return isInterrupted || state === 'expired' || Date.parse(expires_at) <= now.getTime();
}

async function checkFree(trx: Transaction<Tables>, userId: string): Promise<void> {
  const { active } = await currentOf(trx, userId);
  if (active === undefined) return;
  throw limitReached(
    'You already have a subscription. Change it on your plan instead of starting another one.',
  );
}

/** Writes a request down. Throws where the person has a subscription, or another request that stands. */
async function addRequest(
  { databases: { kind, write } }: Billing,
  userId: string,
  selection: Selection,
  now: Date,
): Promise<SubscriptionRequestRow> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, billingOf(userId));
    await checkFree(trx, userId);
    const standing = await standingRequest(trx, userId);
    if (standing !== undefined) throw pendingExists(standing, now);
    const row: SubscriptionRequestRow = {
      id: ulid(),
      user_id: userId,
      state: 'starting',
      streams: JSON.stringify(selection.streamsToSubscribe),
      billing_frequency: selection.billingFrequency,
      amount_cents: priceCents(selection),
      session_id: null,
      checkout_url: null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE_MS).toISOString(),
      reason: null,
      open_for: userId,
    };
    await trx.insertInto('subscription_requests').values(row).execute();
    return row;
  });
}

/** Makes way for a new request: one that stands is in the way until its time is over. */
async function clearStale(billing: Billing, calls: Calls, userId: string, now: Date): Promise<void> {
  const standing = await standingRequest(billing.databases.write, userId);
  if (standing === undefined) return;
  if (!isStale(standing, now)) throw pendingExists(standing, now);
  const outcome = await closeCheckout(billing, calls, standing);
  if (outcome === 'paid') throw limitReached('Your payment has arrived: the subscription is yours already.');
  await moveRequest(
    billing.databases.write,
    standing.id,
    standing.session_id === null ? 'failed' : 'expired',
  );
  await billing.databases.write
    .updateTable('subscription_requests')
    .set({ open_for: null })
    .where('id', '=', standing.id)
    .execute();
}

async function openCheckout(
  { publicUrl }: Billing,
  calls: Calls,
  order: {
    readonly request: SubscriptionRequestRow;
    readonly customerId: string;
    readonly prices: readonly string[];
  },
) {
  const { request, customerId, prices } = order;
  return calls.openCheckout({
    requestId: request.id,
    customerId,
    prices,
    expiresAt: new Date(Date.parse(request.expires_at) + CLOCK_MARGIN_MS),
    successUrl: `${publicUrl}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/subscription/cancel`,
  });
}

/** Starts a subscription; gives the provider's page to pay on, and until when. */
export async function startCheckout(
  billing: Billing,
  person: Person,
  selection: Selection,
  now = new Date(),
): Promise<{ readonly checkoutUrl: string; readonly checkoutExpiresAt: string }> {
  const { calls, setup } = billing.provider.hurried();
  return orApiError(async () => {
    await clearStale(billing, calls, person.id, now);
    const { prices } = await setup();
    const customerId = await ensureCustomer(billing.databases, calls, person);
    const request = await addRequest(billing, person.id, selection, now);
    const wanted = selection.streamsToSubscribe.map((id) => prices(id, selection.billingFrequency));
    try {
      const { id, url } = await openCheckout(billing, calls, { request, customerId, prices: wanted });
      if (url === null)
        throw new ApiError(502, 'payment_setup_failed', 'No checkout URL received from server');
      const more = { session_id: id, checkout_url: url };
      if (!(await moveRequest(billing.databases.write, request.id, 'open', more))) {
        await calls.expireCheckout(id);
        throw new ApiError(409, 'payment_setup_failed', 'The request was taken back meanwhile.');
      }
      return { checkoutUrl: url, checkoutExpiresAt: request.expires_at };
    } catch (error) {
      await moveRequest(billing.databases.write, request.id, 'failed');
      throw error;
    }
  });
}
