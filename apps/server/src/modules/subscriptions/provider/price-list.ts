import {
  type BillingFrequency,
  paymentCents,
  STREAM_MONTHLY_CENTS,
  UNLIMITED_MONTHLY_CENTS,
} from '@inkbloom/contracts/prices';
import type Stripe from 'stripe';
import { STREAM_KEY } from './truth.ts';

/** Lookup keys that one call may ask for. */
const KEYS_AT_ONCE = 10;
/** The id under which the unlimited plan is sold; it stands for all streams in every list of streams. */
export const ALL = 'all-streams-unlimited';

/** Asked before each call. */
type Options = () => Stripe.RequestOptions;

/** Something that is sold. */
export interface Ware {
  readonly stream: string;
  readonly name: string;
}

/** One price as it should be. */
interface WantedPrice extends Ware {
  readonly key: string;
  readonly frequency: BillingFrequency;
  readonly cents: number;
}

function keyOf(stream: string, frequency: BillingFrequency): string {
  return `inkbloom_${stream}_${frequency}`;
}

function wantedPrices(wares: readonly Ware[]): WantedPrice[] {
  const frequencies = ['monthly', 'annual'] as const;
  return wares.flatMap((ware) =>
    frequencies.map((frequency) => {
      const monthly = ware.stream === ALL ? UNLIMITED_MONTHLY_CENTS : STREAM_MONTHLY_CENTS;
      const cents = paymentCents(monthly, frequency);
      return { ...ware, frequency, cents, key: keyOf(ware.stream, frequency) };
    }),
  );
}

async function pricesByKey(stripe: Stripe, keys: readonly string[], options: Options) {
  const found = new Map<string, Stripe.Price>();
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const lookup_keys = keys.slice(from, from + KEYS_AT_ONCE);
    const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: KEYS_AT_ONCE }, options());
    for (const price of data) if (price.lookup_key !== null) found.set(price.lookup_key, price);
  }
  return found;
}

function productOf(stream: string): string {
  return `inkbloom_${stream}`;
}

async function addProducts(stripe: Stripe, wares: readonly Ware[], options: Options): Promise<void> {
  const ids = wares.map(({ stream }) => productOf(stream));
  const { data } = await stripe.products.list({ ids, limit: 100 }, options());
  const known = new Set(data.map(({ id }) => id));
  for (const { stream, name } of wares) {
    const id = productOf(stream);
    if (known.has(id)) continue;
    const product: Stripe.ProductCreateParams = { id, name, metadata: { [STREAM_KEY]: stream } };
    await stripe.products.create(product, { ...options(), idempotencyKey: `product-${id}` });
  }
}

/** The prices of everything that is sold, by stream and frequency. */
export type PriceList = (stream: string, frequency: BillingFrequency) => string;

/**
 * Finds what is sold at the provider and makes what is missing. A price that is another today becomes a new one, which
 * takes over its key: who subscribes already keeps the old one. Tells how many prices were made.
 */
export async function setUpPrices(
  stripe: Stripe,
  wares: readonly Ware[],
  options: Options = () => ({}),
): Promise<{ readonly prices: PriceList; readonly made: number }> {
  const wanted = wantedPrices(wares);
  const found = await pricesByKey(
    stripe,
    wanted.map(({ key }) => key),
    options,
  );
  const missing = wanted.filter(({ key, cents }) => found.get(key)?.unit_amount !== cents);
  if (missing.length > 0) await addProducts(stripe, wares, options);
  for (const { stream, key, frequency, cents } of missing) {
    const price = await stripe.prices.create(
      {
        product: productOf(stream),
        currency: 'usd',
        unit_amount: cents,
        recurring: { interval: frequency === 'annual' ? 'year' : 'month' },
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: { [STREAM_KEY]: stream },
      },
      // Servers that start together make one price.
      { ...options(), idempotencyKey: `price-${key}-${cents}` },
    );
    found.set(key, price);
  }
  const prices: PriceList = (stream, frequency) => {
    const id = found.get(keyOf(stream, frequency))?.id;
    if (id === undefined) throw new Error(`nothing is sold as ${stream}`);
    return id;
  };
  return { prices, made: missing.length };
}

/** Finds the settings of the provider's portal, or makes them: cards, invoices, and leaving with the paid period. */
export async function setUpPortal(stripe: Stripe, options: Options = () => ({})): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 }, options());
  const own = data.find(({ metadata }) => metadata?.['inkbloom'] === 'portal');
  if (own !== undefined) return own.id;
  const made = await stripe.billingPortal.configurations.create(
    {
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
      metadata: { inkbloom: 'portal' },
    },
    options(),
  );
  return made.id;
}
