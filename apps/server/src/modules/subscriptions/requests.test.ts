import { describe, expect, it } from 'vitest';
import {
  providerAway,
  providerRefusal,
  type TestBilling,
  testBilling,
  trueSubscription,
} from '../../../testing/billing.ts';
import { addPerson, personNamed } from '../../../testing/people.ts';
import { refusalFrom } from '../../../testing/save-parts.ts';
import { applyTruth } from './apply.ts';
import { beginLook } from './customers.ts';
import { cancelPending, closeCheckout, expireRequests } from './pending.ts';
import type { Calls } from './provider/calls.ts';
import { startCheckout } from './start.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const MINUTE_MS = 60_000;
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const WANTED = { streamsToSubscribe: ['animals', 'food'], billingFrequency: 'annual' } as const;
const URL_1 = 'https://pay.example/1';
const SETUP_WORDS = "We're having trouble setting up your payment. Please try again in a few moments.";

const opens = { openCheckout: async () => ({ id: 'cs_1', url: URL_1, status: 'open' }) };
const paid = {
  expireCheckout: async () => ({ id: 'cs_1', url: null, status: 'complete' }),
  subscriptionsOf: async () => [trueSubscription({ requestId: 'request-1' })],
  invoicesOf: async () => [],
};
const closes = { expireCheckout: async () => ({ id: 'cs_1', url: null, status: 'expired' }) };

const start = (billing: TestBilling, now = NOW) => startCheckout(billing, personNamed('ada'), WANTED, now);
const requestsIn = ({ databases }: TestBilling) =>
  databases.read.selectFrom('subscription_requests').selectAll().orderBy('created_at').execute();
const callsOf = ({ asked }: TestBilling) => asked.map(([name]) => name);

/** A person's request that stands, as it is after a checkout was opened. */
async function withRequest(answers: Partial<Calls>, changes: object = {}): Promise<TestBilling> {
  const billing = await testBilling(answers);
  await billing.databases.write
    .insertInto('subscription_requests')
    .values({
      id: 'request-1',
      user_id: 'ada',
      state: 'open',
      streams: '["food"]',
      billing_frequency: 'monthly',
      amount_cents: 300,
      session_id: 'cs_1',
      checkout_url: URL_1,
      created_at: NOW.toISOString(),
      expires_at: after(30 * MINUTE_MS).toISOString(),
      reason: null,
      open_for: 'ada',
      ...changes,
    })
    .execute();
  return billing;
}

const pending = (timeRemaining: number, minutes: number) => [
  409,
  'pending_subscription_exists',
  `You already have a pending subscription in progress - please finish it or wait for ${minutes} minutes before attempting again`,
  { timeRemaining },
];

describe('SUB-6 starting a subscription', () => {
  it('opens a checkout of the provider for half an hour, and writes down what was asked', async () => {
    const billing = await testBilling(opens);
    const checkoutExpiresAt = after(30 * MINUTE_MS).toISOString();
    expect(await start(billing)).toEqual({ checkoutUrl: URL_1, checkoutExpiresAt });
    const [row, ...more] = await requestsIn(billing);
    expect(more).toEqual([]);
    expect(row).toEqual({
      id: expect.stringMatching(/^[\dA-Z]{26}$/),
      user_id: 'ada',
      state: 'open',
      streams: '["animals","food"]',
      billing_frequency: 'annual',
      amount_cents: 4_800,
      session_id: 'cs_1',
      checkout_url: URL_1,
      created_at: NOW.toISOString(),
      expires_at: checkoutExpiresAt,
      reason: null,
      open_for: 'ada',
    });
    expect(billing.asked).toEqual([
      [
        'openCheckout',
        {
          requestId: row?.id,
          customerId: 'cus_ada',
          prices: ['price_animals_annual', 'price_food_annual'],
          expiresAt: after(31 * MINUTE_MS),
          successUrl: 'https://coloring.example/subscription/success?session_id={CHECKOUT_SESSION_ID}',
          cancelUrl: 'https://coloring.example/subscription/cancel',
        },
      ],
    ]);
  });

  it('that fails at the provider is over, with words, and another one can be started', async () => {
    const answers: (() => Promise<{ id: string; url: string | null; status: string }>)[] = [
      () => Promise.reject(providerAway()),
      async () => ({ id: 'cs_1', url: null, status: 'open' }),
      opens.openCheckout,
    ];
    const billing = await testBilling({ openCheckout: () => answers.shift()!() });
    expect(await refusalFrom(start(billing))).toEqual([503, 'payment_setup_failed', SETUP_WORDS, {}]);
    expect(await refusalFrom(start(billing, after(1)))).toEqual([
      502,
      'payment_setup_failed',
      'No checkout URL received from server',
      {},
    ]);
    await start(billing, after(2));
    const rows = await requestsIn(billing);
    expect(rows.map(({ state, open_for }) => [state, open_for])).toEqual([
      ['failed', null],
      ['failed', null],
      ['open', 'ada'],
    ]);
  });

  it('that is taken back while it opens is closed at the provider', async () => {
    const billing: TestBilling = await testBilling({
      ...closes,
      async openCheckout() {
        await billing.databases.write
          .updateTable('subscription_requests')
          .set({ state: 'canceled', open_for: null })
          .execute();
        return opens.openCheckout();
      },
    });
    const message = 'The request was taken back meanwhile.';
    expect(await refusalFrom(start(billing))).toEqual([409, 'payment_setup_failed', message, {}]);
    expect(billing.asked.at(-1)).toEqual(['expireCheckout', 'cs_1']);
  });

  it('is refused to who has one', async () => {
    const billing = await testBilling(opens);
    const look = await beginLook(billing.databases, 'cus_ada');
    await applyTruth(billing, look!, { subscriptions: [trueSubscription()] });
    const message =
      'You already have a subscription. Change it on your plan instead of starting another one.';
    expect(await refusalFrom(start(billing))).toEqual([409, 'subscription_limit_reached', message, {}]);
    expect([await requestsIn(billing), callsOf(billing)]).toEqual([[], []]);
  });
});

describe('SUB-7 a request that stands', () => {
  it('is in the way of another one until its time is over, and says how long', async () => {
    const billing = await withRequest(opens);
    expect(await refusalFrom(start(billing))).toEqual(pending(1_800, 30));
    expect(await refusalFrom(start(billing, after(1)))).toEqual(pending(1_800, 30));
    expect(await refusalFrom(start(billing, after(MINUTE_MS)))).toEqual(pending(1_740, 29));
    expect(await refusalFrom(start(billing, after(30 * MINUTE_MS - 1)))).toEqual(pending(1, 1));
    expect(billing.asked).toEqual([]);
  });

  it('makes way once its time is over and the provider has closed it', async () => {
    const billing = await withRequest({ ...opens, ...closes });
    await start(billing, after(30 * MINUTE_MS));
    const [old, next] = await requestsIn(billing);
    expect([old?.state, old?.open_for, next?.state]).toEqual(['expired', null, 'open']);
    expect(callsOf(billing)).toEqual(['expireCheckout', 'openCheckout']);
    const marked = await withRequest({ ...opens, ...closes }, { state: 'expired' });
    await start(marked);
    expect(new Set((await requestsIn(marked)).map(({ open_for }) => open_for))).toEqual(
      new Set(['ada', null]),
    );
  });

  it('that was interrupted before its checkout opened makes way after a minute', async () => {
    const billing = await withRequest(opens, { state: 'starting', session_id: null, checkout_url: null });
    expect(await refusalFrom(start(billing, after(MINUTE_MS)))).toEqual(pending(1_740, 29));
    await start(billing, after(MINUTE_MS + 1));
    expect((await requestsIn(billing)).map(({ state }) => state)).toEqual(['failed', 'open']);
    expect(callsOf(billing)).toEqual(['openCheckout']);
  });

  it('that was paid in the last moment is the subscription', async () => {
    const billing = await withRequest({ ...opens, ...paid });
    const message = 'Your payment has arrived: the subscription is yours already.';
    const refused = await refusalFrom(start(billing, after(30 * MINUTE_MS)));
    expect(refused).toEqual([409, 'subscription_limit_reached', message, {}]);
    expect(await requestsIn(billing)).toMatchObject([{ state: 'completed' }]);
    const rows = await billing.databases.read.selectFrom('subscriptions').select('id').execute();
    expect(rows).toEqual([{ id: 'sub_1' }]);
  });
});

describe('SUB-9 taking a request back', () => {
  it('closes its checkout, and keeps the reason', async () => {
    const billing = await withRequest(closes);
    await cancelPending(billing, 'ada', 'changed my mind');
    expect(await requestsIn(billing)).toMatchObject([
      { state: 'canceled', reason: 'changed my mind', open_for: null },
    ]);
    expect(billing.asked).toEqual([['expireCheckout', 'cs_1']]);
    const message = 'There is no pending subscription request.';
    const none = await refusalFrom(cancelPending(billing, 'ada', null));
    expect(none).toEqual([404, 'subscription_not_found', message, {}]);
  });

  it('comes too late where it was paid, also where the provider only says that it is closed', async () => {
    const message = 'Your payment has just arrived: the subscription is yours.';
    const refused = {
      ...paid,
      expireCheckout: () => Promise.reject(providerRefusal()),
      findCheckout: async () => ({ id: 'cs_1', url: null, status: 'complete' }),
    };
    for (const answers of [paid, refused]) {
      const billing = await withRequest(answers);
      expect(await refusalFrom(cancelPending(billing, 'ada', null))).toEqual([
        409,
        'already_paid',
        message,
        {},
      ]);
      expect(await requestsIn(billing)).toMatchObject([{ state: 'completed' }]);
    }
    const gone = await withRequest({
      ...refused,
      findCheckout: async () => ({ id: 'cs_1', url: null, status: 'expired' }),
    });
    await cancelPending(gone, 'ada', null);
    expect(await requestsIn(gone)).toMatchObject([{ state: 'canceled' }]);
  });

  it('waits while the provider cannot be told', async () => {
    const billing = await withRequest({ expireCheckout: () => Promise.reject(providerAway()) });
    const refused = await refusalFrom(cancelPending(billing, 'ada', null));
    expect(refused).toEqual([503, 'payment_setup_failed', SETUP_WORDS, {}]);
    expect(await requestsIn(billing)).toMatchObject([{ state: 'open', open_for: 'ada' }]);
  });

  it('asks the provider nothing of a checkout that never opened', async () => {
    const billing = await withRequest({}, { session_id: null });
    const [row] = await requestsIn(billing);
    expect([await closeCheckout(billing, billing.provider.patient, row!), billing.asked]).toEqual([
      'closed',
      [],
    ]);
  });
});

describe('SUB-9 requests whose time is over', () => {
  it('are marked once their checkouts are closed, unless they were paid', async () => {
    const expires_at = NOW.toISOString();
    const due = await withRequest(closes, { expires_at });
    await expireRequests(due, after(-1));
    expect(due.asked).toEqual([]);
    await expireRequests(due, NOW);
    expect(await requestsIn(due)).toMatchObject([{ state: 'expired', open_for: 'ada' }]);
    await expireRequests(due, after(1));
    expect(callsOf(due)).toEqual(['expireCheckout']);
    const starting = await withRequest({}, { expires_at, state: 'starting', session_id: null });
    await expireRequests(starting, NOW);
    expect(await requestsIn(starting)).toMatchObject([{ state: 'expired' }]);
    const late = await withRequest(paid, { expires_at });
    await expireRequests(late, NOW);
    expect(await requestsIn(late)).toMatchObject([{ state: 'completed' }]);
  });

  it('of a person whom the provider does not know are left as they are where they count as paid', async () => {
    const billing = await withRequest(paid);
    await addPerson(billing.databases, 'eve');
    const [row] = await requestsIn(billing);
    const outcome = await closeCheckout(billing, billing.provider.patient, { ...row!, user_id: 'eve' });
    expect([outcome, callsOf(billing)]).toEqual(['paid', ['expireCheckout']]);
  });
});
