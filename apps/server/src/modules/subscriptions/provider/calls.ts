import type Stripe from 'stripe';
import { REQUEST_KEY, toInvoice, toSubscription, type TrueInvoice, type TrueSubscription } from './truth.ts';

/** Invoices of a customer that are looked at: those of two years. */
const INVOICES = 24;
const MANY = 100;

/** A checkout to be opened. */
export interface CheckoutOrder {
  readonly requestId: string;
  readonly customerId: string;
  readonly prices: readonly string[];
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A checkout as far as it matters here. */
export interface Checkout {
  readonly id: string;
  readonly url: string | null;
  readonly status: string | null;
}

/** Items that go from a subscription, and prices that come. */
export interface ItemChange {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** What the provider reckons a change up to. */
export interface Reckoning {
  /** What is paid now; below zero it is credit. */
  readonly dueNowCents: number;
  readonly lines: readonly { readonly text: string; readonly cents: number }[];
  /** The moment it is reckoned from, in seconds. */
  readonly at: number;
}

/** An event as far as it matters here: that something changed, and for whom. */
export interface Happening {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  /** In seconds. */
  readonly created: number;
}

/** Everything that the server asks of the provider. `options` is asked before each call. */
export type Calls = ReturnType<typeof providerCalls>;

function toCheckout({ id, url, status }: Stripe.Checkout.Session): Checkout {
  return { id, url, status };
}

function itemsOf({ removed, added }: ItemChange) {
  return [...removed.map((id) => ({ id, deleted: true })), ...added.map((price) => ({ price }))];
}

/** For whom an event is: its object is a customer, or names one. */
export function happeningOf({ id, type, created, data }: Stripe.Event): Happening {
  const object = data.object as { object: string; id?: string; customer?: string | { id: string } | null };
  const named = typeof object.customer === 'string' ? object.customer : object.customer?.id;
  const customerId = object.object === 'customer' ? object.id : named;
  return { id, type, created, customerId: customerId ?? null };
}

/** The calls to the provider, each once. */
export function providerCalls(stripe: Stripe, options: () => Stripe.RequestOptions = () => ({})) {
  const once = (idempotencyKey: string): Stripe.RequestOptions => ({ ...options(), idempotencyKey });

  return {
    async createCustomer(userId: string, email: string | undefined): Promise<string> {
      const params: Stripe.CustomerCreateParams = {
        metadata: { inkbloom_user: userId },
        ...(email !== undefined && { email }),
      };
      return (await stripe.customers.create(params, once(`customer-${userId}`))).id;
    },

    async openCheckout(order: CheckoutOrder): Promise<Checkout> {
      const metadata = { [REQUEST_KEY]: order.requestId };
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        customer: order.customerId,
        client_reference_id: order.requestId,
        line_items: order.prices.map((price) => ({ price, quantity: 1 })),
        allow_promotion_codes: true,
        expires_at: Math.floor(order.expiresAt.getTime() / 1000),
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        metadata,
        subscription_data: { metadata },
      };
      return toCheckout(await stripe.checkout.sessions.create(params, once(`checkout-${order.requestId}`)));
    },

    async findCheckout(id: string): Promise<Checkout> {
      return toCheckout(await stripe.checkout.sessions.retrieve(id, {}, options()));
    },

    async expireCheckout(id: string): Promise<Checkout> {
      return toCheckout(await stripe.checkout.sessions.expire(id, {}, options()));
    },

    async subscriptionsOf(customer: string): Promise<TrueSubscription[]> {
      const params: Stripe.SubscriptionListParams = { customer, status: 'all', limit: MANY };
      return (await stripe.subscriptions.list(params, options())).data.map(toSubscription);
    },

    async invoicesOf(customer: string): Promise<TrueInvoice[]> {
      return (await stripe.invoices.list({ customer, limit: INVOICES }, options())).data.map(toInvoice);
    },

    async findSubscription(id: string): Promise<TrueSubscription> {
      return toSubscription(await stripe.subscriptions.retrieve(id, {}, options()));
    },

    /** Lets a subscription end with its period. */
    async endWithPeriod(id: string, reason: string | undefined): Promise<TrueSubscription> {
      const params: Stripe.SubscriptionUpdateParams = {
        cancel_at_period_end: true,
        ...(reason && { cancellation_details: { comment: reason } }),
      };
      return toSubscription(await stripe.subscriptions.update(id, params, options()));
    },

    /** Lets a subscription go on that was to end. */
    async goOn(id: string): Promise<TrueSubscription> {
      return toSubscription(
        await stripe.subscriptions.update(id, { cancel_at_period_end: false }, options()),
      );
    },

    /** Ends a subscription at once; what was paid and not used becomes credit where that is asked for. */
    async endNow(id: string, isCredited: boolean): Promise<TrueSubscription> {
      const params: Stripe.SubscriptionCancelParams = isCredited ? { prorate: true, invoice_now: true } : {};
      return toSubscription(await stripe.subscriptions.cancel(id, params, options()));
    },

    async reckon(
      customer: string,
      subscription: string,
      change: ItemChange,
      at?: number,
    ): Promise<Reckoning> {
      const invoice = await stripe.invoices.createPreview(
        {
          customer,
          subscription,
          subscription_details: {
            items: itemsOf(change),
            proration_behavior: 'always_invoice',
            ...(at !== undefined && { proration_date: at }),
          },
        },
        options(),
      );
      const lines = invoice.lines.data.map(({ description, amount }) => ({
        text: description ?? '',
        cents: amount,
      }));
      const moment = invoice.parent?.subscription_details?.subscription_proration_date;
      if (moment === undefined) throw new Error('the provider tells no moment of the change');
      return { dueNowCents: invoice.total < 0 ? invoice.total : invoice.amount_due, lines, at: moment };
    },

    /** Changes what a subscription holds and charges the difference; a payment that fails changes nothing. */
    async change(id: string, change: ItemChange, at: number, key: string): Promise<TrueSubscription> {
      const params: Stripe.SubscriptionUpdateParams = {
        items: itemsOf(change),
        cancel_at_period_end: false,
        proration_behavior: 'always_invoice',
        proration_date: at,
        payment_behavior: 'error_if_incomplete',
      };
      return toSubscription(await stripe.subscriptions.update(id, params, once(`change-${id}-${key}`)));
    },

    async openPortal(customer: string, configuration: string, returnUrl: string): Promise<string> {
      const params: Stripe.BillingPortal.SessionCreateParams = {
        customer,
        configuration,
        return_url: returnUrl,
      };
      return (await stripe.billingPortal.sessions.create(params, options())).url;
    },

    /** The payments of an invoice that money can be given back of. */
    async paymentsOf(invoice: string): Promise<{ readonly intent: string; readonly cents: number }[]> {
      const { data } = await stripe.invoicePayments.list({ invoice }, options());
      return data.flatMap(({ payment, amount_paid }) => {
        const intent = payment.payment_intent;
        const id = typeof intent === 'string' ? intent : intent?.id;
        return id === undefined ? [] : [{ intent: id, cents: amount_paid ?? 0 }];
      });
    },

    async refund(intent: string, cents: number | undefined, key: string): Promise<void> {
      const params: Stripe.RefundCreateParams = {
        payment_intent: intent,
        ...(cents !== undefined && { amount: cents }),
      };
      await stripe.refunds.create(params, once(`refund-${key}`));
    },

    /** What happened since a moment in seconds, oldest first. */
    async eventsSince(moment: number, types: readonly string[]): Promise<Happening[]> {
      const params: Stripe.EventListParams = { created: { gte: moment }, types: [...types], limit: MANY };
      const found: Happening[] = [];
      for await (const event of stripe.events.list(params, options())) found.push(happeningOf(event));
      return found.toReversed();
    },

    /** Where the provider sends its events, as far as that is switched on. */
    async webhooks(): Promise<{ readonly url: string; readonly types: readonly string[] }[]> {
      const { data } = await stripe.webhookEndpoints.list({ limit: MANY }, options());
      return data
        .filter(({ status }) => status === 'enabled')
        .map(({ url, enabled_events }) => ({ url, types: enabled_events }));
    },
  };
}
