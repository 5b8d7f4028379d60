import { describe, expect, it } from 'vitest';
import { candidate } from './candidates.ts';

const NONE = new Set<string>();
const SUBJECTS = ['owl', 'rose', 'boat', 'star'];
const PLACE = { day: '2026-03-01', slot: 0 };

function subjectsTried(recent: ReadonlySet<string>): Set<string> {
  const attempts = Array.from({ length: 40 }, (_, attempt) => candidate(PLACE, attempt, SUBJECTS, recent));
  return new Set(attempts.map(({ composition }) => composition));
}

function difficulty(day: string, slot: number) {
  return candidate({ day, slot }, 0, SUBJECTS, NONE).difficulty;
}

describe('what the daily job tries', () => {
  it('is the same again for the same place and attempt, and another for every other', () => {
    expect(candidate(PLACE, 3, SUBJECTS, NONE)).toEqual(candidate(PLACE, 3, SUBJECTS, NONE));
    const seeds = [
      candidate(PLACE, 0, SUBJECTS, NONE).seed,
      candidate(PLACE, 1, SUBJECTS, NONE).seed,
      candidate({ ...PLACE, slot: 1 }, 0, SUBJECTS, NONE).seed,
      candidate({ ...PLACE, day: '2026-03-02' }, 0, SUBJECTS, NONE).seed,
    ];
    expect(new Set(seeds).size).toBe(4);
  });

  it('comes round all subjects but the recent ones', () => {
    expect(subjectsTried(NONE)).toEqual(new Set(SUBJECTS));
    expect(subjectsTried(new Set(['owl', 'star']))).toEqual(new Set(['rose', 'boat']));
  });

  it('takes recent subjects when there are no others', () => {
    expect(subjectsTried(new Set(SUBJECTS))).toEqual(new Set(SUBJECTS));
  });

  it('has one page of each difficulty on a day of three, and turns by the day otherwise', () => {
    const today = [0, 1, 2].map((slot) => difficulty('2026-03-01', slot));
    expect(today.toSorted()).toEqual(['easy', 'hard', 'medium']);
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => difficulty(day, 0));
    expect(days.toSorted()).toEqual(['easy', 'hard', 'medium']);
  });

  it('throws when there is nothing to draw', () => {
    expect(() => candidate(PLACE, 0, [], NONE)).toThrow('no subjects');
  });
});
