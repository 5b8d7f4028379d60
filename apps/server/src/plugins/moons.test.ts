import { describe, expect, it } from 'vitest';
import { moonAfter } from './moons.ts';

const MINUTE_MS = 60_000;

describe('MAKE-3 the moons that feasts go by', () => {
  it.each([
    ['new', '2000-01-01', '2000-01-06T18:14Z'],
    ['new', '2024-04-01', '2024-04-08T18:21Z'],
    ['new', '2027-02-01', '2027-02-06T15:56Z'],
    ['new', '2030-02-01', '2030-02-02T16:07Z'],
    ['full', '2026-03-01', '2026-03-03T11:38Z'],
    ['full', '2029-02-20', '2029-02-28T17:10Z'],
  ] as const)('the %s moon after %s comes at %s', (phase, after, expected) => {
    const strays = Math.abs(moonAfter(Date.parse(after), phase) - Date.parse(expected));
    expect(strays).toBeLessThan(1.5 * MINUTE_MS);
  });

  it('takes a moon of that very moment', () => {
    const moon = moonAfter(Date.parse('2027-02-01'), 'new');
    expect(moonAfter(moon, 'new')).toBe(moon);
    expect(moonAfter(moon + 1, 'new') - moon).toBeGreaterThan(29 * 24 * 60 * MINUTE_MS);
  });
});
