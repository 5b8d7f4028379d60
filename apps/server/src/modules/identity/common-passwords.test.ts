import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { refusalFrom } from '../../../testing/save-parts.ts';
import { checkPassword } from './common-passwords.ts';

const SHORT = 'A password has at least 6 characters.';
const COMMON = 'This password is one of the most common ones, and easy to guess. Choose another.';
const byRank = dictionary['passwords-common'].map(String);
const longAround = (rank: number, step: number) => {
  let at = rank;
  while (byRank[at]!.length < 6) at += step;
  return byRank[at]!;
};

it.each([
  ['', SHORT],
  ['abcd5', SHORT],
  ['🖍'.repeat(5), SHORT],
  ['dragon', COMMON],
  ['DRAGON', COMMON],
  [longAround(9_999, -1), COMMON],
])('AUTH-7 the password %j is refused: %s', async (password, message) => {
  expect(await refusalFrom(checkPassword(password))).toEqual([400, 'weak_password', message, {}]);
});

it.each(['🖍'.repeat(6), 'herons', longAround(10_000, 1)])(
  'AUTH-7 the password %j may be chosen',
  async (password) => {
    await checkPassword(password);
  },
);
