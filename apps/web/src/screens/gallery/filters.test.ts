import { describe, expect, it } from 'vitest';
import { countFilters, readFilters, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the gallery filters in the address', () => {
  it('GAL-10 are read back as they were written', () => {
    const filters = {
      search: 'owl & moon',
      category: 'animals',
      difficulty: 'hard',
      sort: 'easiest',
    } as const;
    expect(readFilters(writeFilters(new URLSearchParams(), filters))).toEqual(filters);
  });

  it('are unset where the server would refuse them', () => {
    expect(read('category=../x&difficulty=huge&sort=loudest')).toEqual({
      search: '',
      category: '',
      difficulty: undefined,
      sort: undefined,
    });
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });

  it('leave the address when they are emptied, and nothing else does', () => {
    const next = writeFilters(new URLSearchParams('from=mail&category=animals&page=3'), { category: '' });
    expect(next.toString()).toBe('from=mail');
  });

  it('GAL-2 are counted for the button, the search apart', () => {
    expect(countFilters(read('search=owl'))).toBe(0);
    expect(countFilters(read('category=animals&difficulty=easy'))).toBe(2);
    expect(countFilters(read('sort=quickest'))).toBe(1);
  });
});
