import { describe, expect, it } from 'vitest';
import { type TestBilling, testBilling, trueInvoice, trueSubscription } from '../../../testing/billing.ts';
import { addPerson } from '../../../testing/people.ts';
import { applyTruth, type Truth } from './apply.ts';
import { beginLook, customerOf, ensureCustomer } from './customers.ts';
import { detailsOf } from './details.ts';
import { moveRequest, openStreams } from './store.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const DAY_MS = 86_400_000;

async function apply(billing: TestBilling, truth: Partial<Truth> = {}) {
  const look = await beginLook(billing.databases, 'cus_ada');
  return applyTruth(billing, look!, { subscriptions: [], invoices: [], ...truth });
}

const rowsIn = ({ databases }: TestBilling) =>
  databases.read.selectFrom('subscriptions').selectAll().orderBy('id').execute();
const countingIn = async (billing: TestBilling) =>
  (await rowsIn(billing)).filter(({ open_for }) => open_for !== null).map(({ id }) => id);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

async function addRequest({ databases }: TestBilling, changes: object = {}): Promise<void> {
  await databases.write
    .insertInto('subscription_requests')
    .values({
      id: 'request-1',
      user_id: 'ada',
      state: 'open',
      streams: '["food"]',
      billing_frequency: 'annual',
      amount_cents: 2_400,
      session_id: 'cs_1',
      checkout_url: 'https://pay.example/1',
      created_at: NOW.toISOString(),
      expires_at: NOW.toISOString(),
      reason: null,
      open_for: 'ada',
      ...changes,
    })
    .execute();
}

const requestsIn = ({ databases }: TestBilling) =>
  databases.read.selectFrom('subscription_requests').selectAll().execute();

const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

describe('SUB-9 what the provider has of a customer', () => {
  it('is kept as it is, newly and again', async () => {
    const billing = await testBilling();
    expect(await apply(billing, { subscriptions: [trueSubscription()] })).toEqual({
      isNewest: true,
      doubled: [],
      replaced: [],
    });
    const kept = {
      id: 'sub_1',
      user_id: 'ada',
      status: 'active',
      streams: '["animals"]',
      billing_frequency: 'monthly',
      amount_cents: 300,
      period_end: '2030-02-01T00:00:00.000Z',
      is_ending: 0,
      ended_at: null,
      latest_invoice: 'in_1',
      failed_payment: null,
      created_at: '2026-01-01T00:00:00.000Z',
      open_for: 'ada',
    };
    expect(await rowsIn(billing)).toEqual([kept]);
    await apply(billing, { subscriptions: [trueSubscription({ isEnding: true, amountCents: 600 })] });
    expect(await rowsIn(billing)).toEqual([{ ...kept, is_ending: 1, amount_cents: 600, open_for: null }]);
  });

  it('never gives way to what an older look found', async () => {
    const billing = await testBilling();
    const older = await beginLook(billing.databases, 'cus_ada');
    await apply(billing, { subscriptions: [trueSubscription({ amountCents: 600 })] });
    const late = await applyTruth(billing, older!, { subscriptions: [trueSubscription()] });
    expect(late).toEqual({ isNewest: false, doubled: [], replaced: [] });
    expect(await rowsIn(billing)).toMatchObject([{ amount_cents: 600 }]);
    expect(await beginLook(billing.databases, 'cus_of_nobody')).toBeUndefined();
  });

  it('counts once: what counts already, else the oldest that renews; others are doubled or replaced', async () => {
    const billing = await testBilling();
    const second = trueSubscription({ id: 'sub_2', createdAt: at(2) });
    await apply(billing, { subscriptions: [second] });
    const first = trueSubscription({ createdAt: at(1) });
    const ending = trueSubscription({ id: 'sub_3', createdAt: at(3), isEnding: true });
    const over = trueSubscription({ id: 'sub_4', status: 'canceled' });
    const ended = trueSubscription({ id: 'sub_5', endedAt: at(4) });
    const applied = await apply(billing, { subscriptions: [first, second, ending, over, ended] });
    expect([idsOf(applied.doubled), idsOf(applied.replaced)]).toEqual([['sub_1'], ['sub_3']]);
    expect(await countingIn(billing)).toEqual(['sub_2']);
    const gone = await apply(billing, { subscriptions: [{ ...second, status: 'canceled' }, first, ending] });
    expect([await countingIn(billing), idsOf(gone.doubled), idsOf(gone.replaced)]).toEqual([
      ['sub_1'],
      [],
      ['sub_3'],
    ]);
    const none = await apply(billing, { subscriptions: [{ ...first, isEnding: true }] });
    expect([none.doubled, none.replaced, await countingIn(billing)]).toEqual([[], [], []]);
  });

  it('completes the request that it came from, once it is paid', async () => {
    const billing = await testBilling();
    await addRequest(billing);
    for (const status of ['incomplete', 'incomplete_expired']) {
      await apply(billing, { subscriptions: [trueSubscription({ status, requestId: 'request-1' })] });
      expect(await requestsIn(billing)).toMatchObject([{ state: 'open', open_for: 'ada' }]);
    }
    await apply(billing, { subscriptions: [trueSubscription({ requestId: 'request-1' })] });
    expect(await requestsIn(billing)).toMatchObject([{ state: 'completed', open_for: null }]);
    const { write } = billing.databases;
    expect(await moveRequest(write, 'request-1', 'canceled'), 'what was paid stays paid').toBe(false);
  });

  it('tells of the payment that failed, as long as it is tried and looked for', async () => {
    const billing = await testBilling();
    const late = trueSubscription({ status: 'past_due' });
    const open = {
      status: 'open',
      dueCents: 350,
      nextAttemptAt: '2026-05-03',
      payUrl: 'https://pay.example',
    };
    const failed = async (truth: Partial<Truth>) => {
      await apply(billing, { subscriptions: [late], ...truth });
      const [row] = await rowsIn(billing);
      return JSON.parse(row?.failed_payment ?? 'null') as unknown;
    };
    const invoices = [
      trueInvoice(),
      trueInvoice({ ...open, subscription: 'sub_other', dueCents: 1 }),
      trueInvoice({ ...open, id: 'in_2', number: 'A-2' }),
    ];
    const told = { amount: 3.5, nextAttemptAt: '2026-05-03', payUrl: 'https://pay.example' };
    expect(await failed({ invoices })).toEqual(told);
    expect(await failed({ invoices: undefined }), 'not asked for').toEqual(told);
    expect((await detailsOf(billing.databases.read, 'ada', NOW)).activeSubscription?.failedPayment).toEqual(
      told,
    );
    expect(await failed({ invoices: [trueInvoice()] })).toBeNull();
    await failed({ invoices });
    expect(await failed({ invoices, subscriptions: [trueSubscription()] })).toBeNull();
  });
});

describe('SUB-9 the states of a request', () => {
  it('follow each other in one order, and end it for its person where nobody can pay it any more', async () => {
    const cases = [
      ['starting', 'open', true, 'ada'],
      ['open', 'open', false, 'ada'],
      ['starting', 'expired', true, 'ada'],
      ['open', 'expired', true, 'ada'],
      ['canceled', 'expired', false, 'ada'],
      ['open', 'canceled', true, null],
      ['starting', 'failed', true, null],
      ['expired', 'completed', true, null],
      ['completed', 'expired', false, 'ada'],
      ['completed', 'failed', false, 'ada'],
    ] as const;
    for (const [from, to, isMoved, openFor] of cases) {
      const billing = await testBilling();
      await addRequest(billing, { state: from });
      const moved = await moveRequest(billing.databases.write, 'request-1', to, { reason: 'why' });
      const [row] = await requestsIn(billing);
      const wanted = [from, to, isMoved, openFor, isMoved ? to : from, isMoved ? 'why' : null];
      expect([from, to, moved, row?.open_for, row?.state, row?.reason]).toEqual(wanted);
    }
  });
});

describe('SRV-3 what a person is told of their subscription', () => {
  it('is the one that renews, or the request that stands, or the one that ends', async () => {
    const billing = await testBilling();
    const { read, write } = billing.databases;
    const details = (now = NOW) => detailsOf(read, 'ada', now);
    await addRequest(billing);
    const terms = { streamsToSubscribe: ['food'], billingFrequency: 'annual', finalAmount: 24 };
    const pending = {
      ...terms,
      createdAt: NOW.toISOString(),
      status: 'pending',
      checkoutExpiresAt: NOW.toISOString(),
      checkoutUrl: 'https://pay.example/1',
    };
    expect(await details(new Date(NOW.getTime() + 7 * DAY_MS))).toEqual({
      activeSubscription: null,
      pendingRequest: pending,
      endingSubscription: null,
      gifts: [],
      userProfile: { subscribedStreams: [] },
    });
    expect(await details(new Date(NOW.getTime() + 7 * DAY_MS + 1))).toMatchObject({ pendingRequest: null });
    await write.updateTable('subscription_requests').set({ checkout_url: null }).execute();
    expect(await details()).toMatchObject({ pendingRequest: null });
    await write.updateTable('subscription_requests').set({ checkout_url: 'https://pay.example/1' }).execute();
    await apply(billing, { subscriptions: [trueSubscription({ isEnding: true })] });
    const own = { streamsToSubscribe: ['animals'], billingFrequency: 'monthly', finalAmount: 3 };
    const createdAt = '2026-01-01T00:00:00.000Z';
    expect(await details()).toMatchObject({
      activeSubscription: null,
      pendingRequest: pending,
      endingSubscription: { ...own, createdAt, status: 'canceled', paidUntil: '2030-02-01T00:00:00.000Z' },
      userProfile: { subscribedStreams: ['animals'] },
    });
    await apply(billing, { subscriptions: [trueSubscription()] });
    expect(await details()).toEqual({
      activeSubscription: {
        ...own,
        createdAt,
        status: 'active',
        renewsAt: '2030-02-01T00:00:00.000Z',
        failedPayment: null,
      },
      pendingRequest: null,
      endingSubscription: null,
      gifts: [],
      userProfile: { subscribedStreams: ['animals'] },
    });
  });

  it('opens streams while it is tried or paid, with what was given, each once', async () => {
    const billing = await testBilling();
    const { read, write } = billing.databases;
    await addPerson(billing.databases, 'eve');
    const gift = (id: string, user_id: string, stream: string, until: string) =>
      write.insertInto('stream_gifts').values({ id, user_id, stream, until, created_at: until }).execute();
    await gift('1', 'ada', 'nature', '2026-05-01T12:00:00.001Z');
    await gift('2', 'ada', 'moon', NOW.toISOString());
    await gift('3', 'eve', 'food', '2030-01-01T00:00:00.000Z');
    await gift('4', 'ada', 'animals', '2026-05-01T12:00:00.000Z'.replace('05-01', '05-02'));
    const streams = () => openStreams(read, 'ada', NOW);
    expect(await streams()).toEqual(['nature', 'animals']);
    for (const status of ['active', 'trialing', 'past_due']) {
      await apply(billing, { subscriptions: [trueSubscription({ status, streams: ['animals', 'food'] })] });
      expect(await streams()).toEqual(['animals', 'food', 'nature']);
    }
    for (const changes of [{ status: 'canceled' }, { status: 'unpaid' }, { endedAt: NOW.toISOString() }]) {
      await apply(billing, { subscriptions: [trueSubscription({ streams: ['food'], ...changes })] });
      expect(await streams()).toEqual(['nature', 'animals']);
    }
    const { gifts } = await detailsOf(read, 'ada', NOW);
    expect(gifts?.map(({ stream }) => stream)).toEqual(['nature', 'animals']);
  });
});

describe('SUB-9 the mails of payments', () => {
  const failed = { status: 'open', attempts: 2, paidCents: 0, payUrl: 'https://pay.example' };

  it('are a receipt for each payment and a notice for each try that failed, once each', async () => {
    const billing = await testBilling();
    const subscriptions = [trueSubscription()];
    const invoices = [trueInvoice(), trueInvoice({ ...failed, id: 'in_2', number: 'A-2' })];
    for (let times = 0; times < 2; times++) await apply(billing, { subscriptions, invoices });
    await apply(billing, { subscriptions, invoices: [{ ...invoices[1]!, attempts: 3, payUrl: null }] });
    expect(billing.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['payment-receipt', 'ada@example.com'],
      ['payment-failed', 'ada@example.com'],
      ['payment-failed', 'ada@example.com'],
    ]);
    const [receipt, notice, again] = billing.mails.map(({ letter }) => JSON.stringify(letter));
    expect(receipt).toContain('https://coloring.example/account?tab=profile');
    expect(receipt).toContain('1 February 2030, $3.00');
    expect(notice).toContain('"https://pay.example"');
    expect(again).toContain('"https://coloring.example/account?tab=profile"');
  });

  it('say that nothing more is paid where the plan ends, has ended, or is not known', async () => {
    for (const subscriptions of [
      [trueSubscription({ isEnding: true })],
      [trueSubscription({ endedAt: NOW.toISOString() })],
      [trueSubscription({ id: 'sub_other' })],
    ]) {
      const billing = await testBilling();
      await apply(billing, { subscriptions, invoices: [trueInvoice()] });
      expect(JSON.stringify(billing.mails[0]?.letter)).toContain('There is no further payment.');
    }
  });

  it('are none for what is no news, no payment or no confirmed address', async () => {
    const billing = await testBilling();
    const none = [
      { paidCents: 0 },
      { ...failed, attempts: 0 },
      { ...failed, dueCents: 0 },
      { status: 'draft' },
      { createdAt: ago(14 * DAY_MS + 60_000) },
    ];
    await apply(billing, {
      invoices: none.map((changes, index) => trueInvoice({ id: `in_${index}`, ...changes })),
    });
    expect(billing.mails).toEqual([]);
    await apply(billing, { invoices: [trueInvoice({ id: 'in_9', createdAt: ago(14 * DAY_MS - 60_000) })] });
    expect(billing.mails).toHaveLength(1);
    await billing.databases.write.updateTable('users').set({ email_verified: 0 }).execute();
    await apply(billing, { invoices: [trueInvoice({ id: 'in_10' })] });
    expect(billing.mails).toHaveLength(1);
  });
});

describe('SUB-6 who a person is at the provider', () => {
  it('is told to it once, with an address only where that is confirmed', async () => {
    const billing = await testBilling({ createCustomer: async (id) => `cus_${id}` });
    const { databases, provider, asked } = billing;
    const ensure = (id: string, emailVerified: boolean) =>
      ensureCustomer(databases, provider.patient, { id, email: `${id}@example.com`, emailVerified });
    expect([await ensure('ada', true), asked]).toEqual(['cus_ada', []]);
    for (const id of ['eve', 'bea']) await addPerson(databases, id);
    expect([await ensure('eve', true), await ensure('eve', true), await ensure('bea', false)]).toEqual([
      'cus_eve',
      'cus_eve',
      'cus_bea',
    ]);
    expect(asked).toEqual([
      ['createCustomer', 'eve', 'eve@example.com'],
      ['createCustomer', 'bea', undefined],
    ]);
    expect(await customerOf(databases.read, 'nobody')).toBeUndefined();
  });
});
