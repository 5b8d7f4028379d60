import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { startServer } from '../../../testing/server.ts';
import { CARDS, startShop, until } from '../../../testing/shop.ts';

const ANIMALS = { streamsToSubscribe: ['animals'], billingFrequency: 'monthly' } as const;
const ALL = { streamsToSubscribe: ['all-streams-*'], billingFrequency: 'monthly' } as const;

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

describe('subscriptions, where nothing is sold', () => {
  it('SRV-3 have no details, and offer no stream', async () => {
    const server = await startServer({ sandbox: sandbox.origin });
    const ada = await server.signIn('ada@example.org');
    const answer = await server.app.inject({ url: '/api/v1/subscriptions/details', headers: { ...ada } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      success: true,
      data: {
        activeSubscription: null,
        pendingRequest: null,
        endingSubscription: null,
        gifts: [],
        userProfile: { subscribedStreams: [] },
      },
    });
    const offered = await server.app.inject('/api/v1/subscriptions/streams');
    expect(offered.json()).toEqual({ success: true, data: [] });
    const headers = { ...ada };
    const body = { ...ANIMALS, totalAmount: 3, paymentMethod: 'stripe' };
    const start = await server.app.inject({
      method: 'POST',
      url: '/api/v1/subscriptions/start',
      headers,
      payload: body,
    });
    expect(start.json()).toMatchObject({ success: false, error: 'payments_disabled' });
  });
});

describe('a subscription', () => {
  it(
    'SUB-9 SRV-3 goes from none over pending to active, and back to none with what was paid',
    { tags: ['postgres'] },
    async () => {
      const shop = await startShop(sandbox);
      const started = await shop.start({ ...ANIMALS, streamsToSubscribe: ['nature', 'animals'] });
      expect(started.body).toMatchObject({ success: true });
      const { checkoutUrl, checkoutExpiresAt } = started.body.data as Record<string, string>;
      expect(Date.parse(checkoutExpiresAt!) - Date.now()).toBeGreaterThan(29 * 60_000);
      expect(await shop.details()).toMatchObject({
        activeSubscription: null,
        pendingRequest: {
          status: 'pending',
          streamsToSubscribe: ['animals', 'nature'],
          billingFrequency: 'monthly',
          finalAmount: 6,
          checkoutUrl,
          checkoutExpiresAt,
        },
        userProfile: { subscribedStreams: [] },
      });
      const to = await shop.pay(checkoutUrl!);
      expect(to).toMatch(new RegExp(`^${shop.origin}/subscription/success\\?session_id=cs_test_`));
      const active = await until(shop.details, ({ activeSubscription }) => activeSubscription !== null);
      expect(active).toMatchObject({
        activeSubscription: { status: 'active', finalAmount: 6, failedPayment: null },
        pendingRequest: null,
      });
      expect(active.userProfile.subscribedStreams.toSorted()).toEqual(['animals', 'nature']);

      const stopped = await shop.call('DELETE', '/api/v1/subscriptions/stop', { reason: 'Too little time' });
      expect(stopped.statusCode).toBe(200);
      const after = await shop.details();
      expect(after.activeSubscription).toBeNull();
      expect(after.endingSubscription).toMatchObject({
        status: 'canceled',
        paidUntil: (stopped.body.data as { paidUntil: string }).paidUntil,
      });
      expect(after.userProfile.subscribedStreams).toHaveLength(2);
      await shop.clock(32);
      const ended = await until(
        shop.details,
        ({ userProfile }) => userProfile.subscribedStreams.length === 0,
      );
      expect(ended).toMatchObject({ activeSubscription: null, endingSubscription: null });
    },
  );

  it('SUB-6 is not there with a card that is declined, and the checkout can be paid again', async () => {
    const shop = await startShop(sandbox);
    const { body } = await shop.start(ALL);
    const { checkoutUrl } = body.data as { checkoutUrl: string };
    expect(await shop.pay(checkoutUrl, CARDS.declines)).toBeUndefined();
    expect((await shop.details()).activeSubscription).toBeNull();
    await shop.pay(checkoutUrl);
    const active = await until(shop.details, ({ activeSubscription }) => activeSubscription !== null);
    expect(active.userProfile.subscribedStreams).toEqual(['all-streams-unlimited']);
  });

  it('SUB-7 stands alone: while one is pending or active another is not started', async () => {
    const shop = await startShop(sandbox);
    await shop.start(ANIMALS);
    const second = await shop.start(ALL);
    expect(second).toMatchObject({ statusCode: 409, body: { error: 'pending_subscription_exists' } });
    expect(second.body['timeRemaining']).toBeGreaterThan(29 * 60);
    const others = await shop.call('DELETE', '/api/v1/subscriptions/cancel-pending', { userId: 'another' });
    expect(others).toMatchObject({
      statusCode: 401,
      body: { error: 'user_not_authenticated', message: 'Somebody else is signed in now.' },
    });
    const canceled = await shop.call('DELETE', '/api/v1/subscriptions/cancel-pending', {
      reason: 'changed my mind',
    });
    expect(canceled.statusCode).toBe(200);
    expect((await shop.details()).pendingRequest).toBeNull();
    await shop.subscribe(ANIMALS);
    const third = await shop.start(ANIMALS);
    expect(third).toMatchObject({ statusCode: 409, body: { error: 'subscription_limit_reached' } });
  });

  it('SUB-9 that was canceled is resumed before its end', async () => {
    const shop = await startShop(sandbox);
    await shop.subscribe(ANIMALS);
    await shop.call('DELETE', '/api/v1/subscriptions/stop');
    const resumed = await shop.call('POST', '/api/v1/subscriptions/resume', {});
    expect(resumed.body.data).toMatchObject({
      activeSubscription: { streamsToSubscribe: ['animals'] },
      endingSubscription: null,
    });
  });

  it('SUB-9 without one there is nothing to stop, resume or take back', async () => {
    const shop = await startShop(sandbox);
    for (const [method, path] of [
      ['DELETE', 'stop'],
      ['DELETE', 'cancel-pending'],
      ['POST', 'resume'],
    ] as const) {
      const answer = await shop.call(
        method,
        `/api/v1/subscriptions/${path}`,
        method === 'POST' ? {} : undefined,
      );
      expect(answer).toMatchObject({ statusCode: 404, body: { error: 'subscription_not_found' } });
    }
  });

  it('ACC-8 leads to the portal, whose way back is of this site alone', async () => {
    const shop = await startShop(sandbox);
    await shop.subscribe(ANIMALS);
    const open = async (returnUrl?: string) => {
      const { body } = await shop.call('POST', '/api/v1/subscriptions/manage', { returnUrl });
      const { portalUrl } = body.data as { portalUrl: string };
      const answer = await fetch(portalUrl, {
        method: 'POST',
        body: new URLSearchParams({ action: 'return' }),
        redirect: 'manual',
      });
      return answer.headers.get('location');
    };
    expect(await open()).toBe(`${shop.origin}/account?tab=profile`);
    expect(await open('/subscription')).toBe(`${shop.origin}/subscription`);
    expect(await open('https://elsewhere.example/x')).toBe(`${shop.origin}/account?tab=profile`);
    await shop.atPortal({ action: 'cancel' });
    await until(shop.details, ({ endingSubscription }) => endingSubscription !== null);
  });
});

describe('SUB-5 SUB-7 a start that is wrong', () => {
  it('has its documented code, and leaves nothing behind', async () => {
    const shop = await startShop(sandbox);
    const good = { ...ANIMALS, totalAmount: 3, paymentMethod: 'stripe' };
    const send = (more: object, person?: object) =>
      shop.call('POST', '/api/v1/subscriptions/start', { ...good, ...more }, person);
    for (const more of [
      { totalAmount: 2.99 },
      { totalAmount: 0 },
      { totalAmount: 3.001 },
      { streamsToSubscribe: [] },
      { streamsToSubscribe: ['animals', 'animals'], totalAmount: 6 },
      { streamsToSubscribe: ['fresh-and-new'] },
      { streamsToSubscribe: ['nowhere'] },
      { streamsToSubscribe: ['all-streams-*', 'animals'], totalAmount: 12 },
      { billingFrequency: 'annual' },
    ]) {
      expect(await send(more), JSON.stringify(more)).toMatchObject({
        statusCode: 400,
        body: { error: 'payment_setup_failed' },
      });
    }
    expect(await send({ paymentMethod: 'cheque' })).toMatchObject({
      body: { error: 'invalid_payment_method' },
    });
    expect(await send({ billingFrequency: 'weekly' })).toMatchObject({ body: { error: 'invalid_request' } });
    expect(await send({ extra: 1 })).toMatchObject({ body: { error: 'invalid_request' } });
    expect(await send({}, { authorization: '' })).toMatchObject({
      statusCode: 401,
      body: { error: 'user_not_authenticated' },
    });
    expect(await shop.databases.read.selectFrom('subscription_requests').select('id').execute()).toEqual([]);
  });
});

it('SUB-5 a stream with nothing behind the lock is not sold alone, nor made the whole of a plan', async () => {
  const shop = await startShop(sandbox, { lacking: 'nature' });
  const nature = { streamsToSubscribe: ['nature'], billingFrequency: 'monthly' } as const;
  const refusal = {
    statusCode: 400,
    body: {
      error: 'payment_setup_failed',
      message: 'Everything in these streams is free today, so there is nothing to buy.',
    },
  };
  expect(await shop.start(nature)).toMatchObject(refusal);
  await shop.subscribe({ ...nature, streamsToSubscribe: ['animals', 'nature'] });
  const change = { ...nature, totalAmount: 3, prorationDate: 1 };
  expect(await shop.call('POST', '/api/v1/subscriptions/change', change)).toMatchObject(refusal);
});

describe('a change of plan', () => {
  it('SUB-4 costs what the provider reckons, in the same choice of streams', async () => {
    const shop = await startShop(sandbox);
    await shop.subscribe(ANIMALS);
    const wanted = { streamsToSubscribe: ['animals', 'food'], billingFrequency: 'monthly' } as const;
    const preview = await shop.call('POST', '/api/v1/subscriptions/change/preview', wanted);
    expect(preview.body.data).toMatchObject({ dueNowCents: 300, paymentCents: 600 });
    const { prorationDate } = preview.body.data as { prorationDate: number };
    const change = { ...wanted, totalAmount: 6, prorationDate };
    const later = await shop.call('POST', '/api/v1/subscriptions/change', {
      ...change,
      prorationDate: prorationDate + 20 * 86_400,
    });
    expect(later).toMatchObject({ statusCode: 409, body: { error: 'payment_setup_failed' } });
    const changed = await shop.call('POST', '/api/v1/subscriptions/change', change);
    expect(changed.body.data).toMatchObject({ activeSubscription: { finalAmount: 6 } });
    const again = await shop.call('POST', '/api/v1/subscriptions/change', change);
    expect(again.body).toMatchObject({ error: 'subscription_limit_reached' });
  });

  it('to a year begins a new period and takes what was paid into account', async () => {
    const shop = await startShop(sandbox);
    await shop.subscribe(ANIMALS);
    const wanted = { streamsToSubscribe: ['all-streams-*'], billingFrequency: 'annual' } as const;
    const preview = await shop.call('POST', '/api/v1/subscriptions/change/preview', wanted);
    expect(preview.body.data).toMatchObject({ dueNowCents: 9300, paymentCents: 9600 });
    const { prorationDate, renewsAt } = preview.body.data as { prorationDate: number; renewsAt: string };
    const body = { ...wanted, totalAmount: 96, prorationDate };
    const changed = await shop.call('POST', '/api/v1/subscriptions/change', body);
    expect(changed.body.data).toMatchObject({
      activeSubscription: { billingFrequency: 'annual', finalAmount: 96, renewsAt },
    });
  });

  it('that the card does not pay changes nothing', async () => {
    const shop = await startShop(sandbox);
    await shop.subscribe(ANIMALS);
    await shop.atPortal({ action: 'card', number: CARDS.declinesLater });
    const wanted = { ...ALL };
    const preview = await shop.call('POST', '/api/v1/subscriptions/change/preview', wanted);
    const { prorationDate } = preview.body.data as { prorationDate: number };
    const refused = await shop.call('POST', '/api/v1/subscriptions/change', {
      ...wanted,
      totalAmount: 12,
      prorationDate,
    });
    expect(refused).toMatchObject({ statusCode: 402, body: { error: 'payment_failed' } });
    expect((await shop.details()).activeSubscription).toMatchObject({ finalAmount: 3 });
  });
});
