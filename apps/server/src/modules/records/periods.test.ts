import { describe, expect, it } from 'vitest';
import { chartWeeks, countDays, dayIn, sundayOf } from './periods.ts';

describe('ACC-4 weeks and months', () => {
  it('a week begins on Sunday', () => {
    expect(sundayOf('2026-11-22')).toBe('2026-11-22');
    expect(sundayOf('2026-11-28')).toBe('2026-11-22');
    expect(sundayOf('2026-03-04', 1)).toBe('2026-02-22');
  });

  it('a day is the person’s own, also where clocks change', () => {
    expect(dayIn('America/New_York')('2026-11-22T03:00:00Z')).toBe('2026-11-21');
    expect(dayIn('Asia/Tokyo')('2026-11-21T15:00:00Z')).toBe('2026-11-22');
    expect(dayIn('Europe/Berlin')('2026-10-25T00:30:00Z')).toBe('2026-10-25');
  });

  it('counts all, this week and this month', () => {
    const days = ['2026-10-31', '2026-11-01', '2026-11-21', '2026-11-22', '2026-11-22'];
    expect(countDays(days, '2026-11-24')).toEqual({ total: 5, thisWeek: 2, thisMonth: 4 });
  });

  it('puts what happened into its week; what is older than the chart is left out', () => {
    const weeks = chartWeeks(
      [
        { day: '2026-11-22', kind: 'finished' },
        { day: '2026-11-21', kind: 'begun' },
        { day: '2026-01-01', kind: 'begun' },
      ],
      '2026-11-24',
    );
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { start: '2026-11-15', finished: 0, begun: 1, downloads: 0 },
      { start: '2026-11-22', finished: 1, begun: 0, downloads: 0 },
    ]);
  });
});
