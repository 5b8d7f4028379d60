import type { Billing } from '../src/modules/subscriptions/billing.ts';
import type { Calls } from '../src/modules/subscriptions/provider/calls.ts';
import { stripeLibrary } from '../src/modules/subscriptions/provider/stripe-library.ts';
import type { TrueInvoice, TrueSubscription } from '../src/modules/subscriptions/provider/truth.ts';
import { testDatabases } from './databases.ts';
import { mailList } from './identity-app.ts';
import { addPerson } from './people.ts';

/** A subscription to the animals as the provider tells of it, with changes. */
export function trueSubscription(changes: Partial<TrueSubscription> = {}): TrueSubscription {
  return {
    id: 'sub_1',
    status: 'active',
    streams: ['animals'],
    billingFrequency: 'monthly',
    amountCents: 300,
    periodEnd: '2030-02-01T00:00:00.000Z',
    isEnding: false,
    endedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    requestId: null,
    latestInvoice: 'in_1',
    items: [{ id: 'si_1', price: 'price_animals_monthly' }],
    ...changes,
  };
}

/** An invoice of that subscription that was paid just now, with changes. */
export function trueInvoice(changes: Partial<TrueInvoice> = {}): TrueInvoice {
  return {
    id: 'in_1',
    number: 'A-1',
    subscription: 'sub_1',
    status: 'paid',
    totalCents: 300,
    paidCents: 300,
    dueCents: 300,
    attempts: 1,
    nextAttemptAt: null,
    payUrl: null,
    createdAt: new Date().toISOString(),
    lines: [{ text: 'Animals', cents: 300 }],
    ...changes,
  };
}

/** What the provider answers to what it will not do. */
export function providerRefusal(message = 'no'): Error {
  const { StripeInvalidRequestError } = stripeLibrary().errors;
  return new StripeInvalidRequestError({ type: 'invalid_request_error', message, statusCode: 400 });
}

/** What is said while the provider cannot be reached. */
export function providerAway(): Error {
  return new (stripeLibrary().errors.StripeConnectionError)({ message: 'away' });
}

/** A provider that answers the calls it is given, in order; any other is a failure of the test. */
export interface TestBilling extends Billing {
  /** The calls so far, with what they were given. */
  readonly asked: readonly (readonly unknown[])[];
  readonly mails: ReturnType<typeof mailList>['mails'];
  readonly wakings: () => number;
  readonly lines: readonly string[];
}

/** What is set up at that provider: prices are named by what they are for. */
const setup = async () => ({
  prices: (stream: string, frequency: string) => `price_${stream}_${frequency}`,
  portal: 'bpc_1',
  made: 0,
});

/** What selling works with, and ada at the provider; nobody has to run beside it. */
export async function testBilling(answers: Partial<Calls> = {}): Promise<TestBilling> {
  const databases = await testDatabases();
  await addPerson(databases, 'ada');
  await databases.write
    .insertInto('billing_customers')
    .values({ user_id: 'ada', customer_id: 'cus_ada', created_at: '2026-01-01T00:00:00.000Z' })
    .execute();
  const asked: unknown[][] = [];
  const lines: string[] = [];
  let wakings = 0;
  const calls = new Proxy(answers as Calls, {
    get:
      (target, name: keyof Calls) =>
      async (...given: never[]) => {
        asked.push([name, ...given]);
        const answer = target[name] as ((...all: never[]) => unknown) | undefined;
        if (answer === undefined) throw new Error(`the provider was asked for ${name}`);
        return answer(...given);
      },
  });
  const list = mailList();
  const say = (...given: unknown[]) => void lines.push(String(given.at(-1)));
  return {
    databases,
    mailer: list.mailer,
    publicUrl: 'https://coloring.example',
    provider: {
      patient: calls,
      hurried: () => ({ calls, setup }),
      setup,
      readWebhook: () => {
        throw new Error('nothing was sent');
      },
    },
    log: { info: say, warn: say, error: say },
    wake: () => void wakings++,
    asked,
    mails: list.mails,
    wakings: () => wakings,
    lines,
  };
}
