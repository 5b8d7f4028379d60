import type { Context } from './context.ts';
import type { Card, Customer, Invoice, InvoiceLine, Subscription } from './objects.ts';

const DAY_S = 86_400;
/** Days after a failed payment until it is tried again, in turn; after the last one it is given up. */
const RETRY_DAYS = [3, 5, 7];

/** What an invoice is written for. */
interface Bill {
  readonly reason: Invoice['billing_reason'];
  readonly lines: readonly InvoiceLine[];
  readonly discount?: { readonly id: string; readonly percent: number } | undefined;
}

/** A line of an invoice. */
export function invoiceLine(
  ctx: Pick<Context, 'base'>,
  description: string,
  amount: number,
  period: InvoiceLine['period'],
): InvoiceLine {
  return {
    id: ctx.base('il').id,
    object: 'line_item',
    amount,
    currency: 'usd',
    description,
    period,
    quantity: 1,
  };
}

/** What a customer has to pay of a total, after their credit. */
export function amountDue({ balance }: Pick<Customer, 'balance'>, total: number): number {
  return Math.max(0, total + Math.min(0, balance));
}

/** The card that a customer pays with. */
export function cardOf({ state }: Context, customerId: string): Card | undefined {
  const card = state.customers[customerId]?.invoice_settings.default_payment_method;
  return card == null ? undefined : state.cards[card];
}

/** Whether a customer's card pays. */
export function pays(ctx: Context, customerId: string): boolean {
  return cardOf(ctx, customerId)?.card.declines === false;
}

function moved(customer: Customer, total: number): number {
  const due = amountDue(customer, total);
  customer.balance += total - due;
  return due;
}

/** Writes an invoice for a subscription; it is open until it is charged. */
export function issueInvoice(ctx: Context, subscription: Subscription, bill: Bill): Invoice {
  const { state, origin } = ctx;
  const customer = state.customers[subscription.customer]!;
  const subtotal = bill.lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = bill.discount ? Math.round((subtotal * bill.discount.percent) / 100) : 0;
  const total = subtotal - discount;
  const starting_balance = customer.balance;
  const amount_due = moved(customer, total);
  const base = ctx.base('in');
  const invoice: Invoice = {
    ...base,
    object: 'invoice',
    customer: customer.id,
    currency: 'usd',
    number: `INK-${String(++state.invoiceNumber).padStart(4, '0')}`,
    status: 'open',
    billing_reason: bill.reason,
    subtotal,
    total,
    amount_due,
    amount_paid: 0,
    amount_remaining: amount_due,
    starting_balance,
    ending_balance: customer.balance,
    total_discount_amounts: bill.discount ? [{ amount: discount, discount: bill.discount.id }] : [],
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    period_start: bill.lines[0]?.period.start ?? base.created,
    period_end: bill.lines[0]?.period.end ?? base.created,
    hosted_invoice_url: `${origin}/invoices/${base.id}`,
    invoice_pdf: `${origin}/invoices/${base.id}`,
    lines: { object: 'list', data: bill.lines, has_more: false },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    metadata: {},
  };
  state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  ctx.emit('invoice.created', invoice);
  return invoice;
}

function markPaid(ctx: Context, invoice: Invoice): void {
  const { state } = ctx;
  if (invoice.amount_due > 0) {
    const payment = ctx.base('inpay');
    state.invoicePayments[payment.id] = {
      ...payment,
      object: 'invoice_payment',
      invoice: invoice.id,
      amount_paid: invoice.amount_due,
      currency: 'usd',
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: ctx.base('pi').id },
    };
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  ctx.emit('invoice.paid', invoice);
}

/** Tries to charge an open invoice; tells whether it is paid now. */
export function chargeInvoice(ctx: Context, invoice: Invoice): boolean {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_due === 0 || pays(ctx, invoice.customer)) {
    markPaid(ctx, invoice);
    return true;
  }
  const wait = RETRY_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = wait === undefined ? null : ctx.now() + wait * DAY_S;
  ctx.emit('invoice.payment_failed', invoice);
  return false;
}
