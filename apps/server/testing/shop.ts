import { startSubscription } from '@inkbloom/contracts/subscriptions';
import { priceCents, type Selection } from '@inkbloom/contracts/prices';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { RunningSandbox } from './sandbox.ts';
import { categoryStreams } from '../src/modules/catalogue/catalogue.ts';
import { addActivities } from './activities.ts';
import { startServer, type TestServer } from './server.ts';

/** The cards that the sandbox knows. */
export const CARDS = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  declinesLater: '4000000000000341',
} as const;

/** Milliseconds between two looks at what a test waits for. */
const POLL_MS = 25;
const PATIENCE_MS = 20_000;

/** Waits until a question is answered as wanted; the last answer is in the failure. */
export async function until<T>(
  ask: () => Promise<T>,
  isWanted: (answer: T) => boolean,
  everyMs = POLL_MS,
): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (performance.now() > end) throw new Error(`waited in vain; last: ${JSON.stringify(answer)}`);
    await delay(everyMs);
  }
}

/** The variables that point a server at the sandbox's payments. */
export function shopVariables(sandbox: string): Record<string, string> {
  return {
    STRIPE_API_URL: `${sandbox}/stripe`,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_3f0c1c2d8e7b4a5f',
  };
}

interface Details {
  readonly activeSubscription: { streamsToSubscribe: string[]; finalAmount: number } | null;
  readonly endingSubscription: { paidUntil: string } | null;
  readonly pendingRequest: { checkoutUrl: string; checkoutExpiresAt: string } | null;
  readonly userProfile: { subscribedStreams: string[] };
}

/** A server that sells, with a person and the ways to the provider's pages. */
export interface Shop extends TestServer {
  readonly sandbox: RunningSandbox;
  readonly ada: { readonly authorization: string };
  /** Calls the API as a person. */
  readonly call: (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    person?: object,
  ) => Promise<{ readonly statusCode: number; readonly body: { data: never } & Record<string, unknown> }>;
  readonly details: (person?: object) => Promise<Details>;
  readonly start: (selection: Selection, person?: object) => ReturnType<Shop['call']>;
  /** Fills in the hosted checkout; gives where it leads, or undefined where it stays. */
  readonly pay: (checkoutUrl: string, card?: string) => Promise<string | undefined>;
  /** Presses a button of the customer portal. */
  readonly atPortal: (fields: Record<string, string>, person?: object) => Promise<void>;
  readonly clock: (advanceDays: number) => Promise<void>;
  /** Starts, pays and waits until the subscription is there. */
  readonly subscribe: (selection: Selection, person?: object, card?: string) => Promise<Details>;
}

function card(number: string) {
  return { number, expiry: '12 / 40', cvc: '123' };
}

async function send(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Fills the hosted checkout in. */
export const pay: Shop['pay'] = async (checkoutUrl, number = CARDS.pays) => {
  const answer = await send(checkoutUrl, { action: 'pay', ...card(number) });
  return answer.headers.get('location') ?? undefined;
};

/** Has the sandbox's payments tell a server of what happens. */
export async function hearEvents(sandbox: string, server: string): Promise<void> {
  const answer = await fetch(`${sandbox}/stripe/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ url: `${server}/api/v1/webhooks/stripe`, 'enabled_events[0]': '*' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

interface ShopOptions extends Omit<Parameters<typeof startServer>[0] & object, 'sandbox'> {
  /** Whether webhooks come; they do unless told otherwise. */
  readonly hears?: boolean;
  /** The one stream in which no page is locked. */
  readonly lacking?: string;
}

/** A members' page in every stream but one. */
function membersPages(lacking: string | undefined) {
  return categoryStreams
    .filter((id) => id !== lacking)
    .map((category) => ({ id: `members-${category}`, category, membersFrom: '2026-01-01T00:00:00.000Z' }));
}

/** Starts a server that sells by the sandbox and hears its webhooks; each stream has a members' page. */
export async function startShop(sandbox: RunningSandbox, options: ShopOptions = {}): Promise<Shop> {
  const { variables, hears = true, lacking, ...rest } = options;
  const server = await startServer({
    sandbox: sandbox.origin,
    ...rest,
    variables: { ...shopVariables(sandbox.origin), ...variables },
  });
  if (hears) await hearEvents(sandbox.origin, server.origin);
  await addActivities(server.databases, ...membersPages(lacking));
  const ada = await server.signIn(`ada-${server.origin.split(':').at(-1)}@example.org`);

  const call: Shop['call'] = async (method, path, body, person = ada) => {
    const payload = body === undefined ? {} : { payload: body };
    const answer = await server.app.inject({ method, url: path, headers: { ...person }, ...payload });
    return { statusCode: answer.statusCode, body: answer.json() };
  };
  const details: Shop['details'] = async (person) =>
    (await call('GET', '/api/v1/subscriptions/details', undefined, person)).body.data;
  const start: Shop['start'] = (selection, person) => {
    const totalAmount = priceCents(selection) / 100;
    return call(
      'POST',
      startSubscription.url,
      { ...selection, totalAmount, paymentMethod: 'stripe' },
      person,
    );
  };
  return {
    ...server,
    sandbox,
    ada,
    call,
    details,
    start,
    pay,
    async atPortal(fields, person) {
      const { body } = await call('POST', '/api/v1/subscriptions/manage', {}, person);
      const { portalUrl } = body.data as { portalUrl: string };
      const page = await (await fetch(portalUrl)).text();
      const subscription = /name="subscription" value="([^"]+)"/.exec(page)?.[1] ?? '';
      const answer = await send(portalUrl, { subscription, ...card(CARDS.pays), ...fields });
      if (answer.status >= 400) throw new Error(await answer.text());
    },
    async clock(advanceDays) {
      const answer = await fetch(`${sandbox.origin}/stripe/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceDays }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async subscribe(selection, person, number) {
      const { statusCode, body } = await start(selection, person);
      expect(statusCode, JSON.stringify(body)).toBe(200);
      await pay((body.data as { checkoutUrl: string }).checkoutUrl, number);
      return until(
        () => details(person),
        ({ activeSubscription }) => activeSubscription !== null,
      );
    },
  };
}
