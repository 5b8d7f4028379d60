import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, localDay, nextMidnight } from './local-day.ts';

function midnightAfter(moment: string, timezone: string): string {
  return new Date(nextMidnight(Date.parse(moment), timezone)).toISOString();
}

describe('the local calendar', () => {
  it('tells the date that people on the spot write', () => {
    const moment = Date.parse('2026-03-01T23:30:00Z');
    expect(localDay(moment, 'UTC')).toBe('2026-03-01');
    expect(localDay(moment, 'Europe/Berlin')).toBe('2026-03-02');
    expect(localDay(moment, 'America/Los_Angeles')).toBe('2026-03-01');
    expect(localDay(moment, 'Pacific/Kiritimati')).toBe('2026-03-02');
  });

  it.each([
    ['2026-03-01T10:00:00Z', 'UTC', '2026-03-02T00:00:00.000Z'],
    // Clocks go forward: the day has 23 hours.
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    // Clocks go back: the day has 25 hours.
    ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // Clocks go forward at midnight itself: the day begins at one o'clock.
    ['2026-04-23T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // A quarter of an hour beside everybody else.
    ['2026-03-01T10:00:00Z', 'Asia/Kathmandu', '2026-03-01T18:15:00.000Z'],
  ])('finds the midnight after %s in %s', (moment, timezone, wanted) => {
    expect(midnightAfter(moment, timezone)).toBe(wanted);
  });

  it('finds the next midnight when it is midnight', () => {
    expect(midnightAfter('2026-03-02T00:00:00Z', 'UTC')).toBe('2026-03-03T00:00:00.000Z');
  });

  it('counts days over the ends of months and years', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -14)).toBe('2025-12-18');
    expect(dayNumber('2026-01-02') - dayNumber('2025-12-31')).toBe(2);
  });
});
