import { describe, expect, it } from 'vitest';
import { factWords, markWords, momentWords } from './version-words.ts';

const NOW = new Date(2026, 10, 22, 10, 0);

describe('KEEP-3 the words of a version', () => {
  it.each([
    [new Date(2026, 10, 22, 9, 41), 'Today 9:41'],
    [new Date(2026, 10, 22, 10, 5), 'Today 10:05'],
    [new Date(2026, 10, 21, 20, 12), 'Yesterday 20:12'],
    [new Date(2026, 10, 20, 8, 5), 'Friday 8:05'],
    [new Date(2026, 10, 12, 0, 0), 'Nov 12 0:00'],
    [new Date(2025, 11, 31, 23, 59), 'Dec 31, 2025 23:59'],
  ])('say when it was saved: %s', (moment, words) => {
    expect(momentWords(moment.toISOString(), NOW)).toBe(words);
  });

  it('say how much was colored, and on what', () => {
    expect(factWords({ coloredShare: 0.72, device: 'tablet' })).toBe('72% colored · tablet');
    expect(factWords({ coloredShare: 0, device: null })).toBe('0% colored');
  });

  it('mark work of two places and what was brought back', () => {
    expect(markWords({ isBranch: false, restoredFrom: null }, undefined, NOW)).toBeNull();
    expect(markWords({ isBranch: true, restoredFrom: null }, undefined, NOW)).toBe('Colored in two places');
    const savedAt = new Date(2026, 10, 21, 20, 12).toISOString();
    expect(markWords({ isBranch: false, restoredFrom: 2 }, { savedAt }, NOW)).toBe(
      'Brought back from yesterday 20:12',
    );
    expect(markWords({ isBranch: false, restoredFrom: 2 }, undefined, NOW)).toBe('Brought back');
  });
});
