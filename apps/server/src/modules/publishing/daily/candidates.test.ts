import { describe, expect, it } from 'vitest';
import { difficultyOf, kindName, kindsFor, type Past, recipeOf } from './candidates.ts';

const PLACE = { day: '2026-03-01', slot: 0 };
const SUBJECTS = ['owl', 'rose', 'boat', 'star'].map(
  (name) => ({ composition: name, family: name, score: 4 }) as const,
);
const NOTHING: Past = { families: new Map(), kinds: new Map() };
const wanted = { subjects: SUBJECTS, isDue: () => false, restingSince: '2026-02-01' };
const names = (past: Past, isDue = (_family: string) => false) =>
  kindsFor(PLACE, { ...wanted, isDue: ({ family }) => isDue(family) }, past).map(
    ({ subject }) => subject.family,
  );

describe('MAKE-3 what the daily job tries', () => {
  it('is the same again for the same place and attempt, and another for every other', () => {
    const [kind] = kindsFor(PLACE, wanted, NOTHING);
    expect(recipeOf(kind!, PLACE, 3)).toEqual(recipeOf(kind!, PLACE, 3));
    expect(recipeOf(kind!, PLACE, 4).seed).not.toBe(recipeOf(kind!, PLACE, 3).seed);
    expect(recipeOf(kind!, { ...PLACE, slot: 1 }, 3).seed).not.toBe(recipeOf(kind!, PLACE, 3).seed);
  });

  it('leaves out families that rest', () => {
    expect(names(NOTHING).toSorted()).toEqual(['boat', 'owl', 'rose', 'star']);
    expect(
      names({
        ...NOTHING,
        families: new Map([
          ['owl', '2026-02-01'],
          ['rose', '2026-01-31'],
        ]),
      }),
    ).not.toContain('owl');
  });

  it('begins with what the day is about, then what was drawn least, then what rested longest', () => {
    const grade = difficultyOf(PLACE);
    const kinds = new Map(['owl', 'boat', 'star'].map((name) => [kindName(name, grade), 1]));
    const families = new Map([
      ['owl', '2026-01-05'],
      ['boat', '2026-01-03'],
      ['star', '2026-01-04'],
    ]);
    expect(names({ families, kinds })).toEqual(['rose', 'boat', 'star', 'owl']);
    expect(names({ families, kinds }, (family) => family === 'owl')[0]).toBe('owl');
  });

  it('has one page of each difficulty on a day of three, and turns by the day otherwise', () => {
    const today = [0, 1, 2].map((slot) => difficultyOf({ day: '2026-03-01', slot }));
    expect(today.toSorted()).toEqual(['easy', 'hard', 'medium']);
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => difficultyOf({ day, slot: 0 }));
    expect(days.toSorted()).toEqual(['easy', 'hard', 'medium']);
  });
});
