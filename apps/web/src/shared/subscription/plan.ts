import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';

/** Begins an id that stands for every stream; the contract has it as ALL_STREAMS, with schemas this file does without. */
const EVERY_STREAM = 'all-streams-';

/** What a person may open, as far as it is known. */
export interface Plan {
  /** Ids of the streams that a subscription would open. */
  readonly offered: readonly string[];
  /** Ids of the streams that are subscribed to; one that begins with `all-streams-` stands for all. */
  readonly subscribed: readonly string[];
  /** Whether those belong to a subscription that is active. */
  readonly isActive: boolean;
}

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

/** Whether every stream is open: by the id that stands for all, or by as many subscriptions as there are streams. */
export function isUnlimited({ offered, subscribed, isActive }: Plan): boolean {
  if (subscribed.some((id) => id.startsWith(EVERY_STREAM))) return true;
  return isActive && offered.length > 0 && subscribed.length === offered.length;
}

/** Whether a stream's members' pages are open. */
export function opens(plan: Plan, stream: string): boolean {
  return isUnlimited(plan) || plan.subscribed.includes(stream);
}

/** Whether a stream holds back something that a subscription would open. */
export function isLimited(plan: Plan, stream: string): boolean {
  return plan.offered.includes(stream) && !opens(plan, stream);
}

/** Whether an activity is a members' page by now; without a moment it always is free. */
export function isForMembers(membersFrom: string | null | undefined, now: number = Date.now()): boolean {
  return Boolean(membersFrom) && Date.parse(membersFrom ?? '') <= now;
}

/** Streams of which a person has some and not all stand before the others; undefined when none should. */
export function preferred(plan: Plan): ReadonlySet<string> | undefined {
  return plan.subscribed.length > 0 && !isUnlimited(plan) ? new Set(plan.subscribed) : undefined;
}
