import { shownSession } from './checkout-session.ts';
import type { Context } from './context.ts';
import { chargeInvoice, issueInvoice } from './invoices.ts';
import type { Invoice, Subscription } from './objects.ts';
import { periodEndAfter } from './periods.ts';
import { endSubscription, periodLines, periodOf } from './subscriptions.ts';

interface Due {
  readonly at: number;
  readonly run: () => void;
}

function subscriptionOf({ state }: Context, invoice: Invoice): Subscription | undefined {
  return state.subscriptions[invoice.parent.subscription_details.subscription];
}

/** Charges an open invoice once more; after the last try the subscription ends. */
export function retryInvoice(ctx: Context, invoice: Invoice): boolean {
  const subscription = subscriptionOf(ctx, invoice);
  const isPaid = chargeInvoice(ctx, invoice);
  if (subscription === undefined || subscription.status === 'canceled') return isPaid;
  if (isPaid) {
    subscription.status = 'active';
    ctx.emit('customer.subscription.updated', subscription);
  } else if (invoice.next_payment_attempt === null) {
    invoice.status = 'uncollectible';
    endSubscription(ctx, subscription, { reason: 'payment_failed' });
  }
  return isPaid;
}

function renew(ctx: Context, subscription: Subscription): void {
  const { end, interval } = periodOf(subscription);
  if (
    subscription.cancel_at_period_end ||
    (subscription.cancel_at !== null && subscription.cancel_at <= end)
  ) {
    endSubscription(ctx, subscription);
    return;
  }
  const next = periodEndAfter(subscription.billing_cycle_anchor, interval, end);
  for (const item of subscription.items.data) {
    item.current_period_start = end;
    item.current_period_end = next;
  }
  const lines = periodLines(ctx, subscription.items.data);
  const invoice = issueInvoice(ctx, subscription, { reason: 'subscription_cycle', lines });
  subscription.status = chargeInvoice(ctx, invoice) ? 'active' : 'past_due';
  ctx.emit('customer.subscription.updated', subscription);
}

function nextDue(ctx: Context): Due | undefined {
  const { state } = ctx;
  const renewals = Object.values(state.subscriptions)
    .filter(({ status }) => status === 'active')
    .map((subscription) => ({ at: periodOf(subscription).end, run: () => renew(ctx, subscription) }));
  const retries = Object.values(state.invoices)
    .filter(({ status }) => status === 'open')
    .flatMap((invoice) =>
      invoice.next_payment_attempt === null
        ? []
        : [{ at: invoice.next_payment_attempt, run: () => void retryInvoice(ctx, invoice) }],
    );
  return [...renewals, ...retries].toSorted((a, b) => a.at - b.at)[0];
}

/** Renews, tries again and ends whatever was due by now, each at its own moment. */
export function runDue(ctx: Context): void {
  const { state } = ctx;
  const target = state.clockAheadMs;
  const now = ctx.now();
  for (let due = nextDue(ctx); due !== undefined && due.at <= now; due = nextDue(ctx)) {
    state.clockAheadMs = due.at * 1000 - Date.now();
    due.run();
  }
  state.clockAheadMs = target;
}

/** Ends the checkouts whose time is over. Their time is the real one: people pay within minutes. */
export function expireSessions(ctx: Context, hasTimePassed: boolean): void {
  for (const session of Object.values(ctx.state.sessions)) {
    if (session.status !== 'open') continue;
    if (!hasTimePassed && session.expires_at * 1000 > Date.now()) continue;
    session.status = 'expired';
    session.url = null;
    ctx.emit('checkout.session.expired', shownSession(session));
  }
}
