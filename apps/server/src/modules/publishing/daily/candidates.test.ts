import { describe, expect, it } from 'vitest';
import { difficultyOf, kindName, kindsFor, type Past, recipeOf } from './candidates.ts';

const PLACE = { day: '2026-03-01', slot: 0 };
const SUBJECTS = ['owl', 'rose', 'boat', 'star'].map(
  (name) => ({ composition: name, family: name, score: 4 }) as const,
);
const NOTHING: Past = { families: new Map(), drawn: new Map(), refused: new Map() };
const GRADE = difficultyOf(PLACE);
const wanted = { difficulty: GRADE, subjects: SUBJECTS, isDue: () => false, restingSince: '2026-02-01' };
const names = (past: Past, isDue = (_family: string, _refused: number) => false) =>
  kindsFor(PLACE, { ...wanted, isDue: ({ family }, times) => isDue(family, times) }, past)
    .filter(({ difficulty }) => difficulty === GRADE)
    .map(({ subject }) => subject.family);
const refused = (name: string, times: number) => new Map([[kindName(name, GRADE), times]]);
const isStar = (family: string, times: number) => family === 'star' && times < 4;

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
    const drawn = new Map(['owl', 'boat', 'star'].map((name) => [kindName(name, GRADE), 1]));
    const families = new Map([
      ['owl', '2026-01-05'],
      ['boat', '2026-01-03'],
      ['star', '2026-01-04'],
    ]);
    expect(names({ ...NOTHING, families, drawn })).toEqual(['rose', 'boat', 'star', 'owl']);
    expect(names({ ...NOTHING, families, drawn }, (family) => family === 'owl')[0]).toBe('owl');
  });

  it('lets what was refused wait, twice as long each time', () => {
    const drawn = new Map(['owl', 'boat', 'star'].map((name) => [kindName(name, GRADE), 2]));
    expect(names({ ...NOTHING, drawn, refused: refused('rose', 1) })[0]).toBe('rose');
    expect(names({ ...NOTHING, drawn, refused: refused('rose', 2) }).at(-1)).toBe('rose');
  });

  it('tries what the day is about first, if it still is after so many refusals', () => {
    expect(names({ ...NOTHING, refused: refused('star', 3) }, isStar)[0]).toBe('star');
    expect(names({ ...NOTHING, refused: refused('star', 4) }, isStar).at(-1)).toBe('star');
  });

  it('shows the whole picture, or comes nearer to a part that its stream allows', () => {
    const kind = {
      subject: { ...SUBJECTS[0]!, views: ['middle', 'high'] as const },
      difficulty: 'easy',
    } as const;
    const recipes = Array.from({ length: 60 }, (_, attempt) => recipeOf(kind, PLACE, attempt));
    const views = new Set(recipes.map(({ view }) => view ?? 'whole'));
    expect([...views].toSorted()).toEqual(['high', 'middle', 'whole']);
    expect(recipeOf({ ...kind, subject: SUBJECTS[0]! }, PLACE, 1)).not.toHaveProperty('view');
  });

  it('takes another difficulty, or one that nobody looked at, before it takes none', () => {
    const [owl, rose] = SUBJECTS;
    const proven = new Set([GRADE]);
    const subjects = [{ ...owl!, proven }, rose!];
    const all = kindsFor(PLACE, { ...wanted, subjects }, NOTHING);
    const called = all.map(({ subject, difficulty }) => `${subject.family} ${difficulty === GRADE}`);
    expect(called.slice(0, 2).toSorted()).toEqual(['owl true', 'rose true']);
    expect(called.slice(2)).toEqual(['rose false', 'rose false', 'owl false', 'owl false']);
  });

  it('has one page of each difficulty on a day of three, and turns by the day otherwise', () => {
    const today = [0, 1, 2].map((slot) => difficultyOf({ day: '2026-03-01', slot }));
    expect(today.toSorted()).toEqual(['easy', 'hard', 'medium']);
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => difficultyOf({ day, slot: 0 }));
    expect(days.toSorted()).toEqual(['easy', 'hard', 'medium']);
  });

  it('gives a place the difficulty that its day lacks', () => {
    const own = difficultyOf(PLACE);
    const others = (['easy', 'medium', 'hard'] as const).filter((one) => one !== own);
    expect(difficultyOf(PLACE, others)).toBe(own);
    expect(others).toContain(difficultyOf(PLACE, [own]));
    expect(difficultyOf(PLACE, [own, others[0]!])).toBe(others[1]);
  });
});
