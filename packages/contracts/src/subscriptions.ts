import * as z from 'zod/mini';
import { success } from './answers.ts';

/** An id that stands for every stream, in a list of streams that are subscribed to, begins so. */
export const ALL_STREAMS = 'all-streams-';

const terms = {
  status: z.string(),
  /** Stream ids, or one that begins with ALL_STREAMS. */
  streamsToSubscribe: z.array(z.string()),
  billingFrequency: z.enum(['monthly', 'annual']),
  /** In dollars. */
  finalAmount: z.number(),
  createdAt: z.string(),
};

/** What a person subscribes to, or is about to. */
export const SubscriptionDetails = z.object({
  activeSubscription: z.nullable(z.object(terms)),
  pendingRequest: z.nullable(z.object({ ...terms, checkoutExpiresAt: z.string(), checkoutUrl: z.string() })),
  userProfile: z.object({ subscribedStreams: z.array(z.string()) }),
});
export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>;

export const getSubscriptionDetails = {
  method: 'GET',
  url: '/api/v1/subscriptions/details',
  answer: success(SubscriptionDetails),
} as const;

/** A stream that can be subscribed to. */
export const OfferedStream = z.object({ id: z.string(), name: z.string() });
export type OfferedStream = z.infer<typeof OfferedStream>;

/** The streams whose members' pages a subscription opens; no stream is limited while the list is empty. */
export const listOfferedStreams = {
  method: 'GET',
  url: '/api/v1/subscriptions/streams',
  answer: success(z.array(OfferedStream)),
} as const;
