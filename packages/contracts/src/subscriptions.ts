import * as z from 'zod/mini';
import { plainText, success } from './answers.ts';

/** Minutes that a person has to pay once a checkout was started. */
export const CHECKOUT_MINUTES = 30;
/** Characters of a reason for leaving. */
export const MAX_REASON_LENGTH = 500;
/** What may be named as the way to pay: the provider itself, or one of the ways that its checkout offers. */
export const PAYMENT_METHODS = ['stripe', 'card', 'paypal', 'apple_pay', 'google_pay'] as const;

const MAX_NAMED_STREAMS = 50;

const Frequency = z.enum(['monthly', 'annual']);

const terms = {
  status: z.string(),
  /** Stream ids, or one that begins with ALL_STREAMS. */
  streamsToSubscribe: z.array(z.string()),
  billingFrequency: Frequency,
  /** In dollars, for each payment. */
  finalAmount: z.number(),
  createdAt: z.string(),
};

/** A payment of an active subscription that failed. */
const FailedPayment = z.object({
  /** In dollars. */
  amount: z.number(),
  /** When the provider tries again; null when it does not. */
  nextAttemptAt: z.nullable(z.string()),
  /** The provider's page where it can be paid at once. */
  payUrl: z.nullable(z.string()),
});
export type FailedPayment = z.infer<typeof FailedPayment>;

const ActiveSubscription = z.object({
  ...terms,
  /** When it is paid again. */
  renewsAt: z.optional(z.string()),
  failedPayment: z.optional(z.nullable(FailedPayment)),
});

/** What a person subscribes to, or is about to. */
export const SubscriptionDetails = z.object({
  activeSubscription: z.nullable(ActiveSubscription),
  /** A checkout that was started; after `checkoutExpiresAt` it has expired, and its status stays `pending`. */
  pendingRequest: z.nullable(z.object({ ...terms, checkoutExpiresAt: z.string(), checkoutUrl: z.string() })),
  userProfile: z.object({ subscribedStreams: z.array(z.string()) }),
  /** A canceled subscription that is paid until a day and can be resumed until then. */
  endingSubscription: z.optional(z.nullable(z.object({ ...terms, paidUntil: z.string() }))),
  /** Streams that were given to the person, and until when. */
  gifts: z.optional(z.array(z.object({ stream: z.string(), until: z.string() }))),
});
export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>;

export const getSubscriptionDetails = {
  method: 'GET',
  url: '/api/v1/subscriptions/details',
  answer: success(SubscriptionDetails),
} as const;

/** A stream that can be subscribed to. */
export const OfferedStream = z.object({
  id: z.string(),
  name: z.string(),
  /** Pages that a subscription to it opens today. */
  memberPages: z.optional(z.int()),
});
export type OfferedStream = z.infer<typeof OfferedStream>;

/** The streams whose members' pages a subscription opens; no stream is limited while the list is empty. */
export const listOfferedStreams = {
  method: 'GET',
  url: '/api/v1/subscriptions/streams',
  answer: success(z.array(OfferedStream)),
} as const;

const selection = {
  /** One id that begins with ALL_STREAMS, or the ids of the streams. */
  streamsToSubscribe: z.array(plainText(64)).check(z.maxLength(MAX_NAMED_STREAMS)),
  billingFrequency: Frequency,
};

/**
 * Starts a subscription: answers the provider's page to pay on. The server works the amount out by itself; one that
 * differs is refused. Fails with pending_subscription_exists (and `timeRemaining` in seconds),
 * subscription_limit_reached, invalid_payment_method or payment_setup_failed.
 */
export const startSubscription = {
  method: 'POST',
  url: '/api/v1/subscriptions/start',
  body: z.strictObject({
    ...selection,
    /** In dollars. */
    totalAmount: z.number(),
    paymentMethod: plainText(40),
  }),
  answer: success(z.object({ checkoutUrl: z.string(), checkoutExpiresAt: z.string() })),
} as const;

/** Ends a subscription with its paid period; one that is not paid ends at once. */
export const stopSubscription = {
  method: 'DELETE',
  url: '/api/v1/subscriptions/stop',
  body: z.nullish(z.strictObject({ reason: z.nullish(plainText(MAX_REASON_LENGTH)) })),
  answer: success(z.object({ paidUntil: z.nullable(z.string()) })),
} as const;

/** Takes a checkout back that was started. */
export const cancelPendingRequest = {
  method: 'DELETE',
  url: '/api/v1/subscriptions/cancel-pending',
  body: z.nullish(
    z.strictObject({
      reason: z.nullish(plainText(MAX_REASON_LENGTH)),
      userId: z.nullish(plainText(64)),
    }),
  ),
  answer: success(z.object({})),
} as const;

/** Opens the provider's page for cards, invoices and leaving; answers its address. */
export const manageBilling = {
  method: 'POST',
  url: '/api/v1/subscriptions/manage',
  /** Where the page leads back to: an address or a path of this site; the account's profile unless told. */
  body: z.strictObject({ returnUrl: z.nullish(plainText(2048)) }),
  answer: success(z.object({ portalUrl: z.string() })),
} as const;

/** What a change of plan would cost, as the provider works it out. */
export const ChangePreview = z.object({
  /** US cents to pay now; below zero it is credit for the payments to come. */
  dueNowCents: z.int(),
  /** US cents of each payment from then on. */
  paymentCents: z.int(),
  renewsAt: z.string(),
  lines: z.array(z.object({ text: z.string(), cents: z.int() })),
  /**
   * The moment that the change is reckoned from, in seconds; sent back with the change so that nothing else is paid.
   */
  prorationDate: z.int(),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

/** What another choice would cost somebody who has a subscription, also one that was canceled and is still paid. */
export const previewChange = {
  method: 'POST',
  url: '/api/v1/subscriptions/change/preview',
  body: z.strictObject(selection),
  answer: success(ChangePreview),
} as const;

/** Changes a subscription to another choice; a canceled one goes on with it. A payment that fails changes nothing. */
export const changeSubscription = {
  method: 'POST',
  url: '/api/v1/subscriptions/change',
  body: z.strictObject({ ...selection, totalAmount: z.number(), prorationDate: z.int() }),
  answer: success(SubscriptionDetails),
} as const;

/** Takes the cancellation of a subscription back that is still paid. */
export const resumeSubscription = {
  method: 'POST',
  url: '/api/v1/subscriptions/resume',
  body: z.strictObject({}),
  answer: success(SubscriptionDetails),
} as const;
