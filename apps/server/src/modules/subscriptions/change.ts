import { priceCents, type Selection } from '@inkbloom/contracts/prices';
import type { ChangePreview } from '@inkbloom/contracts/subscriptions';
import type { SubscriptionRow } from '../../plugins/billing-tables.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Billing } from './billing.ts';
import { customerOf } from './customers.ts';
import type { Calls, ItemChange } from './provider/calls.ts';
import { orApiError } from './provider/failures.ts';
import type { PriceList } from './provider/price-list.ts';
import type { TrueSubscription } from './provider/truth.ts';
import { checkAmount, isSameSelection } from './selection.ts';
import { limitReached } from './start.ts';
import { currentOf } from './store.ts';
import { changeAtProvider } from './sync.ts';

/** Seconds for which a preview holds; after that what is not used any more has become less. */
const PREVIEW_HOLDS_S = 15 * 60;

function noSubscription(): ApiError {
  return new ApiError(404, 'subscription_not_found', 'There is no subscription to change.');
}

/** The subscription that a person's changes are about, and who they are at the provider. Throws when there is none. */
async function changeable({ databases }: Billing, userId: string) {
  const { active, ending } = await currentOf(databases.write, userId);
  const row = active ?? ending;
  const customerId = await customerOf(databases.write, userId);
  if (row === undefined || customerId === undefined) throw noSubscription();
  return { row, customerId };
}

function checkDiffers(row: SubscriptionRow, selection: Selection): void {
  const held = {
    streamsToSubscribe: JSON.parse(row.streams) as string[],
    billingFrequency: row.billing_frequency,
  };
  if (row.is_ending === 0 && isSameSelection(held, selection)) {
    throw limitReached('You have exactly this subscription already.');
  }
}

/** What goes and what comes. A subscription that is paid at other times is changed whole. */
function itemChange(truth: TrueSubscription, selection: Selection, prices: PriceList): ItemChange {
  const wanted = selection.streamsToSubscribe.map((id) => prices(id, selection.billingFrequency));
  const held = truth.items.map(({ price }) => price);
  return {
    removed: truth.items.flatMap(({ id, price }) => (wanted.includes(price) ? [] : [id])),
    added: wanted.filter((price) => !held.includes(price)),
  };
}

/** A canceled subscription that goes on as it was. */
function isNothing({ removed, added }: ItemChange): boolean {
  return removed.length + added.length === 0;
}

/** A person's subscription and what has to change for a choice. */
async function prepare(
  billing: Billing,
  calls: Calls,
  prices: PriceList,
  userId: string,
  selection: Selection,
) {
  const { row, customerId } = await changeable(billing, userId);
  checkDiffers(row, selection);
  const truth = await calls.findSubscription(row.id);
  return { row, customerId, truth, change: itemChange(truth, selection, prices) };
}

function renewalOf(
  { billingFrequency, periodEnd }: TrueSubscription,
  selection: Selection,
  at: number,
): string {
  if (billingFrequency === selection.billingFrequency) return periodEnd;
  const date = new Date(at * 1000);
  date.setUTCMonth(date.getUTCMonth() + (selection.billingFrequency === 'annual' ? 12 : 1));
  return date.toISOString();
}

/** What another choice would cost a person now and from then on. */
export async function preview(
  billing: Billing,
  userId: string,
  selection: Selection,
): Promise<ChangePreview> {
  const { calls, setup } = billing.provider.hurried();
  return orApiError(async () => {
    const { prices } = await setup();
    const { row, customerId, truth, change } = await prepare(billing, calls, prices, userId, selection);
    const { dueNowCents, lines, at } = isNothing(change)
      ? { dueNowCents: 0, lines: [], at: Math.floor(Date.now() / 1000) }
      : await calls.reckon(customerId, row.id, change);
    return {
      dueNowCents,
      paymentCents: priceCents(selection),
      renewsAt: renewalOf(truth, selection, at),
      lines: [...lines],
      prorationDate: at,
    };
  });
}

/** Throws unless a moment of reckoning is of a few minutes ago; another one would change what is paid. */
function checkMoment(now: number, prorationDate: number): void {
  if (prorationDate <= now && now - prorationDate <= PREVIEW_HOLDS_S) return;
  throw new ApiError(409, 'payment_setup_failed', 'Some time has passed. Please look at the price again.');
}

/** Changes a person's subscription to another choice, as previewed at a moment. */
export async function changePlan(
  billing: Billing,
  userId: string,
  selection: Selection,
  { totalAmount, prorationDate }: { readonly totalAmount: number; readonly prorationDate: number },
): Promise<void> {
  checkAmount(selection, totalAmount);
  const { calls, setup } = billing.provider.hurried();
  await orApiError(async () => {
    const { prices } = await setup();
    const { row, customerId, change } = await prepare(billing, calls, prices, userId, selection);
    if (isNothing(change)) return changeAtProvider(billing, customerId, () => calls.goOn(row.id));
    checkMoment((await calls.reckon(customerId, row.id, change)).at, prorationDate);
    const key = `${prorationDate}-${selection.billingFrequency}-${selection.streamsToSubscribe.join('-')}`;
    return changeAtProvider(billing, customerId, () => calls.change(row.id, change, prorationDate, key));
  });
  billing.wake();
}

/** Takes the cancellation of a person's subscription back. */
export async function resume(billing: Billing, userId: string): Promise<void> {
  const { calls } = billing.provider.hurried();
  const { row, customerId } = await changeable(billing, userId);
  if (row.is_ending === 0) throw limitReached('Your subscription goes on already.');
  await orApiError(() => changeAtProvider(billing, customerId, () => calls.goOn(row.id)));
}

/**
 * Ends a person's subscription with its paid period, or at once where its payment failed. Gives until when it is paid.
 */
export async function stop(
  billing: Billing,
  userId: string,
  reason: string | undefined,
): Promise<string | null> {
  const { active } = await currentOf(billing.databases.write, userId);
  const customerId = await customerOf(billing.databases.write, userId);
  if (active === undefined || customerId === undefined) {
    throw new ApiError(404, 'subscription_not_found', 'There is no active subscription.');
  }
  const { calls } = billing.provider.hurried();
  const isUnpaid = active.status === 'past_due';
  await orApiError(() =>
    changeAtProvider(billing, customerId, () =>
      isUnpaid ? calls.endNow(active.id, false) : calls.endWithPeriod(active.id, reason),
    ),
  );
  return isUnpaid ? null : active.period_end;
}
