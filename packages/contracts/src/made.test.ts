import { describe, expect, it } from 'vitest';
import { taker } from '../testing/taker.ts';
import {
  askForPages,
  claimMadePages,
  listMadePages,
  MadeWish,
  MAX_NAME_LETTERS,
  MAX_WISH_LENGTH,
} from './made.ts';

const PICTURE = { kind: 'picture', subject: 'owl', place: 'just-so', difficulty: 'easy' };
const WORDS = { kind: 'words', text: 'an owl in the rain', difficulty: 'medium' };
const NAME = { kind: 'name', text: 'Mira', around: ['flowers'], difficulty: 'hard' };

const takes = (wish: object) => MadeWish.safeParse(wish).success;

describe('MAKE-1 a wish', () => {
  it('is a subject in a place, own words, or a name', () => {
    for (const wish of [PICTURE, WORDS, NAME]) expect(MadeWish.parse(wish)).toEqual(wish);
  });

  it.each([
    [{ ...PICTURE, subject: '' }],
    [{ ...PICTURE, subject: 'Owl' }],
    [{ ...PICTURE, subject: '../owl' }],
    [{ ...PICTURE, place: 'a'.repeat(33) }],
    [{ ...PICTURE, difficulty: 'expert' }],
    [{ ...PICTURE, text: 'owl' }],
    [{ ...WORDS, text: 'a' }],
    [{ ...WORDS, text: ' a ' }],
    [{ ...WORDS, text: 'a'.repeat(MAX_WISH_LENGTH + 1) }],
    [{ ...WORDS, text: 'an\nowl' }],
    [{ ...NAME, text: '   ' }],
    [{ ...NAME, text: 'a'.repeat(MAX_NAME_LETTERS + 1) }],
    [{ ...NAME, around: [] }],
    [{ ...NAME, around: ['skulls'] }],
    [{ ...NAME, around: ['flowers', 'leaves', 'stars', 'hearts', 'stars'] }],
    [{ kind: 'photo', text: 'Mira', difficulty: 'easy' }],
    [{}],
  ])('is refused as %j', (wish) => {
    expect(takes(wish)).toBe(false);
  });

  it('is asked for under an id that a device can make up', () => {
    const ask = taker(askForPages.body, (requestId: string) => ({ requestId, wish: PICTURE }));
    expect([ask('12345678'), ask('0b9f5e0e-6d0d-4b4e-9b3c-1f2e3d4c5b6a')]).toEqual([true, true]);
    expect([ask('1234567'), ask('a'.repeat(65)), ask('a/b/c/d/e')]).toEqual([false, false, false]);
  });
});

it('MAKE-1 pages are listed by whether they were kept, and claimed by the whole key of a device', () => {
  const kept = taker(listMadePages.querystring, (word: string) => ({ kept: word }));
  expect([kept('yes'), kept('no'), kept('true')]).toEqual([true, true, false]);
  const claim = taker(claimMadePages.body, (guestKey: string) => ({ guestKey }));
  expect([claim('a'.repeat(43)), claim('a'.repeat(42)), claim(`${'a'.repeat(42)}=`)]).toEqual([
    true,
    false,
    false,
  ]);
});
