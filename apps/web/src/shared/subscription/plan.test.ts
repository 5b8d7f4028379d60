import { isForMembers, isLimited, isUnlimited, opens } from '@inkbloom/contracts/access';
import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { describe, expect, it } from 'vitest';
import { OPEN, planOf, preferred } from './plan.ts';

const OFFERED = ['animals', 'nature', 'mandalas'];

function details(active: readonly string[] | null, profile: readonly string[] = [], status = 'active') {
  const terms = { billingFrequency: 'monthly' as const, finalAmount: 3, createdAt: '2026-01-01T00:00:00Z' };
  return {
    activeSubscription: active && { ...terms, status, streamsToSubscribe: [...active] },
    pendingRequest: null,
    userProfile: { subscribedStreams: [...profile] },
  } satisfies SubscriptionDetails;
}

describe('SUB-10 what a person may open', () => {
  it('is everything by the id that stands for all, wherever it is written', () => {
    expect(isUnlimited(planOf(details(['all-streams-2026']), OFFERED))).toBe(true);
    expect(isUnlimited(planOf(details(null, ['all-streams-x']), OFFERED))).toBe(true);
  });

  it('is everything with as many streams as there are, when there are any', () => {
    expect(isUnlimited(planOf(details(OFFERED), OFFERED))).toBe(true);
    expect(isUnlimited(planOf(details([]), []))).toBe(false);
    expect(isUnlimited(planOf(details(null, OFFERED), OFFERED))).toBe(false);
  });

  it('is the streams that are subscribed to', () => {
    const plan = planOf(details(['animals']), OFFERED);
    expect([opens(plan, 'animals'), opens(plan, 'nature')]).toEqual([true, false]);
    expect([isLimited(plan, 'animals'), isLimited(plan, 'nature')]).toEqual([false, true]);
  });

  it('is not what an ended subscription held, but what the profile still has', () => {
    const plan = planOf(details(['animals'], ['nature'], 'canceled'), OFFERED);
    expect([opens(plan, 'animals'), opens(plan, 'nature')]).toEqual([false, true]);
  });

  it('SUB-13 is nothing less than a guest has when the calls fail', () => {
    expect(planOf(undefined, [])).toEqual(OPEN);
    expect(isLimited(OPEN, 'animals')).toBe(false);
  });

  it('STR-4 holds nothing back in streams that are not offered', () => {
    const plan = planOf(undefined, OFFERED);
    expect(isLimited(plan, 'fresh-and-new')).toBe(false);
    expect(isLimited(plan, 'explore-more')).toBe(false);
  });
});

describe('SUB-11 a members’ page', () => {
  const now = Date.parse('2026-03-01T00:00:00Z');

  it.each([
    [undefined, false],
    [null, false],
    ['2026-02-28T00:00:00Z', true],
    ['2026-03-02T00:00:00Z', false],
  ])('from %s is one: %s', (membersFrom, isOne) => {
    expect(isForMembers(membersFrom, now)).toBe(isOne);
  });
});

describe('GAL-7 the streams that stand first', () => {
  it('are those of a person who has some', () => {
    expect(preferred(planOf(details(['nature']), OFFERED))).toEqual(new Set(['nature']));
  });

  it('are none for a person who has all, or none', () => {
    expect(preferred(planOf(details(['all-streams-x']), OFFERED))).toBeUndefined();
    expect(preferred(OPEN)).toBeUndefined();
  });
});
