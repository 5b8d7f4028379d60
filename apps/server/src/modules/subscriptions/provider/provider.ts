import type { Stripe } from 'stripe';
import { type Calls, type Happening, happeningOf, providerCalls } from './calls.ts';
import { type PriceList, setUpPortal, setUpPrices, type Ware } from './price-list.ts';
import { type PaymentConfig, stripeClient } from './stripe-client.ts';

/** Milliseconds in which a person is answered, whatever the provider does; a part is left for the rest of the work. */
const HURRY_MS = 2_500;
const SHORTEST_MS = 50;
/** Seconds that a webhook's signature may be old. */
const TOLERANCE_S = 300;

/** What is set up at the provider before anything can be sold. */
export interface Setup {
  readonly prices: PriceList;
  /** The portal's configuration. */
  readonly portal: string;
  /** Prices that were made by this setup. */
  readonly made: number;
}

/** The payment provider. */
export interface Provider {
  /** Calls of background work: they wait longer and try again. */
  readonly patient: Calls;
  /** Calls for a person who waits: all of them together end in time. */
  readonly hurried: () => { readonly calls: Calls; readonly setup: () => Promise<Setup> };
  /** Finds or makes what is sold; once, until it worked. */
  readonly setup: (options?: () => Stripe.RequestOptions) => Promise<Setup>;
  /** Reads a webhook. Throws for a body that was not signed by the provider within five minutes. */
  readonly readWebhook: (body: Buffer, signature: string) => Happening;
}

/** Opens the way to the provider; nothing is asked of it yet. */
export function openProvider(config: PaymentConfig, wares: readonly Ware[]): Provider {
  const stripe = stripeClient(config);
  let ready: Setup | undefined;

  async function setup(options: () => Stripe.RequestOptions = () => ({})): Promise<Setup> {
    if (ready !== undefined) return ready;
    const { prices, made } = await setUpPrices(stripe, wares, options);
    const portal = await setUpPortal(stripe, options);
    ready = { prices, portal, made };
    return ready;
  }

  function hurried() {
    const end = performance.now() + HURRY_MS;
    const options = () => ({
      timeout: Math.max(SHORTEST_MS, Math.floor(end - performance.now())),
      maxNetworkRetries: 0,
    });
    return { calls: providerCalls(stripe, options), setup: () => setup(options) };
  }

  return {
    patient: providerCalls(stripe),
    hurried,
    setup,
    readWebhook: (body, signature) =>
      happeningOf(stripe.webhooks.constructEvent(body, signature, config.webhookSecret, TOLERANCE_S)),
  };
}
