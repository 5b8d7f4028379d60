/** An id that stands for every stream, in a list of streams that are subscribed to, begins so. */
export const ALL_STREAMS = 'all-streams-';

/** What a person may open, as far as it is known. */
export interface Plan {
  /** Ids of the streams that a subscription would open. */
  readonly offered: readonly string[];
  /** Ids of the streams that are subscribed to; one that begins with ALL_STREAMS stands for all. */
  readonly subscribed: readonly string[];
  /** Whether those belong to a subscription that is active. */
  readonly isActive: boolean;
}

/** Whether every stream is open: by the id that stands for all, or by as many subscriptions as there are streams. */
export function isUnlimited({ offered, subscribed, isActive }: Plan): boolean {
  if (subscribed.some((id) => id.startsWith(ALL_STREAMS))) return true;
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

/** Whether a person may see the full-size pictures of an activity, color it and print it. */
export function mayOpen(
  plan: Plan,
  { membersFrom, category }: { readonly membersFrom?: string | null | undefined; readonly category: string },
  now: number = Date.now(),
): boolean {
  return !isForMembers(membersFrom, now) || !isLimited(plan, category);
}
