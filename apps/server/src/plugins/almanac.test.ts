import { describe, expect, it } from 'vitest';
import { feastsNear, seasonOf, suitsTime, weekOf } from './almanac.ts';

const suits = (day: string, ...tags: string[]) => suitsTime(tags, Date.parse(day));
const near = (day: string) => feastsNear(day).map(({ id }) => id);

describe('MAKE-3 the calendar of the daily pages', () => {
  it('has the seasons of either side of the world', () => {
    expect(
      ['2026-01-15', '2026-03-01', '2026-07-01', '2026-11-30'].map((day) => seasonOf(day, 'north')),
    ).toEqual(['winter', 'spring', 'summer', 'autumn']);
    expect(seasonOf('2026-12-24', 'south')).toBe('summer');
  });

  it('knows the feasts of several years, fixed and moving ones', () => {
    const days: Readonly<Record<string, string>> = {
      '2026-04-05': 'easter',
      '2027-03-28': 'easter',
      '2026-02-17': 'lunar-new-year',
      '2027-02-06': 'lunar-new-year',
      '2026-12-05': 'hanukkah',
      '2026-11-26': 'thanksgiving',
      '2026-05-10': 'mothers-day',
      '2026-11-08': 'diwali',
      '2027-10-28': 'diwali',
      '2026-10-31': 'halloween',
      '2026-11-02': 'day-of-the-dead',
      '2026-09-25': 'mid-autumn',
      '2026-03-04': 'holi',
      '2027-03-22': 'holi',
      '2026-03-20': 'eid',
      '2026-05-27': 'eid',
      '2033-12-23': 'eid',
      '2026-12-24': 'christmas',
      '2026-12-31': 'new-year',
    };
    for (const [day, feast] of Object.entries(days))
      expect([day, near(day)]).toEqual([day, expect.arrayContaining([feast])]);
  });

  it('is near a feast from four days before until it is over', () => {
    expect(near('2026-10-26')).not.toContain('halloween');
    expect(near('2026-10-27')).toContain('halloween');
    expect(near('2026-11-01')).not.toContain('halloween');
    expect(near('2026-12-13')).toEqual([]);
  });

  it('knows feasts that last into the next year or are near in the one before', () => {
    expect(near('2028-01-01')).toContain('hanukkah');
    expect(near('2032-12-31')).toContain('eid');
  });

  it('tells pages of a feast that is far off from those that suit the time', () => {
    expect(suits('2026-11-23', 'castle')).toBe(true);
    expect(suits('2026-11-23', 'christmas', 'tree')).toBe(true);
    expect(suits('2026-11-23', 'easter')).toBe(false);
    expect(suits('2026-11-23', 'easter', 'christmas')).toBe(true);
    expect(suits('2026-01-10', 'lunar new year')).toBe(true);
  });

  it('begins weeks on Mondays', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(weekOf)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ]);
  });
});
