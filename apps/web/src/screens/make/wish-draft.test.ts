import type { MadeSubject } from '@inkbloom/contracts/made';
import { expect, it } from 'vitest';
import {
  FIRST_WISH,
  isComplete,
  JUST_SO,
  offeredFor,
  settled,
  toWish,
  type WishDraft,
} from './wish-draft.ts';

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

const turtle: MadeSubject = {
  id: 'turtle',
  name: 'Turtle',
  words: [],
  thumbnailUrl: null,
  places: [JUST_SO, 'sea'],
  difficultiesAt: { [JUST_SO]: ['easy', 'medium'], sea: ['medium', 'hard'] },
};

function gradeOf(changes: Partial<WishDraft>, subject?: MadeSubject) {
  const draft = { ...FIRST_WISH, ...changes };
  return settled(draft, offeredFor(draft, subject)).difficulty;
}

it('MAKE-1 a wish is drawn at a grade that is offered, and at its own again where that is', () => {
  expect(gradeOf({})).toBe('easy');
  expect(gradeOf({ place: 'sea' }, turtle)).toBe('medium');
  expect(gradeOf({ place: 'sea', words: 'a turtle' }, turtle)).toBe('easy');
  expect(gradeOf({ kind: 'name', name: 'Christina' })).toBe('easy');
  expect(gradeOf({ kind: 'name', name: 'Christinas ' })).toBe('medium');
  expect(gradeOf({ kind: 'name', name: 'Christinas', difficulty: 'hard' })).toBe('hard');
});
