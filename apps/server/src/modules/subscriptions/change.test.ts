import { describe, expect, it } from 'vitest';
import { providerAway, type TestBilling, testBilling, trueSubscription } from '../../../testing/billing.ts';
import { refusalFrom } from '../../../testing/save-parts.ts';
import { applyTruth } from './apply.ts';
import { changePlan, preview, resume, stop } from './change.ts';
import { beginLook } from './customers.ts';
import { endPayments, stopRenewal } from './leaving.ts';
import type { Calls } from './provider/calls.ts';
import type { TrueSubscription } from './provider/truth.ts';

const monthly = (...streamsToSubscribe: string[]) =>
  ({ streamsToSubscribe, billingFrequency: 'monthly' }) as const;
const AT = 1_777_636_800;
const NONE = [404, 'subscription_not_found', 'There is no subscription to change.', {}];
const limit = (message: string) => [409, 'subscription_limit_reached', message, {}];

/** What selling works with for ada, who has a subscription. */
async function withSubscription(
  answers: Partial<Calls> = {},
  changes: Partial<TrueSubscription> = {},
): Promise<TestBilling> {
  const truth = trueSubscription(changes);
  const billing = await testBilling({ findSubscription: async () => truth, ...answers });
  const look = await beginLook(billing.databases, 'cus_ada');
  await applyTruth(billing, look!, { subscriptions: [truth], invoices: [] });
  return billing;
}

const rowIn = ({ databases }: TestBilling) =>
  databases.read.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
const callsOf = ({ asked }: TestBilling) => asked.map(([name]) => name);
const reckoned = { dueNowCents: 300, lines: [{ text: 'Food', cents: 300 }], at: AT };

const changeToBoth = (billing: TestBilling, totalAmount = 6, prorationDate = AT) =>
  changePlan(billing, 'ada', monthly('animals', 'food'), { totalAmount, prorationDate });

describe('SUB-4 the preview of a change', () => {
  it('is what the provider reckons for what goes and what comes', async () => {
    const billing = await withSubscription({ reckon: async () => reckoned });
    expect(await preview(billing, 'ada', monthly('food', 'animals'))).toEqual({
      dueNowCents: 300,
      paymentCents: 600,
      renewsAt: '2030-02-01T00:00:00.000Z',
      lines: reckoned.lines,
      prorationDate: AT,
    });
    const food = { removed: [], added: ['price_food_monthly'] };
    expect(billing.asked.at(-1)).toEqual(['reckon', 'cus_ada', 'sub_1', food]);
    const annual = { streamsToSubscribe: ['animals'], billingFrequency: 'annual' } as const;
    expect(await preview(billing, 'ada', annual)).toMatchObject({
      paymentCents: 2_400,
      renewsAt: new Date((AT + 365 * 86_400) * 1_000).toISOString(),
    });
    const whole = { removed: ['si_1'], added: ['price_animals_annual'] };
    expect(billing.asked.at(-1)).toEqual(['reckon', 'cus_ada', 'sub_1', whole]);
    const yearly = await withSubscription({ reckon: async () => reckoned }, { billingFrequency: 'annual' });
    expect(await preview(yearly, 'ada', monthly('food'))).toMatchObject({
      renewsAt: new Date((AT + 31 * 86_400) * 1_000).toISOString(),
    });
  });

  it('costs nothing now where a canceled subscription goes on as it was', async () => {
    const billing = await withSubscription({}, { isEnding: true });
    const before = Math.floor(Date.now() / 1_000);
    const told = await preview(billing, 'ada', monthly('animals'));
    expect(told).toMatchObject({ dueNowCents: 0, lines: [], paymentCents: 300 });
    expect(told.prorationDate).toBeGreaterThanOrEqual(before);
    expect(told.prorationDate).toBeLessThan(before + 60);
  });

  it('is refused where nothing changes, or nothing is there', async () => {
    const message = 'You have exactly this subscription already.';
    expect(await refusalFrom(preview(await withSubscription(), 'ada', monthly('animals')))).toEqual(
      limit(message),
    );
    expect(await refusalFrom(preview(await testBilling(), 'ada', monthly('animals')))).toEqual(NONE);
    const unknown = await withSubscription();
    await unknown.databases.write.deleteFrom('billing_customers').execute();
    expect(await refusalFrom(preview(unknown, 'ada', monthly('food')))).toEqual(NONE);
    const away = await withSubscription({ findSubscription: () => Promise.reject(providerAway()) });
    expect(await refusalFrom(preview(away, 'ada', monthly('food')))).toEqual(
      expect.arrayContaining([503, 'payment_setup_failed']),
    );
  });
});

describe('SUB-4 a change of plan', () => {
  const both = trueSubscription({ streams: ['animals', 'food'], amountCents: 600 });
  const answers = { reckon: async () => reckoned, change: async () => both };

  it('is made as it was previewed, with a key of its own, and is kept at once', async () => {
    const billing = await withSubscription(answers);
    await changeToBoth(billing);
    const added = { removed: [], added: ['price_food_monthly'] };
    expect(billing.asked.at(-1)).toEqual(['change', 'sub_1', added, AT, `${AT}-monthly-animals-food`]);
    expect(await rowIn(billing)).toMatchObject({
      amount_cents: 600,
      streams: '["animals","food"]',
      open_for: 'ada',
    });
    expect(billing.wakings()).toBe(1);
  });

  it('is not made at another price or for a moment that is long ago or not yet', async () => {
    const billing = await withSubscription(answers);
    expect(await refusalFrom(changeToBoth(billing, 3))).toEqual(
      expect.arrayContaining([400, 'payment_setup_failed']),
    );
    expect(callsOf(billing)).toEqual([]);
    const passed = [409, 'payment_setup_failed', 'Some time has passed. Please look at the price again.', {}];
    for (const moment of [AT + 1, AT - 15 * 60 - 1]) {
      expect(await refusalFrom(changeToBoth(billing, 6, moment))).toEqual(passed);
    }
    expect([callsOf(billing).includes('change'), billing.wakings()]).toEqual([false, 0]);
    await changeToBoth(billing, 6, AT - 15 * 60);
    expect(callsOf(billing).at(-1)).toBe('change');
  });

  it('only takes the cancellation back where nothing else changes', async () => {
    const billing = await withSubscription({ goOn: async () => trueSubscription() }, { isEnding: true });
    await changePlan(billing, 'ada', monthly('animals'), { totalAmount: 3, prorationDate: 1 });
    expect(callsOf(billing)).toEqual(['findSubscription', 'goOn']);
    expect(await rowIn(billing)).toMatchObject({ is_ending: 0, open_for: 'ada' });
  });
});

describe('SUB-9 ending a subscription', () => {
  it('lets it end with what is paid, and takes that back', async () => {
    const billing = await withSubscription({
      endWithPeriod: async () => trueSubscription({ isEnding: true }),
      goOn: async () => trueSubscription(),
    });
    expect(await refusalFrom(resume(billing, 'ada'))).toEqual(limit('Your subscription goes on already.'));
    expect(await stop(billing, 'ada', 'Too little time')).toBe('2030-02-01T00:00:00.000Z');
    expect(billing.asked).toEqual([['endWithPeriod', 'sub_1', 'Too little time']]);
    expect(await rowIn(billing)).toMatchObject({ is_ending: 1, open_for: null });
    const none = [404, 'subscription_not_found', 'There is no active subscription.', {}];
    expect(await refusalFrom(stop(billing, 'ada', undefined))).toEqual(none);
    await resume(billing, 'ada');
    expect(await rowIn(billing)).toMatchObject({ is_ending: 0, open_for: 'ada' });
    expect(await refusalFrom(resume(await testBilling(), 'ada'))).toEqual(NONE);
  });

  it('ends one at once whose payment failed, without credit', async () => {
    const ended = trueSubscription({ status: 'canceled', endedAt: '2026-05-01T00:00:00.000Z' });
    const billing = await withSubscription({ endNow: async () => ended }, { status: 'past_due' });
    expect(await stop(billing, 'ada', undefined)).toBeNull();
    expect(billing.asked).toEqual([['endNow', 'sub_1', false]]);
    expect(await rowIn(billing)).toMatchObject({ status: 'canceled', open_for: null });
  });
});

describe('ACC-5 somebody who leaves', () => {
  it('has everything ended that is not over, and nothing where they never paid', async () => {
    const truths = [
      trueSubscription(),
      trueSubscription({ id: 'sub_2', isEnding: true }),
      trueSubscription({ id: 'sub_3', status: 'canceled' }),
      trueSubscription({ id: 'sub_4', endedAt: '2026-05-01T00:00:00.000Z' }),
    ];
    const over = new Set<string>();
    const billing = await testBilling({
      subscriptionsOf: async () =>
        truths.map((one) => (over.has(one.id) ? { ...one, status: 'canceled' } : one)),
      invoicesOf: async () => [],
      async endNow(id) {
        over.add(id);
        return truths[0]!;
      },
    });
    await endPayments(billing, 'ada');
    const ended = billing.asked.filter(([name]) => name === 'endNow');
    expect(ended).toEqual([
      ['endNow', 'sub_2', true],
      ['endNow', 'sub_1', false],
    ]);
    const before = billing.asked.length;
    await endPayments(billing, 'eve');
    expect(billing.asked).toHaveLength(before);
  });

  it('has their subscription end with what is paid as long as they may change their mind', async () => {
    const billing = await withSubscription({
      endWithPeriod: async () => trueSubscription({ isEnding: true }),
    });
    await stopRenewal(billing, 'eve');
    expect(billing.asked).toEqual([]);
    await stopRenewal(billing, 'ada');
    expect(billing.asked).toEqual([['endWithPeriod', 'sub_1', 'account deletion']]);
    await stopRenewal(billing, 'ada');
    expect(billing.asked).toHaveLength(1);
  });
});
