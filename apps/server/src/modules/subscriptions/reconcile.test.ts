import { describe, expect, it } from 'vitest';
import { addActivities } from '../../../testing/activities.ts';
import {
  providerAway,
  providerRefusal,
  type TestBilling,
  testBilling,
  trueInvoice,
  trueSubscription,
} from '../../../testing/billing.ts';
import { personNamed } from '../../../testing/people.ts';
import { refusalFrom } from '../../../testing/save-parts.ts';
import { runBilling } from './cli.ts';
import { EVENT_TYPES } from './inbox.ts';
import { checkOpensSomething, offeredStreams } from './offered.ts';
import { openPortal } from './portal.ts';
import type { Calls } from './provider/calls.ts';
import { reconcile, reconcileAll } from './reconcile.ts';
import { syncCustomer } from './sync.ts';
import { lookAgain, troubledPayments } from './troubled.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const SECOND = NOW.getTime() / 1_000;
const knows = { subscriptionsOf: async () => [trueSubscription()], invoicesOf: async () => [] };
const callsOf = ({ asked }: TestBilling) => asked.map(([name]) => name);

const at = (seconds: number) => new Date((SECOND + seconds) * 1_000 + 500);

const inbox = ({ databases }: TestBilling) =>
  databases.read.selectFrom('webhook_inbox').selectAll().execute();

async function run(billing: TestBilling, ...args: string[]) {
  const said: string[] = [];
  const context = {
    databases: billing.databases,
    billing,
    result: (line: string) => void said.push(line),
    notice: (line: string) => void said.push(`(${line})`),
  };
  return [await runBilling(args, context), ...said];
}

describe('SUB-7 what was bought twice', () => {
  it('is paid back and ended, what was replaced is ended with credit, and then all is looked at again', async () => {
    const doubled = trueSubscription({
      id: 'sub_2',
      createdAt: '2026-01-02T00:00:00.000Z',
      latestInvoice: 'in_2',
    });
    const replaced = trueSubscription({ id: 'sub_3', isEnding: true });
    const truths = [
      [trueSubscription(), doubled, replaced],
      [trueSubscription(), { ...doubled, status: 'canceled' }, { ...replaced, status: 'canceled' }],
    ];
    const billing = await testBilling({
      subscriptionsOf: async () => truths.shift()!,
      invoicesOf: async () => [],
      paymentsOf: async () => [{ intent: 'pi_2', cents: 300 }],
      refund: async () => undefined,
      endNow: () => Promise.reject(providerRefusal('ended already')),
    });
    await syncCustomer(billing, billing.provider.patient, 'cus_ada');
    expect(billing.asked).toEqual([
      ['subscriptionsOf', 'cus_ada'],
      ['invoicesOf', 'cus_ada'],
      ['paymentsOf', 'in_2'],
      ['refund', 'pi_2', undefined, 'doubled-pi_2'],
      ['endNow', 'sub_2', false],
      ['endNow', 'sub_3', true],
      ['subscriptionsOf', 'cus_ada'],
      ['invoicesOf', 'cus_ada'],
    ]);
  });

  it('is not ended before the money is back, and without an invoice there is none', async () => {
    const pair = [trueSubscription(), trueSubscription({ id: 'sub_2', latestInvoice: null })];
    const billing = await testBilling({
      ...knows,
      subscriptionsOf: async () => pair,
      endNow: () => Promise.reject(providerAway()),
    });
    await expect(syncCustomer(billing, billing.provider.patient, 'cus_ada')).rejects.toThrow('away');
    expect(callsOf(billing)).toEqual(['subscriptionsOf', 'invoicesOf', 'endNow']);
    const unpaid = await testBilling({
      ...knows,
      subscriptionsOf: async () => [pair[0]!, { ...pair[1]!, latestInvoice: 'in_2' }],
      paymentsOf: async () => [{ intent: 'pi_2', cents: 300 }],
      refund: () => Promise.reject(providerAway()),
    });
    await expect(syncCustomer(unpaid, unpaid.provider.patient, 'cus_ada')).rejects.toThrow('away');
    expect(callsOf(unpaid)).not.toContain('endNow');
  });

  it('is looked at five times at most while others look too, and a stranger is passed over', async () => {
    const billing: TestBilling = await testBilling({
      ...knows,
      async invoicesOf() {
        await billing.databases.write.updateTable('billing_customers').set({ sync_applied: 99 }).execute();
        return [];
      },
    });
    await syncCustomer(billing, billing.provider.patient, 'cus_ada');
    expect(callsOf(billing).filter((name) => name === 'subscriptionsOf')).toHaveLength(5);
    await syncCustomer(billing, billing.provider.patient, 'cus_stranger');
    expect(billing.asked).toHaveLength(10);
  });
});

describe('SUB-9 what the provider never managed to tell', () => {
  const listed: Partial<Calls> = {
    ...knows,
    eventsSince: async () => [{ id: 'evt_1', type: 'invoice.paid', customerId: 'cus_ada', created: SECOND }],
  };

  it('is found by looking at everybody at first and after a long absence, else in its list of events', async () => {
    const billing = await testBilling(listed);
    await reconcile(billing, at(0));
    expect(callsOf(billing)).toEqual(['subscriptionsOf', 'invoicesOf']);
    await reconcile(billing, at(60));
    expect(billing.asked.at(-1)).toEqual(['eventsSince', SECOND - 600, EVENT_TYPES]);
    expect(await inbox(billing)).toMatchObject([{ id: 'evt_1', received_at: at(60).toISOString() }]);
    expect(billing.lines).toEqual(['found payment events that had not arrived']);
    await reconcile(billing, at(120));
    expect(billing.asked.at(-1)).toEqual(['eventsSince', SECOND + 60 - 600, EVENT_TYPES]);
    expect(billing.lines).toHaveLength(1);
    await reconcile(billing, at(120 + 25 * 86_400));
    expect(callsOf(billing).at(-1)).toBe('eventsSince');
    await reconcile(billing, at(121 + 50 * 86_400));
    expect(callsOf(billing).at(-1)).toBe('invoicesOf');
  });

  it('is looked for on from where it was found: a look that fails is made again', async () => {
    const billing = await testBilling({ ...knows, eventsSince: () => Promise.reject(providerAway()) });
    await reconcile(billing, at(0));
    await expect(reconcile(billing, at(60))).rejects.toThrow('away');
    await expect(reconcile(billing, at(90))).rejects.toThrow('away');
    expect(billing.asked.at(-1)).toEqual(['eventsSince', SECOND - 600, EVENT_TYPES]);
    expect(await reconcileAll(billing)).toBe(1);
  });
});

describe('SUB-9 payments in trouble', () => {
  it('are those that failed and what could not be applied, and are looked at again', async () => {
    const late = trueSubscription({ status: 'past_due' });
    const open = { status: 'open', dueCents: 300, attempts: 1, paidCents: 0 };
    let invoices = [trueInvoice({ ...open, nextAttemptAt: '2026-05-03T00:00:00.000Z' })];
    const billing = await testBilling({
      subscriptionsOf: async () => [late],
      invoicesOf: async () => invoices,
    });
    const { databases } = billing;
    const { write } = databases;
    await reconcileAll(billing);
    const event = {
      type: 'invoice.paid',
      received_at: '2026-05-01',
      due_at: '2030-01-01',
      last_error: null,
      done_at: null,
    };
    await write
      .insertInto('webhook_inbox')
      .values([
        { ...event, id: 'evt_1', customer_id: 'cus_ada', attempts: 2, last_error: 'away' },
        { ...event, id: 'evt_2', customer_id: null, attempts: 1, received_at: '2026-05-02' },
        { ...event, id: 'evt_3', customer_id: null, attempts: 0 },
        { ...event, id: 'evt_4', customer_id: null, attempts: 3, done_at: '2026-05-01' },
      ])
      .execute();
    const payment = {
      id: 'sub_1',
      kind: 'payment',
      email: 'ada@example.com',
      amountCents: 300,
      reason: 'declined; tried again on 2026-05-03',
      since: '2030-02-01T00:00:00.000Z',
      attempts: null,
    };
    const stuck = { kind: 'event', amountCents: null };
    expect(await troubledPayments(databases)).toEqual([
      payment,
      {
        ...stuck,
        id: 'evt_1',
        email: 'ada@example.com',
        reason: 'invoice.paid: away',
        since: '2026-05-01',
        attempts: 2,
      },
      {
        ...stuck,
        id: 'evt_2',
        email: null,
        reason: 'invoice.paid: no answer',
        since: '2026-05-02',
        attempts: 1,
      },
    ]);
    expect([await lookAgain(billing, 'evt_1'), billing.wakings()]).toEqual([true, 1]);
    const { due_at } = await write
      .selectFrom('webhook_inbox')
      .select('due_at')
      .where('id', '=', 'evt_1')
      .executeTakeFirstOrThrow();
    expect(Math.abs(Date.parse(due_at) - Date.now())).toBeLessThan(60_000);
    for (const id of ['evt_4', 'nothing']) expect(await lookAgain(billing, id)).toBe(false);
    expect(billing.wakings()).toBe(1);
    invoices = [trueInvoice({ ...open, nextAttemptAt: null })];
    expect(await lookAgain(billing, 'sub_1')).toBe(true);
    const [again] = await troubledPayments(databases);
    expect(again).toEqual({ ...payment, reason: 'declined; not tried again' });
    await write.updateTable('subscriptions').set({ ended_at: '2026-05-01' }).execute();
    expect((await troubledPayments(databases)).map(({ id }) => id)).toEqual(['evt_1', 'evt_2']);
    await write.deleteFrom('billing_customers').execute();
    expect(await lookAgain(billing, 'sub_1')).toBe(false);
  });
});

describe('ACC-8 the portal', () => {
  it('leads back to this site alone', async () => {
    const billing = await testBilling({ openPortal: async () => 'https://portal.example' });
    const backFrom = async (given?: string | null) => {
      expect(await openPortal(billing, personNamed('ada'), given)).toBe('https://portal.example');
      return billing.asked.at(-1);
    };
    const profile = 'https://coloring.example/account?tab=profile';
    for (const away of [undefined, null, '', 'https://evil.example/x', '//evil.example', 'http://[']) {
      expect(await backFrom(away)).toEqual(['openPortal', 'cus_ada', 'bpc_1', profile]);
    }
    expect((await backFrom('/subscription?a=1'))?.at(-1)).toBe('https://coloring.example/subscription?a=1');
    expect((await backFrom('https://coloring.example/x'))?.at(-1)).toBe('https://coloring.example/x');
  });
});

describe('SUB-5 what is sold', () => {
  it('is told with the pages that it opens by now, and not alone where it opens none', async () => {
    const { databases } = await testBilling();
    const membersFrom = NOW.toISOString();
    await addActivities(
      databases,
      { id: 'a', category: 'animals', membersFrom },
      { id: 'b', category: 'animals', membersFrom },
      { id: 'c', category: 'food', membersFrom: '2026-05-01T12:00:00.001Z' },
      { id: 'd', category: 'nature' },
      { id: 'e', category: 'fantasy', membersFrom },
    );
    await databases.write
      .updateTable('activities')
      .set({ unpublished_at: membersFrom })
      .where('id', '=', 'e')
      .execute();
    const offered = await offeredStreams(databases.read, NOW);
    expect(offered.filter(({ memberPages = 0 }) => memberPages > 0)).toEqual([
      { id: 'animals', name: 'Animals', memberPages: 2 },
    ]);
    expect(offered.length).toBeGreaterThan(5);
    const tried = (...streamsToSubscribe: string[]) => {
      const selection = { streamsToSubscribe, billingFrequency: 'monthly' } as const;
      return refusalFrom(checkOpensSomething(databases.read, selection, NOW));
    };
    const message = 'Everything in these streams is free today, so there is nothing to buy.';
    expect(await tried('food', 'nature')).toEqual([400, 'payment_setup_failed', message, {}]);
    expect([await tried('food', 'animals'), await tried('all-streams-*')]).toEqual([
      'not refused',
      'not refused',
    ]);
  });
});

describe('OPS-3 the operator’s tool for payments', () => {
  const WEBHOOK = 'https://coloring.example/api/v1/webhooks/stripe';

  it('checks the webhook and what waits', async () => {
    let webhooks = [{ url: WEBHOOK, types: [...EVENT_TYPES] as string[] }];
    const billing = await testBilling({ webhooks: async () => webhooks });
    const good = [0, 'ok\tprices', `ok\twebhook ${WEBHOOK}`];
    expect(await run(billing, 'check')).toEqual(good);
    const event = {
      type: 'invoice.paid',
      customer_id: null,
      received_at: '2026',
      due_at: '2026',
      done_at: null,
    };
    const { write } = billing.databases;
    await write
      .insertInto('webhook_inbox')
      .values({ ...event, id: 'evt_1', attempts: 0, last_error: null })
      .execute();
    expect(await run(billing, 'check')).toEqual([...good, 'waits\tevt_1\tinvoice.paid\t0\t']);
    await write.updateTable('webhook_inbox').set({ attempts: 1, last_error: 'away' }).execute();
    expect(await run(billing, 'check')).toEqual([1, ...good.slice(1), 'waits\tevt_1\tinvoice.paid\t1\taway']);
    await write.updateTable('webhook_inbox').set({ done_at: '2026' }).execute();
    webhooks = [{ url: WEBHOOK, types: ['*'] }];
    expect(await run(billing, 'check')).toEqual(good);
    for (const wrong of [
      [],
      [{ url: 'https://other.example', types: ['*'] }],
      [{ url: WEBHOOK, types: EVENT_TYPES.slice(1) }],
    ]) {
      webhooks = wrong;
      expect(await run(billing, 'check')).toEqual([
        1,
        'ok\tprices',
        `wrong\twebhook ${WEBHOOK}`,
        `(Let the provider send there: ${EVENT_TYPES.join(', ')}.)`,
      ]);
    }
  });

  it('sets up, reconciles, and gives back what was paid, whole or in part', async () => {
    const billing = await testBilling({
      ...knows,
      invoicesOf: async () => [trueInvoice({ id: 'in_0', paidCents: 0 }), trueInvoice()],
      paymentsOf: async (invoice) => (invoice === 'in_none' ? [] : [{ intent: 'pi_1', cents: 300 }]),
      refund: async () => undefined,
    });
    expect(await run(billing, 'setup')).toEqual([0, '0 prices made, portal bpc_1']);
    expect(await run(billing, 'reconcile')).toEqual([0, '1 customers looked at']);
    expect(await run(billing, 'refund', 'ADA@example.com')).toEqual([0, 'in_1\t$3.00 given back']);
    const key = expect.stringMatching(/^pi_1-[\dA-Z]{26}$/);
    expect(billing.asked.at(-1)).toEqual(['refund', 'pi_1', undefined, key]);
    expect(await run(billing, 'refund', 'in_7', '1.005')).toEqual([0, 'in_7\t$1.00 given back']);
    expect(billing.asked.at(-1)).toEqual(['refund', 'pi_1', 100, key]);
    const failed = [
      [['in_none'], 'not_found: in_none was not paid'],
      [['in_7', '0'], 'invalid_amount: 0'],
      [['in_7', 'some'], 'invalid_amount: some'],
      [['no@example.com'], 'not_found: nobody has the address no@example.com'],
    ] as const;
    for (const [words, said] of failed)
      expect(await run(billing, 'refund', ...words)).toEqual([1, `(error ${said})`]);
    await billing.databases.write.deleteFrom('billing_customers').execute();
    const unpaid = '(error not_found: ada@example.com has not paid anything)';
    expect(await run(billing, 'refund', 'ada@example.com')).toEqual([1, unpaid]);
    const away = await testBilling({ paymentsOf: () => Promise.reject(new Error('no route')) });
    expect(await run(away, 'refund', 'in_1')).toEqual([1, '(error provider_failed: no route)']);
  });

  it('grants a stream, or all, for months', async () => {
    const billing = await testBilling();
    const gifts = () =>
      billing.databases.read.selectFrom('stream_gifts').selectAll().orderBy('stream').execute();
    const [code, said] = await run(billing, 'grant', 'Ada@example.com', 'food', '--months', '120');
    const [gift] = await gifts();
    expect([code, said]).toEqual([0, `Ada@example.com\tfood\tuntil ${gift?.until}`]);
    const made = new Date(gift?.created_at ?? '');
    made.setUTCMonth(made.getUTCMonth() + 120);
    expect(gift).toMatchObject({ user_id: 'ada', stream: 'food', until: made.toISOString() });
    await run(billing, 'grant', 'ada@example.com', 'all', '--months', '1');
    expect((await gifts()).map(({ stream }) => stream)).toEqual(['all-streams-gift', 'food']);
    const months = '(error invalid_months: --months wants a whole number from 1 to 120)';
    for (const words of [
      ['--months', '0'],
      ['--months', '121'],
      ['--months', '1.5'],
      ['--weeks', '1'],
    ]) {
      expect(await run(billing, 'grant', 'ada@example.com', 'food', ...words)).toEqual([1, months]);
    }
    const [, unknown] = await run(billing, 'grant', 'ada@example.com', 'moon', '--months', '1');
    expect(unknown).toMatch(/^\(error unknown_stream: moon; there are all, .*animals, /);
    expect(await gifts()).toHaveLength(2);
  });

  it('says how it is used where words are missing, too many or unknown, and that nothing is sold', async () => {
    const billing = await testBilling();
    const senseless = [
      [],
      ['sell'],
      ['setup', 'x'],
      ['check', 'x'],
      ['reconcile', 'x'],
      ['refund'],
      ['refund', 'a', '1', 'x'],
      ['grant', 'a', 'all', '--months'],
      ['grant', 'a', 'all', '--months', '1', 'x'],
    ];
    for (const args of senseless) {
      expect(await run(billing, ...args)).toEqual([2, expect.stringContaining('npm run billing -- <verb>')]);
    }
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const { databases } = billing;
    const code = await runBilling(['setup'], { databases, billing: undefined, result: say, notice: say });
    expect([code, said]).toEqual([
      1,
      ['error payments_disabled: STRIPE_SECRET_KEY is not set, so nothing is sold'],
    ]);
  });
});
