// @module-tag postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { pay, type Shop, startShop, until } from '../../../testing/shop.ts';

const ANIMALS = { streamsToSubscribe: ['animals'], billingFrequency: 'monthly' } as const;
const ALL = { streamsToSubscribe: ['all-streams-*'], billingFrequency: 'monthly' } as const;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** What the provider itself says, past the server. */
async function provider<T>(path: string, body?: Record<string, string>): Promise<T> {
  const answer = await fetch(`${sandbox.origin}/stripe/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    ...(body && { body: new URLSearchParams(body) }),
  });
  return (await answer.json()) as T;
}

async function customerOf({ databases }: Shop): Promise<string> {
  const row = await databases.read
    .selectFrom('billing_customers')
    .select('customer_id')
    .executeTakeFirstOrThrow();
  return row.customer_id;
}

interface ProviderSubscription {
  readonly id: string;
  readonly status: string;
  readonly latest_invoice: string;
  readonly items: { readonly data: readonly [{ readonly price: { readonly id: string } }] };
}

async function subscriptionsOf(customer: string): Promise<ProviderSubscription[]> {
  const { data } = await provider<{ data: ProviderSubscription[] }>(
    `subscriptions?customer=${customer}&status=all`,
  );
  return data;
}

it('SUB-7 what was bought twice is paid back whole and ended; the first one stays', async () => {
  const shop = await startShop(sandbox);
  await shop.subscribe(ANIMALS);
  const customer = await customerOf(shop);
  const [first] = await subscriptionsOf(customer);
  const price = first?.items.data[0].price.id ?? '';
  // A second checkout that this server knows nothing of, as an old window might still hold one.
  const { url } = await provider<{ url: string }>('checkout/sessions', {
    mode: 'subscription',
    customer,
    'line_items[0][price]': price,
    success_url: shop.origin,
    cancel_url: shop.origin,
  });
  await pay(url);
  const all = await until(
    () => subscriptionsOf(customer),
    (found) => found.length === 2 && found.some(({ status }) => status === 'canceled'),
  );
  expect(all.find(({ id }) => id === first?.id)?.status).toBe('active');
  const doubled = all.find(({ id }) => id !== first?.id)?.latest_invoice ?? '';
  const { data } = await provider<{ data: { payment: { payment_intent: string } }[] }>(
    `invoice_payments?invoice=${doubled}`,
  );
  const again = await provider('refunds', { payment_intent: data[0]?.payment.payment_intent ?? '' });
  expect(again).toMatchObject({ error: { message: 'Charge has already been refunded.' } });
  expect(await shop.details()).toMatchObject({ activeSubscription: { finalAmount: 3 } });
});

it('SUB-9 a plan bought before the canceled one has ended ends it, and what is left of it becomes credit', async () => {
  const shop = await startShop(sandbox);
  await shop.subscribe(ANIMALS);
  const customer = await customerOf(shop);
  await shop.call('DELETE', '/api/v1/subscriptions/stop');
  await shop.subscribe(ALL);
  const all = await until(
    () => subscriptionsOf(customer),
    (found) => found.filter(({ status }) => status === 'canceled').length === 1,
  );
  expect(all.filter(({ status }) => status === 'active')).toHaveLength(1);
  const { balance } = await provider<{ balance: number }>(`customers/${customer}`);
  expect(balance).toBe(-300);
  await until(
    shop.details,
    ({ userProfile }) => userProfile.subscribedStreams.join() === 'all-streams-unlimited',
  );
});
