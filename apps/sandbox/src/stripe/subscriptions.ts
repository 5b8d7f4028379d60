import type { Context } from './context.ts';
import { declined, refused } from './failure.ts';
import { amountDue, chargeInvoice, invoiceLine, issueInvoice, pays } from './invoices.ts';
import type { CheckoutSession, InvoiceLine, Price, Subscription, SubscriptionItem } from './objects.ts';
import { periodEndAfter } from './periods.ts';

/** What a subscription is changed to. */
export interface ItemChange {
  /** Items that go. */
  readonly removed: readonly string[];
  /** Prices that come. */
  readonly added: readonly Price[];
}

/** A change reckoned up, before anything is changed. */
export interface Proration {
  readonly lines: readonly InvoiceLine[];
  readonly items: readonly SubscriptionItem[];
  readonly start: number;
  readonly end: number;
}

function nameOf({ state }: Context, price: Price): string {
  return state.products[price.product]?.name ?? price.product;
}

function describe(ctx: Context, price: Price): string {
  return `${nameOf(ctx, price)} (at $${(price.unit_amount / 100).toFixed(2)} / ${price.recurring.interval})`;
}

function itemOf(
  ctx: Context,
  subscription: string,
  price: Price,
  start: number,
  end: number,
): SubscriptionItem {
  const { id, created } = ctx.base('si');
  return {
    id,
    object: 'subscription_item',
    created,
    price,
    quantity: 1,
    subscription,
    current_period_start: start,
    current_period_end: end,
  };
}

/** The period that all items of a subscription share. */
export function periodOf({ items }: Subscription): {
  start: number;
  end: number;
  interval: 'month' | 'year';
} {
  const [first] = items.data;
  if (first === undefined) throw refused('A subscription needs at least one item.');
  const { current_period_start: start, current_period_end: end, price } = first;
  return { start, end, interval: price.recurring.interval };
}

/** The lines that each item of a subscription costs for its period. */
export function periodLines(ctx: Context, items: readonly SubscriptionItem[]): InvoiceLine[] {
  return items.map(({ price, current_period_start: start, current_period_end: end }) =>
    invoiceLine(ctx, describe(ctx, price), price.unit_amount, { start, end }),
  );
}

/** The percent that a session's promotion takes off. */
export function discountOf({ state }: Context, session: CheckoutSession) {
  const code = session.hidden.promotion;
  const promotion = code === null ? undefined : state.promotionCodes[code];
  const coupon = promotion && state.coupons[promotion.promotion.coupon];
  return promotion && coupon ? { id: promotion.id, percent: coupon.percent_off } : undefined;
}

/** Begins the subscription of a checkout whose card pays. */
export function beginSubscription(ctx: Context, session: CheckoutSession): Subscription {
  const { state } = ctx;
  const prices = session.hidden.prices.map((id) => state.prices[id]!);
  const base = ctx.base('sub');
  const start = base.created;
  const end = periodEndAfter(start, prices[0]!.recurring.interval, start);
  const subscription: Subscription = {
    ...base,
    object: 'subscription',
    customer: session.customer,
    currency: 'usd',
    collection_method: 'charge_automatically',
    status: 'active',
    items: {
      object: 'list',
      data: prices.map((price) => itemOf(ctx, base.id, price, start, end)),
      has_more: false,
    },
    billing_cycle_anchor: start,
    start_date: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { comment: null, reason: null },
    latest_invoice: null,
    metadata: session.hidden.metadata,
  };
  state.subscriptions[subscription.id] = subscription;
  ctx.emit('customer.subscription.created', subscription);
  const lines = periodLines(ctx, subscription.items.data);
  const bill = { reason: 'subscription_create', lines, discount: discountOf(ctx, session) } as const;
  chargeInvoice(ctx, issueInvoice(ctx, subscription, bill));
  ctx.emit('customer.subscription.updated', subscription);
  return subscription;
}

function part(price: Price, left: number): number {
  return Math.round(price.unit_amount * left);
}

/** Reckons a change up from a moment: credit for what is not used, and what the new items cost. */
export function prorate(
  ctx: Context,
  subscription: Subscription,
  { removed, added }: ItemChange,
  moment: number,
): Proration {
  const { start, end, interval } = periodOf(subscription);
  const gone = subscription.items.data.filter(({ id }) => removed.includes(id));
  const stay = subscription.items.data.filter(({ id }) => !removed.includes(id));
  const next = added[0]?.recurring.interval ?? interval;
  const isNewCycle = next !== interval;
  if (isNewCycle && stay.length > 0) throw refused('All items of a subscription have the same interval.');
  const left = Math.min(1, Math.max(0, (end - moment) / (end - start)));
  const from = isNewCycle ? moment : start;
  const until = isNewCycle ? periodEndAfter(moment, next, moment) : end;
  const items = [...stay, ...added.map((price) => itemOf(ctx, subscription.id, price, from, until))];
  if (items.length === 0) throw refused('A subscription needs at least one item.');
  const rest = { start: moment, end: until };
  const lines = [
    ...gone.map(({ price }) =>
      invoiceLine(ctx, `Unused time on ${nameOf(ctx, price)}`, -part(price, left), { start: moment, end }),
    ),
    ...added.map((price) =>
      isNewCycle
        ? invoiceLine(ctx, describe(ctx, price), price.unit_amount, rest)
        : invoiceLine(ctx, `Remaining time on ${nameOf(ctx, price)}`, part(price, left), rest),
    ),
  ];
  return { lines, items, start: from, end: until };
}

/** Changes the items of a subscription and charges the difference at once; a card that does not pay changes nothing. */
export function changeItems(
  ctx: Context,
  subscription: Subscription,
  change: ItemChange,
  moment: number,
): void {
  const { lines, items, start } = prorate(ctx, subscription, change, moment);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const customer = ctx.state.customers[subscription.customer]!;
  if (amountDue(customer, total) > 0 && !pays(ctx, customer.id)) throw declined();
  if (start === moment) subscription.billing_cycle_anchor = moment;
  subscription.items.data = [...items];
  if (lines.length > 0) {
    chargeInvoice(ctx, issueInvoice(ctx, subscription, { reason: 'subscription_update', lines }));
  }
}

/** Ends a subscription now; with `prorate` what was not used becomes credit. */
export function endSubscription(
  ctx: Context,
  subscription: Subscription,
  { prorate: isProrated = false, reason = 'cancellation_requested' } = {},
): void {
  if (isProrated) {
    const { start, end } = periodOf(subscription);
    const left = Math.max(0, (end - ctx.now()) / (end - start));
    const lines = subscription.items.data.map(({ price }) =>
      invoiceLine(ctx, `Unused time on ${nameOf(ctx, price)}`, -part(price, left), { start: ctx.now(), end }),
    );
    chargeInvoice(ctx, issueInvoice(ctx, subscription, { reason: 'subscription_update', lines }));
  }
  subscription.status = 'canceled';
  subscription.canceled_at ??= ctx.now();
  subscription.ended_at = ctx.now();
  subscription.cancellation_details.reason = reason;
  ctx.emit('customer.subscription.deleted', subscription);
}
