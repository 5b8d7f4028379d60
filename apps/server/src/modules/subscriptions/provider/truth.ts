import type Stripe from 'stripe';
import type { BillingFrequency } from '@inkbloom/contracts/prices';

/** A subscription as the provider has it. */
export interface TrueSubscription {
  readonly id: string;
  readonly status: string;
  readonly streams: readonly string[];
  readonly billingFrequency: BillingFrequency;
  /** What one payment costs, in cents. */
  readonly amountCents: number;
  /** Until when the current period goes. */
  readonly periodEnd: string;
  /** Whether it ends with that period. */
  readonly isEnding: boolean;
  readonly endedAt: string | null;
  readonly createdAt: string;
  /** The request of ours that it came from. */
  readonly requestId: string | null;
  readonly latestInvoice: string | null;
  readonly items: readonly { readonly id: string; readonly price: string }[];
}

/** An invoice as the provider has it. */
export interface TrueInvoice {
  readonly id: string;
  readonly number: string;
  readonly subscription: string | null;
  readonly status: string;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly dueCents: number;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly payUrl: string | null;
  readonly createdAt: string;
  readonly lines: readonly { readonly text: string; readonly cents: number }[];
}

/** What a price is for, written into its metadata when it is made. */
export const STREAM_KEY = 'inkbloom_stream';
/** The request that a checkout and its subscription belong to. */
export const REQUEST_KEY = 'inkbloom_request';

function moment(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function idOf(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

/** Reads a subscription out of the provider's object. */
export function toSubscription(subscription: Stripe.Subscription): TrueSubscription {
  const items = subscription.items.data;
  const { cancel_at, cancel_at_period_end, ended_at } = subscription;
  const periodEnd = Math.max(...items.map(({ current_period_end }) => current_period_end));
  return {
    id: subscription.id,
    status: subscription.status,
    streams: items.flatMap(({ price }) => price.metadata[STREAM_KEY] ?? []),
    billingFrequency: items[0]?.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    amountCents: items.reduce(
      (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1),
      0,
    ),
    periodEnd: moment(cancel_at ?? periodEnd),
    isEnding: cancel_at_period_end || cancel_at !== null,
    endedAt: ended_at === null ? null : moment(ended_at),
    createdAt: moment(subscription.created),
    requestId: subscription.metadata[REQUEST_KEY] ?? null,
    latestInvoice: idOf(subscription.latest_invoice),
    items: items.map(({ id, price }) => ({ id, price: price.id })),
  };
}

/** Reads an invoice out of the provider's object. */
export function toInvoice(invoice: Stripe.Invoice): TrueInvoice {
  const { next_payment_attempt } = invoice;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    status: invoice.status ?? 'draft',
    totalCents: invoice.total,
    paidCents: invoice.amount_paid,
    dueCents: invoice.amount_due,
    attempts: invoice.attempt_count,
    nextAttemptAt: next_payment_attempt === null ? null : moment(next_payment_attempt),
    payUrl: invoice.hosted_invoice_url ?? null,
    createdAt: moment(invoice.created),
    lines: invoice.lines.data.map(({ description, amount }) => ({ text: description ?? '', cents: amount })),
  };
}
