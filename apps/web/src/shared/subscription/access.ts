import { isForMembers, isLimited, type Plan } from '@inkbloom/contracts/access';
import type { Activity } from '@inkbloom/contracts/activities';
import { create } from 'zustand';
import { OPEN } from './plan.ts';

interface Access {
  /** What the person who is here may open; nothing is held back until it is known. */
  readonly plan: Plan;
  /** Whether the calls have answered or failed. */
  readonly isKnown: boolean;
}

/** What may be opened, for every screen; `watch-access.tsx` keeps it true. */
export const useAccess = create<Access>(() => ({ plan: OPEN, isKnown: false }));

/** Whether a stream is limited for the person who is here. */
export function useLimited(stream: string): boolean {
  return useAccess(({ plan }) => isLimited(plan, stream));
}

/** Whether an activity is a members' page that a subscription to its stream would open for the person who is here. */
export function useLocked({ membersFrom, category }: Pick<Activity, 'membersFrom' | 'category'>): boolean {
  return useLimited(category) && isForMembers(membersFrom);
}
