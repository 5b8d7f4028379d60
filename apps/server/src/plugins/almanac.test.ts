import { describe, expect, it } from 'vitest';
import { feastsNear, seasonOf, suitsTime, weekOf } from './almanac.ts';
import { addDays } from './local-day.ts';

const suits = (day: string, ...tags: string[]) => suitsTime(tags, Date.parse(day));
const near = (day: string) => feastsNear(day).map(({ id }) => id);
const lasts = (feast: string, day: string) => feastsNear(day, 0).some(({ id }) => id === feast);
const begins = (feast: string, day: string) => lasts(feast, day) && !lasts(feast, addDays(day, -1));

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

  it('dates the feasts of the moon as they are kept, also where it is new minutes before or after midnight', () => {
    const dates: Readonly<Record<string, readonly string[]>> = {
      'lunar-new-year': [
        '2024-02-10',
        '2025-01-29',
        '2026-02-17',
        '2027-02-06',
        '2028-01-26',
        '2029-02-13',
        '2030-02-03',
        '2031-01-23',
        '2032-02-11',
        '2033-01-31',
        '2034-02-19',
      ],
      'mid-autumn': [
        '2024-09-17',
        '2025-10-06',
        '2026-09-25',
        '2027-09-15',
        '2028-10-03',
        '2029-09-22',
        '2030-09-12',
        '2031-10-01',
        '2032-09-19',
        '2033-09-08',
        '2034-09-27',
      ],
      holi: [
        '2024-03-25',
        '2025-03-14',
        '2026-03-04',
        '2027-03-22',
        '2028-03-11',
        '2029-03-01',
        '2030-03-20',
        '2031-03-09',
        '2032-03-27',
        '2033-03-16',
        '2034-03-05',
      ],
      diwali: [
        '2024-10-31',
        '2025-10-20',
        '2026-11-08',
        '2027-10-29',
        '2028-10-17',
        '2029-11-05',
        '2030-10-26',
        '2031-11-14',
        '2032-11-02',
        '2033-10-22',
        '2034-11-10',
      ],
      easter: [
        '2024-03-31',
        '2025-04-20',
        '2026-04-05',
        '2027-03-28',
        '2028-04-16',
        '2029-04-01',
        '2030-04-21',
        '2031-04-13',
        '2032-03-28',
        '2033-04-17',
        '2034-04-09',
      ],
      hanukkah: ['2024-12-26', '2025-12-15', '2026-12-05', '2027-12-25', '2028-12-13', '2032-11-28'],
    };
    for (const [feast, days] of Object.entries(dates))
      expect([feast, days.filter((day) => !begins(feast, day))]).toEqual([feast, []]);
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
