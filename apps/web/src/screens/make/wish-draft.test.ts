import { expect, it } from 'vitest';
import { changed, FIRST_WISH, isComplete, JUST_SO, toWish } from './wish-draft.ts';

it('a wish is at first an easy owl as it comes, which is enough to draw', () => {
  expect(isComplete(FIRST_WISH)).toBe(true);
  expect(toWish(FIRST_WISH)).toEqual({
    kind: 'picture',
    subject: 'owl',
    place: JUST_SO,
    difficulty: 'easy',
  });
});

it('own words are enough from two letters on, and are asked for without the blanks around them', () => {
  const words = [null, '', '   a ', ' ab '].map((each) => isComplete({ ...FIRST_WISH, words: each }));
  expect(words).toEqual([true, false, false, true]);
  expect(toWish({ ...FIRST_WISH, words: ' a fox ', difficulty: 'hard' })).toEqual({
    kind: 'words',
    text: 'a fox',
    difficulty: 'hard',
  });
});

it('a name needs a letter and something around it, whatever words were typed before', () => {
  const named = { ...FIRST_WISH, kind: 'name', words: '', name: ' Mia ' } as const;
  expect(isComplete(named)).toBe(true);
  expect(isComplete({ ...named, name: '  ' })).toBe(false);
  expect(isComplete({ ...named, around: [] })).toBe(false);
  expect(toWish({ ...named, around: ['stars'] })).toEqual({
    kind: 'name',
    text: 'Mia',
    around: ['stars'],
    difficulty: 'easy',
  });
});

it('MAKE-1 a name that grows too long for an easy page goes on to the next grade, and pictures do not', () => {
  const named = changed({ ...FIRST_WISH, kind: 'name' }, { name: 'Christina' });
  expect(named.difficulty).toBe('easy');
  expect(changed(named, { name: 'Christinas ' }).difficulty).toBe('medium');
  expect(changed({ ...named, difficulty: 'hard' }, { name: 'Christinas' }).difficulty).toBe('hard');
  expect(changed({ ...FIRST_WISH, name: 'Christinas' }, { place: 'night' }).difficulty).toBe('easy');
});
