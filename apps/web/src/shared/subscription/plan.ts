import { isUnlimited, type Plan } from '@inkbloom/contracts/access';
import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';

/** What a guest may open while nothing is on offer. */
export const OPEN: Plan = { offered: [], subscribed: [], isActive: false };

/** Reads a plan from what the calls answered. */
export function planOf(details: SubscriptionDetails | undefined, offered: readonly string[]): Plan {
  const active = details?.activeSubscription;
  const isActive = active?.status === 'active';
  const subscribed = [
    ...(details?.userProfile.subscribedStreams ?? []),
    ...(isActive ? active.streamsToSubscribe : []),
  ];
  return { offered, subscribed: [...new Set(subscribed)], isActive };
}

/** Streams of which a person has some and not all stand before the others; undefined when none should. */
export function preferred(plan: Plan): ReadonlySet<string> | undefined {
  return plan.subscribed.length > 0 && !isUnlimited(plan) ? new Set(plan.subscribed) : undefined;
}
