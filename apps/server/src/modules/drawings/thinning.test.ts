import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextThinning, type RevisionAge, revisionsToDrop } from './thinning.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Friday, at noon. */
const NOW = Date.UTC(2026, 4, 1, 12);

function at(revision: number, hoursAgo: number, branchOf?: number): RevisionAge {
  return {
    revision,
    base_revision: branchOf ?? revision - 1,
    is_branch: branchOf === undefined ? 0 : 1,
    created_at: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
  };
}

const on = (revision: number, created_at: string, branchOf?: number) => ({
  ...at(revision, 0, branchOf),
  created_at,
});

const hoursIn = (milliseconds: number) => milliseconds / HOUR_MS;

const month = (hours: number) => [at(1, 30 * 24 + 18), at(2, 30 * 24 + hours), at(3, 0)];

describe('KEEP-5 what age drops of a drawing', () => {
  it('is nothing of the last day', () => {
    const day = Array.from({ length: 24 }, (_, hour) => at(hour + 1, 23.9 - hour));
    expect(revisionsToDrop(day, 24, NOW)).toEqual([]);
  });

  it('is all but the last of each day of a month', () => {
    const days = [at(1, 60), at(2, 58), at(3, 50), at(4, 34), at(5, 30), at(6, 1)];
    expect(revisionsToDrop(days, 6, NOW)).toEqual([4, 2, 1]);
  });

  it('is all but the last of each week after a month', () => {
    const weeks = Array.from({ length: 28 }, (_, day) => at(day + 1, (68 - day) * 24));
    const kept = weeks.length - revisionsToDrop(weeks, 28, NOW).length;
    expect(kept).toBeGreaterThanOrEqual(4);
    expect(kept).toBeLessThanOrEqual(5);
  });

  it('is never the head, nor the last revision of a branch', () => {
    const week = 7 * 24;
    const old = [
      at(1, 9 * week),
      at(2, 9 * week, 1),
      at(3, 9 * week, 2),
      at(4, 9 * week, 1),
      at(5, 9 * week - 1),
    ];
    expect(revisionsToDrop(old, 1, NOW)).toEqual([2]);
  });

  it('counts days and weeks in UTC, a week from Monday, and branches for themselves', () => {
    const monday = [
      on(1, '2026-02-15T23:59:59.999Z'),
      on(2, '2026-02-16T00:00:00.000Z'),
      on(3, '2026-02-22T23:59:59.999Z'),
      on(4, '2026-02-23T00:00:00.000Z'),
    ];
    expect(revisionsToDrop(monday, 4, NOW)).toEqual([2]);
    const midnight = [
      on(1, '2026-04-20T00:00:00.000Z'),
      on(2, '2026-04-20T23:59:59.999Z'),
      on(3, '2026-04-21T00:00:00.000Z'),
    ];
    expect(revisionsToDrop(midnight, 3, NOW)).toEqual([1]);
    const branched = [
      on(1, '2026-04-20T01:00:00.000Z'),
      on(2, '2026-04-20T02:00:00.000Z', 1),
      on(3, '2026-04-20T03:00:00.000Z', 2),
    ];
    expect(revisionsToDrop(branched, 1, NOW), 'the branch has a last revision of its own').toEqual([2]);
    expect(revisionsToDrop(branched.slice(0, 2), 9, NOW)).toEqual([]);
  });

  it('begins when a day is over, and is by the week when thirty are', () => {
    const pair = (oldest: number) => [at(1, hoursIn(oldest)), at(2, hoursIn(oldest - 1))];
    expect(revisionsToDrop(pair(DAY_MS), 2, NOW), 'the newer one is of today').toEqual([]);
    expect(revisionsToDrop(pair(DAY_MS + 1), 2, NOW)).toEqual([1]);
    // Noon of a Wednesday thirty days ago, and the evening of the Tuesday before: two days, and one week.
    expect(revisionsToDrop(month(0), 3, NOW)).toEqual([1]);
    expect(revisionsToDrop(month(-hoursIn(1)), 3, NOW)).toEqual([]);
  });

  it('is the same whether a drawing is looked at every day or once a year later', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 24 * 60 }), { minLength: 1, maxLength: 40 }),
        (hours) => {
          const all = hours.toSorted((a, b) => b - a).map((ago, index) => at(index + 1, ago));
          const keep = (revisions: readonly RevisionAge[], now: number) => {
            const dropped = new Set(revisionsToDrop(revisions, all.length, now));
            return revisions.filter(({ revision }) => !dropped.has(revision));
          };
          let daily: readonly RevisionAge[] = all;
          for (let day = 0; day <= 100; day++) daily = keep(daily, NOW + day * DAY_MS);
          expect(daily).toEqual(keep(all, NOW + 100 * DAY_MS));
        },
      ),
    );
  });

  it('is looked for again while something can still be dropped', () => {
    expect(nextThinning([at(1, 1)], NOW)).toBeNull();
    expect(nextThinning([at(1, 48), at(2, 1)], NOW)).toBe('2026-05-02T12:00:00.000Z');
    expect(nextThinning([at(1, 38 * 24), at(2, 38 * 24)], NOW)).toBeNull();
    expect(nextThinning([at(1, 37 * 24), at(2, 37 * 24)], NOW)).toBeNull();
    expect(nextThinning([at(1, 90 * 24), at(2, 37 * 24 - 1)], NOW)).toBe('2026-05-02T12:00:00.000Z');
    expect(nextThinning([], NOW)).toBeNull();
  });
});
