import { describe, expect, it } from 'vitest';
import { slips } from './distance.ts';

describe('slips between what was typed and a word', () => {
  it.each([
    ['owl', 'owl', 0, 0],
    ['owl', 'howl', 1, 1],
    ['dargon', 'dragon', 1, 1],
    ['kitten', 'sitting', 3, 2],
    ['dargo', 'dragonfly', 5, 1],
    ['', 'owl', 3, 0],
    ['ca', 'abc', 3, 1],
  ])('%s for %s are %i, and %i to its beginning', (typed, word, whole, beginning) => {
    expect(slips(typed, word)).toEqual({ whole, beginning });
  });
});
