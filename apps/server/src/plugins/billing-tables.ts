import type { BillingFrequency } from '@inkbloom/contracts/prices';
import type { Generated } from 'kysely';

/** Who a person is at the payment provider. */
interface BillingCustomerRow {
  user_id: string;
  customer_id: string;
  /** Looks at the provider that were begun, and the number of the latest one whose outcome is kept. */
  syncs_begun: Generated<number>;
  sync_applied: Generated<number>;
  created_at: string;
}

/** A subscription as the provider has it. */
export interface SubscriptionRow {
  id: string;
  user_id: string;
  /** The provider's word: active, past_due, canceled ... */
  status: string;
  /** Ids of streams, as a JSON list. */
  streams: string;
  billing_frequency: BillingFrequency;
  amount_cents: number;
  /** Until when it is paid; for one that is ending also when it ends. */
  period_end: string;
  is_ending: number;
  ended_at: string | null;
  latest_invoice: string | null;
  /** The payment that failed, as JSON. */
  failed_payment: string | null;
  created_at: string;
  /** The person, for the one subscription of theirs that renews; unique. */
  open_for: string | null;
}

/** A checkout that a person started. */
export interface SubscriptionRequestRow {
  id: string;
  user_id: string;
  state: 'starting' | 'open' | 'completed' | 'expired' | 'canceled' | 'failed';
  streams: string;
  billing_frequency: BillingFrequency;
  amount_cents: number;
  /** The provider's checkout; null until it is opened. */
  session_id: string | null;
  checkout_url: string | null;
  created_at: string;
  expires_at: string;
  /** Why it was taken back. */
  reason: string | null;
  /** The person, for the one request of theirs that stands; unique. */
  open_for: string | null;
}

/** An event that the provider told of: that something changed for a customer. */
interface WebhookInboxRow {
  id: string;
  type: string;
  customer_id: string | null;
  received_at: string;
  due_at: string;
  attempts: number;
  last_error: string | null;
  done_at: string | null;
}

/** Something that is done once for what the provider told, such as a mail for an invoice. */
interface BillingEffectRow {
  id: string;
  at: string;
}

interface BillingStateRow {
  name: string;
  value: string;
}

/** A stream that was given to a person for a time. */
interface StreamGiftRow {
  id: string;
  user_id: string;
  /** The id of a stream, or one that stands for all. */
  stream: string;
  until: string;
  created_at: string;
}

/** An activity that a person began to color while it was open to them. */
interface BegunPageRow {
  user_id: string;
  activity_id: string;
  begun_at: string;
}

/** The tables of what people pay for. */
export interface BillingTables {
  billing_customers: BillingCustomerRow;
  subscriptions: SubscriptionRow;
  subscription_requests: SubscriptionRequestRow;
  webhook_inbox: WebhookInboxRow;
  billing_effects: BillingEffectRow;
  billing_state: BillingStateRow;
  stream_gifts: StreamGiftRow;
  begun_pages: BegunPageRow;
}
