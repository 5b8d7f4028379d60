import { expect, it } from 'vitest';
import { addDays, weekdayWords, isDay, isoDay, dateOf, monthOf, weekOf } from './days.ts';

it('days are counted and named without the hour playing a part', () => {
  expect(isoDay(dateOf('2026-03-29'))).toBe('2026-03-29');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(weekdayWords('2026-03-01')).toBe('Sunday, March 1');
  expect([monthOf('2026-01-31'), monthOf('2026-01-31', -1)]).toEqual(['2026-01-01', '2025-12-01']);
  expect([weekOf('2026-03-02'), weekOf('2026-03-08')]).toEqual(['2026-03-02', '2026-03-02']);
});

it('FEA-1 a day that an address names is one that there is: browsers reckon with others in ways of their own', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].map(isDay)).toEqual([true, true, true]);
  const others = [
    '2026-02-29',
    '2026-02-31',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    'now',
    '',
  ];
  expect(others.filter(isDay)).toEqual([]);
});
