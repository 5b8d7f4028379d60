/* Objects of the provider as its API gives them, as far as they are asked for. Amounts in cents, times in seconds. */

export type Metadata = Readonly<Record<string, string>>;
export type Interval = 'month' | 'year';

interface Base {
  readonly id: string;
  readonly created: number;
  readonly livemode: false;
}

export interface Customer extends Base {
  readonly object: 'customer';
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Below zero it is credit. */
  balance: number;
  currency: 'usd';
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
}

/** A card that a customer pays with. */
export interface Card extends Base {
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly customer: string;
  readonly card: { readonly brand: 'visa'; readonly last4: string; readonly declines: boolean };
}

export interface Product extends Base {
  readonly object: 'product';
  readonly active: boolean;
  readonly name: string;
  readonly description: string | null;
  readonly metadata: Metadata;
}

export interface Price extends Base {
  readonly object: 'price';
  readonly active: boolean;
  readonly product: string;
  readonly currency: 'usd';
  readonly unit_amount: number;
  lookup_key: string | null;
  readonly type: 'recurring';
  readonly recurring: {
    readonly interval: Interval;
    readonly interval_count: 1;
    readonly usage_type: 'licensed';
  };
  readonly metadata: Metadata;
}

export interface Coupon extends Base {
  readonly object: 'coupon';
  readonly name: string | null;
  readonly percent_off: number;
  readonly duration: 'once' | 'forever';
  readonly valid: true;
}

export interface PromotionCode extends Base {
  readonly object: 'promotion_code';
  readonly code: string;
  readonly active: boolean;
  readonly promotion: { readonly type: 'coupon'; readonly coupon: string };
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly created: number;
  readonly price: Price;
  readonly quantity: 1;
  readonly subscription: string;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription extends Base {
  readonly object: 'subscription';
  readonly customer: string;
  readonly currency: 'usd';
  readonly collection_method: 'charge_automatically';
  status: 'active' | 'past_due' | 'canceled';
  items: { readonly object: 'list'; data: SubscriptionItem[]; readonly has_more: false };
  /** Where its periods are counted from. */
  billing_cycle_anchor: number;
  readonly start_date: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: { comment: string | null; reason: string | null };
  latest_invoice: string | null;
  metadata: Metadata;
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: 'usd';
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly quantity: 1;
}

export interface Invoice extends Base {
  readonly object: 'invoice';
  readonly customer: string;
  readonly currency: 'usd';
  readonly number: string;
  status: 'open' | 'paid' | 'uncollectible';
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly subtotal: number;
  readonly total: number;
  readonly amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  readonly starting_balance: number;
  readonly ending_balance: number;
  readonly total_discount_amounts: readonly { readonly amount: number; readonly discount: string }[];
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  readonly period_start: number;
  readonly period_end: number;
  readonly hosted_invoice_url: string;
  readonly invoice_pdf: string;
  readonly lines: {
    readonly object: 'list';
    readonly data: readonly InvoiceLine[];
    readonly has_more: false;
  };
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
  readonly metadata: Metadata;
}

export interface InvoicePayment extends Base {
  readonly object: 'invoice_payment';
  readonly invoice: string;
  readonly amount_paid: number;
  readonly currency: 'usd';
  readonly status: 'paid';
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
}

export interface Refund extends Base {
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: 'usd';
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly metadata: Metadata;
  readonly status: 'succeeded';
}

export interface CheckoutSession extends Base {
  readonly object: 'checkout.session';
  readonly mode: 'subscription';
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly currency: 'usd';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly allow_promotion_codes: boolean;
  readonly metadata: Metadata;
  subscription: string | null;
  amount_subtotal: number;
  amount_total: number;
  /** What the real API keeps to itself. */
  readonly hidden: {
    readonly prices: readonly string[];
    readonly metadata: Metadata;
    promotion: string | null;
  };
}

export interface PortalConfiguration extends Base {
  readonly object: 'billing_portal.configuration';
  readonly active: true;
  readonly is_default: boolean;
  readonly metadata: Metadata;
  readonly features: unknown;
}

export interface PortalSession extends Base {
  readonly object: 'billing_portal.session';
  readonly customer: string;
  readonly configuration: string | null;
  readonly return_url: string;
  readonly url: string;
}

export interface WebhookEndpoint extends Base {
  readonly object: 'webhook_endpoint';
  readonly url: string;
  readonly enabled_events: readonly string[];
  readonly status: 'enabled';
  readonly secret: string;
}

export interface StripeEvent extends Base {
  readonly object: 'event';
  readonly type: string;
  readonly api_version: string;
  readonly data: { readonly object: unknown };
  readonly request: null;
  pending_webhooks: number;
}
