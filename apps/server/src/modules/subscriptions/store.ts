import type { Kysely, Transaction } from 'kysely';
import type { SubscriptionRequestRow, SubscriptionRow } from '../../plugins/billing-tables.ts';
import type { Tables } from '../../plugins/tables.ts';
import type { TrueSubscription } from './provider/truth.ts';

type Reading = Pick<Kysely<Tables>, 'selectFrom'>;

/**
 * The provider's words for a subscription that opens streams: one whose payment failed still does while it is tried
 * again.
 */
const OPENING = ['active', 'trialing', 'past_due'];
/** Statuses of a subscription that is none yet, or none any more. */
const OVER = ['canceled', 'incomplete', 'incomplete_expired', 'unpaid'];

/** Whether a subscription is over, or never began. */
export function isOver({ status, ended_at }: Pick<SubscriptionRow, 'status' | 'ended_at'>): boolean {
  return ended_at !== null || OVER.includes(status);
}

/** Every subscription of a person, the oldest first. */
export function subscriptionsOf(database: Reading, userId: string): Promise<SubscriptionRow[]> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What counts of a person's subscriptions. */
interface Current {
  /** The one that renews. */
  readonly active: SubscriptionRow | undefined;
  /** The newest one that only ends with its period. */
  readonly ending: SubscriptionRow | undefined;
}

/** What counts among all subscriptions of a person. */
export function currentAmong(rows: readonly SubscriptionRow[]): Current {
  const living = rows.filter((row) => !isOver(row));
  const active = living.find(({ open_for }) => open_for !== null);
  return { active, ending: living.findLast(({ is_ending }) => is_ending === 1) };
}

/** What counts of a person's subscriptions. */
export async function currentOf(database: Reading, userId: string): Promise<Current> {
  return currentAmong(await subscriptionsOf(database, userId));
}

/** Ids of the streams that subscriptions and gifts open. */
export function streamsAmong(
  rows: readonly SubscriptionRow[],
  gifts: readonly { readonly stream: string }[],
): string[] {
  const paid = rows
    .filter((row) => row.ended_at === null && OPENING.includes(row.status))
    .flatMap(({ streams }) => JSON.parse(streams) as string[]);
  return [...new Set([...paid, ...gifts.map(({ stream }) => stream)])];
}

/** Ids of the streams that a person's subscriptions and gifts open at a time. */
export async function openStreams(database: Reading, userId: string, now: Date): Promise<string[]> {
  return streamsAmong(await subscriptionsOf(database, userId), await giftsOf(database, userId, now));
}

/** What was given to a person and lasts, the longest last. */
export function giftsOf(database: Reading, userId: string, now: Date) {
  return database
    .selectFrom('stream_gifts')
    .select(['stream', 'until'])
    .where('user_id', '=', userId)
    .where('until', '>', now.toISOString())
    .orderBy('until')
    .execute();
}

/** Writes down what the provider has; which one counts is decided afterwards. */
export async function keepSubscription(
  trx: Transaction<Tables>,
  userId: string,
  truth: TrueSubscription,
  failedPayment: string | null | undefined,
): Promise<void> {
  const facts = {
    status: truth.status,
    streams: JSON.stringify(truth.streams),
    billing_frequency: truth.billingFrequency,
    amount_cents: truth.amountCents,
    period_end: truth.periodEnd,
    is_ending: truth.isEnding ? 1 : 0,
    ended_at: truth.endedAt,
    latest_invoice: truth.latestInvoice,
    ...(failedPayment !== undefined && { failed_payment: failedPayment }),
  };
  await trx
    .insertInto('subscriptions')
    .values({
      id: truth.id,
      user_id: userId,
      created_at: truth.createdAt,
      open_for: null,
      failed_payment: null,
      ...facts,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
}

/** The request of a person that stands, also one whose time is over. */
export function standingRequest(
  database: Reading,
  userId: string,
): Promise<SubscriptionRequestRow | undefined> {
  return database
    .selectFrom('subscription_requests')
    .selectAll()
    .where('open_for', '=', userId)
    .executeTakeFirst();
}

/** Moves a request on from the states it may be in; what was paid stays paid. Tells whether it moved. */
export async function moveRequest(
  database: Kysely<Tables>,
  id: string,
  state: SubscriptionRequestRow['state'],
  more: Partial<Pick<SubscriptionRequestRow, 'session_id' | 'checkout_url' | 'reason'>> = {},
): Promise<boolean> {
  const isStanding = state === 'open' || state === 'expired';
  const { numUpdatedRows } = await database
    .updateTable('subscription_requests')
    .set({ state, ...more, ...(!isStanding && { open_for: null }) })
    .where('id', '=', id)
    .where('state', '!=', 'completed')
    .$if(state === 'open', (query) => query.where('state', '=', 'starting'))
    .$if(state === 'expired', (query) => query.where('state', 'in', ['starting', 'open']))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
