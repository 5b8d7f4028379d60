import { type Call, listAnswer } from './api-call.ts';
import type { Context } from './context.ts';
import { missing, refused } from './failure.ts';
import { type Fields, fieldsOf, listOf, metadataOf, textOf } from './form.ts';
import { amountDue } from './invoices.ts';
import type { Invoice, Refund, Subscription } from './objects.ts';
import { changeItems, endSubscription, type ItemChange, prorate } from './subscriptions.ts';

function find({ state }: Context, id: string): Subscription {
  const subscription = state.subscriptions[id];
  if (subscription === undefined) throw missing('subscription', id);
  return subscription;
}

function changeOf({ state }: Context, fields: Fields): ItemChange {
  const entries = listOf(fields, 'items');
  const removed = entries.flatMap((entry) =>
    textOf(entry, 'deleted') === 'true' ? [textOf(entry, 'id') ?? ''] : [],
  );
  const added = entries.flatMap((entry) => {
    const id = textOf(entry, 'price');
    if (id === undefined) return [];
    const price = state.prices[id];
    if (price === undefined) throw missing('price', id);
    return [price];
  });
  return { removed, added };
}

/** The moment of a change: it lies in the current period. */
function momentOf(ctx: Context, subscription: Subscription, fields: Fields): number {
  const given = textOf(fields, 'proration_date');
  if (given === undefined) return ctx.now();
  const moment = Number(given);
  const [item] = subscription.items.data;
  if (item && (moment < item.current_period_start || moment > item.current_period_end)) {
    throw refused('Cannot specify `proration_date` outside of current period.', 'proration_date');
  }
  return moment;
}

const listSubscriptions: Call = ({ state }, fields) => {
  const customer = textOf(fields, 'customer');
  const status = textOf(fields, 'status');
  const found = Object.values(state.subscriptions)
    .filter((one) => customer === undefined || one.customer === customer)
    .filter(
      (one) => status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status),
    );
  return listAnswer(found, fields);
};

function setCancellation(ctx: Context, subscription: Subscription, fields: Fields): void {
  const atEnd = textOf(fields, 'cancel_at_period_end');
  if (atEnd !== undefined) {
    subscription.cancel_at_period_end = atEnd === 'true';
    const [item] = subscription.items.data;
    subscription.cancel_at = atEnd === 'true' ? (item?.current_period_end ?? null) : null;
    subscription.canceled_at = atEnd === 'true' ? ctx.now() : null;
  }
  if (textOf(fields, 'cancel_at') === '') {
    subscription.cancel_at = null;
    subscription.canceled_at = null;
  }
  const comment = textOf(fieldsOf(fields, 'cancellation_details'), 'comment');
  if (comment !== undefined) subscription.cancellation_details.comment = comment;
}

const retrieveSubscription: Call = (ctx, _fields, id) => find(ctx, id);

const updateSubscription: Call = (ctx, fields, id) => {
  const subscription = find(ctx, id);
  if (subscription.status === 'canceled')
    throw refused('A canceled subscription can only update its metadata.');
  if (fields['items'] !== undefined) {
    changeItems(ctx, subscription, changeOf(ctx, fields), momentOf(ctx, subscription, fields));
  }
  setCancellation(ctx, subscription, fields);
  Object.assign(subscription.metadata, metadataOf(fields));
  ctx.emit('customer.subscription.updated', subscription);
  return subscription;
};

const cancelSubscription: Call = (ctx, fields, id) => {
  const subscription = find(ctx, id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  endSubscription(ctx, subscription, { prorate: textOf(fields, 'prorate') === 'true' });
  return subscription;
};

const listInvoices: Call = ({ state }, fields) => {
  const customer = textOf(fields, 'customer');
  const found = Object.values(state.invoices).filter(
    (one) => customer === undefined || one.customer === customer,
  );
  return listAnswer(found, fields);
};

const previewInvoice: Call = (ctx, fields) => {
  const subscription = find(ctx, textOf(fields, 'subscription') ?? '');
  const details = fieldsOf(fields, 'subscription_details');
  const moment = momentOf(ctx, subscription, details);
  const { lines, start, end } = prorate(ctx, subscription, changeOf(ctx, details), moment);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const customer = ctx.state.customers[subscription.customer]!;
  return {
    object: 'invoice',
    id: ctx.base('upcoming_in').id,
    customer: customer.id,
    currency: 'usd',
    subtotal: total,
    total,
    amount_due: amountDue(customer, total),
    starting_balance: customer.balance,
    period_start: start,
    period_end: end,
    lines: { object: 'list', data: lines, has_more: false },
    parent: {
      type: 'subscription_details',
      subscription_details: {
        subscription: subscription.id,
        subscription_proration_date: moment,
        metadata: {},
      },
    },
  };
};

const listInvoicePayments: Call = ({ state }, fields) => {
  const invoice = textOf(fields, 'invoice');
  const found = Object.values(state.invoicePayments).filter(
    (one) => invoice === undefined || one.invoice === invoice,
  );
  return listAnswer(found, fields);
};

function refundable({ state }: Context, intent: string): number {
  const payment = Object.values(state.invoicePayments).find((one) => one.payment.payment_intent === intent);
  if (payment === undefined) throw missing('payment_intent', intent);
  return Object.values(state.refunds)
    .filter((refund) => refund.payment_intent === intent)
    .reduce((left, { amount }) => left - amount, payment.amount_paid);
}

const createRefund: Call = (ctx, fields) => {
  const intent = textOf(fields, 'payment_intent') ?? '';
  const left = refundable(ctx, intent);
  const amount = Number(textOf(fields, 'amount') ?? left);
  if (left === 0) throw refused('Charge has already been refunded.');
  if (amount < 1 || amount > left)
    throw refused('Refund amount is greater than unrefunded amount.', 'amount');
  const refund: Refund = {
    ...ctx.base('re'),
    object: 'refund',
    amount,
    currency: 'usd',
    payment_intent: intent,
    reason: textOf(fields, 'reason') ?? null,
    metadata: metadataOf(fields),
    status: 'succeeded',
  };
  ctx.state.refunds[refund.id] = refund;
  ctx.emit('refund.created', refund);
  return refund;
};

const retrieveInvoice: Call = ({ state }, _fields, id): Invoice => {
  const invoice = state.invoices[id];
  if (invoice === undefined) throw missing('invoice', id);
  return invoice;
};

/** Subscriptions, what they cost, and money back. */
export const subscriptionCalls = {
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/:id': retrieveSubscription,
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': cancelSubscription,
  'GET /v1/invoices': listInvoices,
  'GET /v1/invoices/:id': retrieveInvoice,
  'POST /v1/invoices/create_preview': previewInvoice,
  'GET /v1/invoice_payments': listInvoicePayments,
  'POST /v1/refunds': createRefund,
};
