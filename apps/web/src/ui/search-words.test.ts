import { plainText } from '@inkbloom/contracts/answers';
import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';
import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

const wordsOf = (search: string) => searchWords(new URLSearchParams({ search }));

it('STR-2 the words of an address are such as the server takes, whatever somebody wrote there', () => {
  expect([wordsOf('  red owl '), wordsOf('\u0007ow\0l'), searchWords(new URLSearchParams())]).toEqual([
    'red owl',
    'owl',
    '',
  ]);
  const long = `${'a'.repeat(MAX_SEARCH_LENGTH - 1)}🦉`;
  for (const search of [long, ' '.repeat(300), '\0 \0', 'a '.repeat(150)]) {
    const words = wordsOf(search);
    const taken = plainText(MAX_SEARCH_LENGTH).safeParse(words);
    expect(taken.data, search.slice(-5)).toBe(words);
  }
});
