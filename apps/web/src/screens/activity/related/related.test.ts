import { describe, expect, it } from 'vitest';
import { filledUp, ofKind, relatedTerm, relatedTo } from './related.ts';

describe('relatedTerm', () => {
  it('DET-5 is the first title word longer than 3 characters', () => {
    expect(relatedTerm('The Old Owl Sleeps Late')).toBe('Sleeps');
  });

  it('DET-5 is the first word where none is longer than 3', () => {
    expect(relatedTerm('Old Owl')).toBe('Old');
  });

  it('DET-5 counts letters, not the punctuation around them', () => {
    expect(relatedTerm('“Owl,” said Moon')).toBe('said');
    expect(relatedTerm('Owl... & Fox!')).toBe('Owl');
  });

  it('DET-5 is empty for a title without words', () => {
    expect(relatedTerm(' … ')).toBe('');
  });
});

describe('relatedTo', () => {
  const found = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

  it('DET-5 leaves the current activity out and keeps up to 3', () => {
    expect(relatedTo('b', found).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('DET-5 gives what there is when there are fewer', () => {
    expect(relatedTo('a', found.slice(0, 2)).map(({ id }) => id)).toEqual(['b']);
    expect(relatedTo('a', found.slice(0, 1))).toEqual([]);
  });
});

const ids = (...names: string[]) => names.map((id) => ({ id }));

describe('filledUp', () => {
  it('DET-5 puts others of the stream behind the related ones, each once, never the current one', () => {
    expect(filledUp('a', ids('b'), ids('a', 'b', 'c', 'd', 'e'))).toEqual(ids('b', 'c', 'd'));
    expect(filledUp('a', ids('b', 'c', 'd'), ids('e'))).toEqual(ids('b', 'c', 'd'));
    expect(filledUp('a', [], [])).toEqual([]);
  });
});

describe('ofKind', () => {
  it('DET-5 puts what is of the same category first and keeps the order otherwise', () => {
    const found = ['food', 'animals', 'food', 'animals'].map((category, id) => ({ id, category }));
    expect(ofKind('animals', found).map(({ id }) => id)).toEqual([1, 3, 0, 2]);
  });
});
