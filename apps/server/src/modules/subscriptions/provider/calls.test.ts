import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Sandbox from '../../../../../sandbox/src/stripe/objects.ts';
import { type RunningSandbox, startSandbox } from '../../../../testing/sandbox.ts';
import { pay } from '../../../../testing/shop.ts';
import { type Calls, type ItemChange, providerCalls } from './calls.ts';
import { setUpPortal, setUpPrices } from './price-list.ts';
import { stripeLibrary } from './stripe-library.ts';

// Every request that the server makes of the provider, as it leaves. A new library, another field or another call fails
// here: compare it with the provider's reference and its changelog, then change the list and the sandbox with it.

/** The version of the API that the list was compared with; the library asks for its own. */
const API_VERSION = '2026-10-28.endive';

const REQUESTS: Readonly<Record<string, readonly string[]>> = {
  'GET /v1/prices': ['active', 'limit', 'lookup_keys[]'],
  'GET /v1/products': ['ids[]', 'limit'],
  'POST /v1/products': ['id', 'metadata[inkbloom_stream]', 'name'],
  'POST /v1/prices': [
    'currency',
    'lookup_key',
    'metadata[inkbloom_stream]',
    'product',
    'recurring[interval]',
    'transfer_lookup_key',
    'unit_amount',
  ],
  'GET /v1/billing_portal/configurations': ['active', 'limit'],
  'POST /v1/billing_portal/configurations': [
    'features[invoice_history][enabled]',
    'features[payment_method_update][enabled]',
    'features[subscription_cancel][enabled]',
    'features[subscription_cancel][mode]',
    'metadata[inkbloom]',
  ],
  'POST /v1/billing_portal/sessions': ['configuration', 'customer', 'return_url'],
  'POST /v1/customers': ['email', 'metadata[inkbloom_user]'],
  'POST /v1/checkout/sessions': [
    'allow_promotion_codes',
    'cancel_url',
    'client_reference_id',
    'customer',
    'expires_at',
    'line_items[][price]',
    'line_items[][quantity]',
    'metadata[inkbloom_request]',
    'mode',
    'subscription_data[metadata][inkbloom_request]',
    'success_url',
  ],
  'GET /v1/checkout/sessions/:id': [],
  'POST /v1/checkout/sessions/:id/expire': [],
  'GET /v1/subscriptions': ['customer', 'limit', 'status'],
  'GET /v1/subscriptions/:id': [],
  'POST /v1/subscriptions/:id': [
    'cancel_at_period_end',
    'cancellation_details[comment]',
    'items[][deleted]',
    'items[][id]',
    'items[][price]',
    'payment_behavior',
    'proration_behavior',
    'proration_date',
  ],
  'DELETE /v1/subscriptions/:id': ['invoice_now', 'prorate'],
  'GET /v1/invoices': ['customer', 'limit'],
  'POST /v1/invoices/create_preview': [
    'customer',
    'subscription',
    'subscription_details[items][][deleted]',
    'subscription_details[items][][id]',
    'subscription_details[items][][price]',
    'subscription_details[proration_behavior]',
    'subscription_details[proration_date]',
  ],
  'GET /v1/invoice_payments': ['invoice'],
  'POST /v1/refunds': ['amount', 'payment_intent'],
  'GET /v1/events': ['created[gte]', 'limit', 'types[]'],
  'GET /v1/webhook_endpoints': ['limit'],
};

/** Requests that repeating must not do twice: each goes with a key. */
const KEYED = [
  'POST /v1/checkout/sessions',
  'POST /v1/customers',
  'POST /v1/prices',
  'POST /v1/products',
  'POST /v1/refunds',
];

/** The names of the sandbox's fields that the provider's object has not: none, or the type check fails. */
type Invented<Ours, Theirs> = Exclude<keyof Ours, keyof Theirs>;
type AllInvented = [
  Invented<Sandbox.Customer, Stripe.Customer>,
  Invented<Sandbox.Product, Stripe.Product>,
  Invented<Sandbox.Price, Stripe.Price>,
  Invented<Sandbox.Subscription, Stripe.Subscription>,
  Invented<Sandbox.Invoice, Stripe.Invoice>,
  Invented<Sandbox.InvoicePayment, Stripe.InvoicePayment>,
  Invented<Sandbox.Refund, Stripe.Refund>,
  // A checkout keeps a field to itself, which is never sent.
  Invented<Omit<Sandbox.CheckoutSession, 'hidden'>, Stripe.Checkout.Session>,
  Invented<Sandbox.PortalSession, Stripe.BillingPortal.Session>,
  Invented<Sandbox.WebhookEndpoint, Stripe.WebhookEndpoint>,
][number];
// The sandbox tells of every object that it is a test's.
const inventsNothing: [Exclude<AllInvented, 'livemode'>] extends [never] ? true : false = true;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** A request as it left: what it is called, its fields without their values, and what goes with all of them. */
function describeRequest(input: URL, { method = 'GET', body, headers }: RequestInit) {
  const fields = new URLSearchParams(typeof body === 'string' ? body : input.search);
  const path = input.pathname.replaceAll(/\/(?:cs_test|sub)_\w+/g, '/:id');
  const given = new Headers(headers);
  return {
    name: `${method} ${path}`,
    fields: [...fields.keys()].map((key) => key.replaceAll(/\[\d+\]/g, '[]')),
    version: given.get('stripe-version'),
    isKeyed: given.has('idempotency-key'),
  };
}

/** The provider's library at the sandbox, and the requests that it has made. */
function watchedStripe() {
  const requests: ReturnType<typeof describeRequest>[] = [];
  const Library = stripeLibrary();
  const watch: typeof fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push(describeRequest(url, init));
    return fetch(`${sandbox.origin}/stripe${url.pathname}${url.search}`, init);
  };
  const stripe = new Library('sk_test_sandbox', {
    httpClient: Library.createFetchHttpClient(watch),
    telemetry: false,
  });
  return { stripe, requests };
}

/** Makes every call once, in the order of a subscription's life. */
async function makeEveryCall(stripe: Stripe): Promise<void> {
  const made: (keyof Calls)[] = [];
  const calls = new Proxy(providerCalls(stripe), {
    get(target, name: keyof Calls) {
      made.push(name);
      return target[name];
    },
  });
  const wares = ['animals', 'food'].map((stream) => ({ stream, name: stream }));
  const { prices } = await setUpPrices(stripe, wares);
  const customerId = await calls.createCustomer('ada', 'ada@example.org');
  const order = (requestId: string) => ({
    requestId,
    customerId,
    prices: [prices('animals', 'monthly')],
    expiresAt: new Date(Date.now() + 31 * 60_000),
    successUrl: 'http://localhost/success',
    cancelUrl: 'http://localhost/cancel',
  });
  const left = await calls.openCheckout(order('left'));
  expect(await calls.expireCheckout(left.id)).toMatchObject({ status: 'expired', url: null });
  const { id: checkout, url } = await calls.openCheckout(order('paid'));
  await pay(url ?? '');
  expect(await calls.findCheckout(checkout)).toMatchObject({ status: 'complete' });

  const [held] = await calls.subscriptionsOf(customerId);
  const { id, items } = await calls.findSubscription(held?.id ?? '');
  const change: ItemChange = {
    removed: items.map((item) => item.id),
    added: [prices('food', 'monthly')],
  };
  const { at } = await calls.reckon(customerId, id, change);
  await calls.reckon(customerId, id, change, at);
  expect(await calls.change(id, change, at, 'key')).toMatchObject({ streams: ['food'], requestId: 'paid' });
  expect(await calls.endWithPeriod(id, 'too little time')).toMatchObject({ isEnding: true });
  expect(await calls.goOn(id)).toMatchObject({ isEnding: false });
  await calls.openPortal(customerId, await setUpPortal(stripe), 'http://localhost/account');
  const invoices = await calls.invoicesOf(customerId);
  const [payment] = await calls.paymentsOf(invoices.find(({ paidCents }) => paidCents > 0)?.id ?? '');
  await calls.refund(payment?.intent ?? '', 100, 'part');
  expect(await calls.endNow(id, true)).toMatchObject({ status: 'canceled' });
  expect(await calls.eventsSince(0, ['customer.subscription.deleted'])).toMatchObject([{ customerId }]);
  expect(await calls.webhooks()).toMatchObject([{ types: ['*'] }]);
  expect(new Set(made)).toEqual(new Set(Object.keys(providerCalls(stripe))));
}

it('SUB-6 SUB-9 everything that the server asks of the payment provider is as it was compared with its reference', async () => {
  const { stripe, requests } = watchedStripe();
  await makeEveryCall(stripe);
  const shapes = Map.groupBy(requests, ({ name }) => name);
  const seen = [...shapes].map(([name, all]) => [
    name,
    [...new Set(all.flatMap(({ fields }) => fields))].toSorted(),
  ]);
  expect(Object.fromEntries(seen)).toEqual(REQUESTS);
  expect(new Set(requests.map(({ version }) => version))).toEqual(new Set([API_VERSION]));
  const keyed = requests.filter(({ isKeyed }) => isKeyed).map(({ name }) => name);
  expect(KEYED.filter((name) => !keyed.includes(name))).toEqual([]);
  expect(inventsNothing).toBe(true);
});
