import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { happeningOf } from './calls.ts';
import { toInvoice, toSubscription } from './truth.ts';

const item = (id: string, changes: object = {}) => ({
  id,
  quantity: 1,
  current_period_end: 1_767_225_600,
  price: {
    id: `price_${id}`,
    unit_amount: 300,
    metadata: { inkbloom_stream: id },
    recurring: { interval: 'month' },
  },
  ...changes,
});

function subscription(changes: object = {}): Stripe.Subscription {
  return {
    id: 'sub_1',
    status: 'active',
    items: { data: [item('animals')] },
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    created: 1_764_547_200,
    metadata: {},
    latest_invoice: null,
    ...changes,
  } as unknown as Stripe.Subscription;
}

const invoice = (changes: object = {}) =>
  ({
    id: 'in_1',
    number: 'A-1',
    parent: { subscription_details: { subscription: 'sub_1' } },
    status: 'paid',
    total: 400,
    amount_paid: 300,
    amount_due: 200,
    attempt_count: 2,
    next_payment_attempt: 1_764_547_200,
    hosted_invoice_url: 'https://pay.example',
    created: 1_764_547_200,
    lines: {
      data: [
        { description: 'Animals', amount: 300 },
        { description: null, amount: -1 },
      ],
    },
    ...changes,
  }) as unknown as Stripe.Invoice;

describe('SUB-9 a subscription as the provider has it', () => {
  it('is what it holds, costs and lasts', () => {
    expect(toSubscription(subscription())).toEqual({
      id: 'sub_1',
      status: 'active',
      streams: ['animals'],
      billingFrequency: 'monthly',
      amountCents: 300,
      periodEnd: '2026-01-01T00:00:00.000Z',
      isEnding: false,
      endedAt: null,
      createdAt: '2025-12-01T00:00:00.000Z',
      requestId: null,
      latestInvoice: null,
      items: [{ id: 'animals', price: 'price_animals' }],
    });
  });

  it('adds up its items, and lasts as long as the longest', () => {
    const price = { id: 'p', unit_amount: null, metadata: {}, recurring: { interval: 'year' } };
    const data = [
      item('odd', { price, quantity: undefined }),
      item('animals', { quantity: 2, current_period_end: 1_767_225_601 }),
      item('food', { quantity: undefined }),
    ];
    expect(toSubscription(subscription({ items: { data } }))).toMatchObject({
      streams: ['animals', 'food'],
      billingFrequency: 'annual',
      amountCents: 900,
      periodEnd: '2026-01-01T00:00:01.000Z',
      items: [{ price: 'p' }, {}, {}],
    });
  });

  it('ends where it was told to, with its period or at a moment', () => {
    expect(toSubscription(subscription({ cancel_at_period_end: true }))).toMatchObject({ isEnding: true });
    expect(toSubscription(subscription({ cancel_at: 1_764_547_201, ended_at: 1_764_547_202 }))).toMatchObject(
      {
        isEnding: true,
        periodEnd: '2025-12-01T00:00:01.000Z',
        endedAt: '2025-12-01T00:00:02.000Z',
      },
    );
  });

  it('names its request and its invoice, whole or by id', () => {
    const metadata = { inkbloom_request: 'request-1' };
    for (const latest_invoice of ['in_1', { id: 'in_1' }]) {
      expect(toSubscription(subscription({ metadata, latest_invoice }))).toMatchObject({
        requestId: 'request-1',
        latestInvoice: 'in_1',
      });
    }
  });
});

describe('SUB-9 an invoice as the provider has it', () => {
  it('is what is to be paid, and was', () => {
    expect(toInvoice(invoice())).toEqual({
      id: 'in_1',
      number: 'A-1',
      subscription: 'sub_1',
      status: 'paid',
      totalCents: 400,
      paidCents: 300,
      dueCents: 200,
      attempts: 2,
      nextAttemptAt: '2025-12-01T00:00:00.000Z',
      payUrl: 'https://pay.example',
      createdAt: '2025-12-01T00:00:00.000Z',
      lines: [
        { text: 'Animals', cents: 300 },
        { text: '', cents: -1 },
      ],
    });
  });

  it('is of no subscription where it names none', () => {
    const parent = { subscription_details: null };
    expect(toInvoice(invoice({ parent }))).toMatchObject({ subscription: null });
  });

  it('lacks what a draft lacks', () => {
    const draft = {
      number: null,
      parent: null,
      status: null,
      next_payment_attempt: null,
      hosted_invoice_url: null,
    };
    expect(toInvoice(invoice(draft))).toMatchObject({
      number: 'in_1',
      subscription: null,
      status: 'draft',
      nextAttemptAt: null,
      payUrl: null,
    });
  });
});

it.each([
  [{ object: 'customer', id: 'cus_1' }, 'cus_1'],
  [{ object: 'invoice', id: 'in_1', customer: 'cus_1' }, 'cus_1'],
  [{ object: 'invoice', id: 'in_1', customer: { id: 'cus_1' } }, 'cus_1'],
  [{ object: 'invoice', id: 'in_1', customer: null }, null],
  [{ object: 'price', id: 'price_1' }, null],
])('SUB-9 an event about %j is for %j', (object, customerId) => {
  const event = { id: 'evt_1', type: 'any', created: 7, data: { object } } as unknown as Stripe.Event;
  expect(happeningOf(event)).toEqual({ id: 'evt_1', type: 'any', created: 7, customerId });
});
