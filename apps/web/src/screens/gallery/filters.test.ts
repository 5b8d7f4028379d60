import type { Category } from '@inkbloom/contracts/categories';
import { describe, expect, it } from 'vitest';
import { headingOf } from './filter-words.ts';
import { countFilters, listInput, NO_FILTERS, readFilters, writeFilters, type Filters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

const ALL_OF_THEM: Filters = {
  search: 'owl & moon',
  categories: ['animals', 'food'],
  difficulties: ['easy', 'hard'],
  isExpert: true,
  maxMinutes: 30,
  season: 'autumn',
  pages: 'several',
  isNotBegun: true,
  sort: 'easiest',
};

describe('the gallery filters in the address', () => {
  it('GAL-10 are read back as they were written', () => {
    const query = writeFilters(new URLSearchParams(), ALL_OF_THEM);
    expect(readFilters(query)).toEqual(ALL_OF_THEM);
    expect(query.toString()).toContain('category=animals%2Cfood&difficulty=easy%2Chard&expert=yes&time=30');
  });

  it('are unset where the server would refuse them', () => {
    expect(read('category=../x,,&difficulty=huge&time=7&season=rainy&pages=0&sort=loudest')).toEqual(
      NO_FILTERS,
    );
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
    expect(read('search=%07ow%00l').search).toBe('owl');
    expect(
      read(`category=${Array.from({ length: 40 }, (_, at) => `c${at}`).join()}`).categories,
    ).toHaveLength(16);
  });

  it('leave the address when they are emptied, and nothing else does', () => {
    const next = writeFilters(new URLSearchParams('from=mail&category=animals&page=3'), { categories: [] });
    expect(next.toString()).toBe('from=mail');
  });

  it('GAL-2 are counted for the button, the search apart', () => {
    expect(countFilters(read('search=owl'))).toBe(0);
    expect(countFilters(read('category=animals&difficulty=easy'))).toBe(2);
    expect(countFilters(read('sort=quickest'))).toBe(1);
    expect(countFilters(ALL_OF_THEM)).toBe(10);
  });

  it('GAL-10 ask the server for all but what only this device knows', () => {
    expect(listInput(NO_FILTERS)).toEqual({});
    expect(listInput(ALL_OF_THEM)).toEqual({
      search: 'owl & moon',
      category: 'animals,food',
      difficulty: 'easy,hard',
      expert: 'yes',
      maxMinutes: 30,
      season: 'autumn',
      pages: 'several',
      sortBy: 'easiest',
    });
  });

  it.each([
    ['', 'All pages'],
    ['difficulty=easy', 'Easy pages'],
    ['expert=yes', 'Expert pages'],
    ['difficulty=hard&expert=yes&season=winter', 'Hard, Expert · Winter'],
    ['category=food', 'Food & Drink'],
    ['category=animals,urban&difficulty=easy', 'Animals, Urban · Easy'],
    ['search=owl', '“owl”'],
    ['search=owl&category=food&time=60', '“owl” in Food & Drink · Up to 1h 0m'],
    ['season=winter&pages=one&begun=no', 'Winter · One page · Not begun'],
  ])('%j is called %s', (query, heading) => {
    const streams = [{ slug: 'food', name: 'Food & Drink' } as Category];
    expect(headingOf(read(query), streams)).toBe(heading);
  });
});
