import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { keep, loadOrMake } from '../kept-file.ts';
import type * as Stripe from './objects.ts';

/** An event on its way to an endpoint. */
export interface Delivery {
  readonly event: string;
  readonly endpoint: string;
  attempts: number;
  /** In milliseconds since the epoch. */
  dueAt: number;
}

/** What was answered to a request with an idempotency key. */
interface KeptAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
}

type Table<T> = Record<string, T>;

/** Everything that the stand-in for payments knows, by id. */
export interface State {
  /** Milliseconds that the provider's clock is ahead of the real one. */
  clockAheadMs: number;
  invoiceNumber: number;
  customers: Table<Stripe.Customer>;
  cards: Table<Stripe.Card>;
  products: Table<Stripe.Product>;
  prices: Table<Stripe.Price>;
  coupons: Table<Stripe.Coupon>;
  promotionCodes: Table<Stripe.PromotionCode>;
  subscriptions: Table<Stripe.Subscription>;
  invoices: Table<Stripe.Invoice>;
  invoicePayments: Table<Stripe.InvoicePayment>;
  refunds: Table<Stripe.Refund>;
  sessions: Table<Stripe.CheckoutSession>;
  portalConfigurations: Table<Stripe.PortalConfiguration>;
  portalSessions: Table<Stripe.PortalSession>;
  endpoints: Table<Stripe.WebhookEndpoint>;
  events: Table<Stripe.StripeEvent>;
  deliveries: Delivery[];
  answers: Table<KeptAnswer>;
}

/** The state with its clock and the way to keep it. */
export interface Store {
  readonly state: State;
  /** The provider's own time in seconds. */
  readonly now: () => number;
  /** An id such as `cus_...` and the fields that every object has. */
  readonly base: (prefix: string) => { id: string; created: number; livemode: false };
  /** Resolves when everything so far is on disk. */
  readonly save: () => Promise<void>;
}

function empty(): State {
  return {
    clockAheadMs: 0,
    invoiceNumber: 0,
    customers: {},
    cards: {},
    products: {},
    prices: {},
    coupons: {},
    promotionCodes: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    refunds: {},
    sessions: {},
    portalConfigurations: {},
    portalSessions: {},
    endpoints: {},
    events: {},
    deliveries: [],
    answers: {},
  };
}

/** The promotion that the checkout knows from the start. */
function addPromotion(state: State, created: number): void {
  const coupon = { id: 'CALM20', name: '20 % off', percent_off: 20, duration: 'once', valid: true } as const;
  state.coupons[coupon.id] = { object: 'coupon', created, livemode: false, ...coupon };
  state.promotionCodes['promo_calm20'] = {
    id: 'promo_calm20',
    object: 'promotion_code',
    created,
    livemode: false,
    code: 'CALM20',
    active: true,
    promotion: { type: 'coupon', coupon: coupon.id },
  };
}

/** Opens the state kept in a folder. */
export async function openStore(folder: string): Promise<Store> {
  const file = join(folder, 'stripe.json');
  const state = await loadOrMake(file, empty);
  const now = (): number => Math.floor((Date.now() + state.clockAheadMs) / 1000);
  if (state.coupons['CALM20'] === undefined) addPromotion(state, now());
  let writing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return {
    state,
    now,
    base: (prefix) => ({
      id: `${prefix}_${randomBytes(12).toString('hex')}`,
      created: now(),
      livemode: false,
    }),
    save() {
      // Whoever asks while a write is under way shares the next one.
      waiting ??= writing.then(() => {
        waiting = undefined;
        writing = keep(file, state);
        return writing;
      });
      return waiting;
    },
  };
}
