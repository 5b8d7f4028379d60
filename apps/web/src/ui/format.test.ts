import { describe, expect, it } from 'vitest';
import { duration, nameFromSlug, percent, relativeTime } from './format.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe('FMT-1 relative time', () => {
  it.each([
    ['2026-03-10T12:00:40Z', 'Just now'],
    ['2026-03-10T11:59:01Z', 'Just now'],
    ['2026-03-10T11:59:00Z', '1 min ago'],
    ['2026-03-10T11:00:01Z', '59 min ago'],
    ['2026-03-10T11:00:00Z', '1h ago'],
    ['2026-03-09T12:00:01Z', '23h ago'],
    ['2026-03-09T12:00:00Z', '1d ago'],
    ['2026-03-03T12:00:01Z', '6d ago'],
    ['2026-03-03T12:00:00Z', 'Mar 3, 2026'],
  ])('%s is %s', (moment, words) => {
    expect(relativeTime(moment, now)).toBe(words);
  });
});

describe('FMT-1 durations', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1h 0m'],
    [125, '2h 5m'],
  ])('%i minutes are %s', (minutes, words) => {
    expect(duration(minutes)).toBe(words);
  });
});

describe('percent', () => {
  it.each([
    [0, 0],
    [0.001, 1],
    [0.424, 42],
    [0.999, 99],
    [1, 100],
  ])('%d is %i', (share, whole) => {
    expect(percent(share)).toBe(whole);
  });
});

it('STR-1 a slug has a name', () => {
  expect(nameFromSlug('under-the-sea')).toBe('Under The Sea');
  expect(nameFromSlug('élan-für-3d-owls')).toBe('Élan Für 3d Owls');
});
