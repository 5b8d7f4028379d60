import type { FailedPayment, SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import type { Kysely } from 'kysely';
import type { SubscriptionRequestRow, SubscriptionRow } from '../../plugins/billing-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import { currentAmong, giftsOf, standingRequest, streamsAmong, subscriptionsOf } from './store.ts';

/** Days for which a request that has expired is still told of. */
const TOLD_DAYS = 7;
const DAY_MS = 86_400_000;

function termsOf(
  row: Pick<SubscriptionRow, 'streams' | 'billing_frequency' | 'amount_cents' | 'created_at'>,
) {
  return {
    streamsToSubscribe: JSON.parse(row.streams) as string[],
    billingFrequency: row.billing_frequency,
    finalAmount: row.amount_cents / 100,
    createdAt: row.created_at,
  };
}

function toActive(row: SubscriptionRow | undefined): SubscriptionDetails['activeSubscription'] {
  if (row === undefined) return null;
  const failedPayment =
    row.failed_payment === null ? null : (JSON.parse(row.failed_payment) as FailedPayment);
  return { ...termsOf(row), status: 'active', renewsAt: row.period_end, failedPayment };
}

function toPending(
  row: SubscriptionRequestRow | undefined,
  now: Date,
): SubscriptionDetails['pendingRequest'] {
  if (row === undefined || row.checkout_url === null) return null;
  if (Date.parse(row.expires_at) < now.getTime() - TOLD_DAYS * DAY_MS) return null;
  const { expires_at: checkoutExpiresAt, checkout_url: checkoutUrl } = row;
  return { ...termsOf(row), status: 'pending', checkoutExpiresAt, checkoutUrl };
}

/** What a person subscribes to, is about to, and may open. */
export async function detailsOf(
  database: Kysely<Tables>,
  userId: string,
  now = new Date(),
): Promise<SubscriptionDetails> {
  // Read once, so that all of it is of one moment.
  const rows = await subscriptionsOf(database, userId);
  const { active, ending } = currentAmong(rows);
  const gifts = await giftsOf(database, userId, now);
  return {
    activeSubscription: toActive(active),
    pendingRequest: active === undefined ? toPending(await standingRequest(database, userId), now) : null,
    endingSubscription:
      active === undefined && ending !== undefined
        ? { ...termsOf(ending), status: 'canceled', paidUntil: ending.period_end }
        : null,
    gifts,
    userProfile: { subscribedStreams: streamsAmong(rows, gifts) },
  };
}
