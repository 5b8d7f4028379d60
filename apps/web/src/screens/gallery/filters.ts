import { Difficulty, PageCount, Season } from '@inkbloom/contracts/activities';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListActivities } from '../../api/calls/list-activities.ts';
import { readSort, type Sort } from '../../shared/cards/sorts.ts';
import { searchWords } from '../../ui/search-words.ts';

/** What the gallery is narrowed to; it stands in the address, so that a link keeps it. */
export interface Filters {
  readonly search: string;
  /** Slugs of streams or other category values, any of them; none for all. */
  readonly categories: readonly string[];
  /** Any of them; none for all. */
  readonly difficulties: readonly Difficulty[];
  /** Those above hard too; without difficulties those alone. */
  readonly isExpert: boolean;
  /** The longest time, in minutes. */
  readonly maxMinutes: number | undefined;
  readonly season: Season | undefined;
  readonly pages: PageCount | undefined;
  /** Only what this device has not begun. */
  readonly isNotBegun: boolean;
  /** Undefined for the list's own order: the newest first, or the best hits of a search. */
  readonly sort: Sort | undefined;
}

/** Nothing is narrowed. */
export const NO_FILTERS: Filters = {
  search: '',
  categories: [],
  difficulties: [],
  isExpert: false,
  maxMinutes: undefined,
  season: undefined,
  pages: undefined,
  isNotBegun: false,
  sort: undefined,
};

/** The categories that the panel offers first, the documented ones; the streams that are not among them follow. */
export const CATEGORIES = ['nature', 'animals', 'fantasy', 'patterns', 'adventure', 'urban'] as const;
/** Category chips before Show All. */
export const CHIPS_AT_FIRST = 5;
/** The longest times that the panel offers, in minutes. */
export const TIMES_MIN = [15, 30, 60] as const;

/** Categories that an address may name at once. */
const MAX_CATEGORIES = 16;

function optionOf<Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | undefined {
  return options.find((option) => option === text);
}

/** Reads the filters from an address; what the server would refuse counts as unset. */
export function readFilters(query: URLSearchParams): Filters {
  const categories = (query.get('category') ?? '')
    .split(',')
    .filter((slug) => /^[a-z0-9-]{1,64}$/.test(slug));
  const levels = (query.get('difficulty') ?? '').split(',');
  return {
    search: searchWords(query),
    categories: [...new Set(categories)].slice(0, MAX_CATEGORIES),
    difficulties: Difficulty.options.filter((level) => levels.includes(level)),
    isExpert: query.get('expert') === 'yes',
    maxMinutes: TIMES_MIN.find((minutes) => String(minutes) === query.get('time')),
    season: optionOf(Season.options, query.get('season')),
    pages: optionOf(PageCount.options, query.get('pages')),
    isNotBegun: query.get('begun') === 'no',
    sort: readSort(query),
  };
}

/** What each filter is called in an address. */
const PARAMETERS: Readonly<Record<keyof Filters, string>> = {
  search: 'search',
  categories: 'category',
  difficulties: 'difficulty',
  isExpert: 'expert',
  maxMinutes: 'time',
  season: 'season',
  pages: 'pages',
  isNotBegun: 'begun',
  sort: 'sort',
};

/** A filter as an address has it; the empty text where it narrows nothing. */
function textOf(name: string, value: Filters[keyof Filters]): string {
  if (typeof value !== 'boolean') return String(value ?? '');
  if (!value) return '';
  return name === 'expert' ? 'yes' : 'no';
}

/** An address's query with some filters changed, from its first page on; other parameters stay. */
export function writeFilters(query: URLSearchParams, changes: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const filter of Object.keys(changes) as (keyof Filters)[]) {
    const name = PARAMETERS[filter];
    const text = textOf(name, changes[filter]);
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** How many of the panel's choices are on. */
export function countFilters(filters: Filters): number {
  const { categories, difficulties, isExpert, maxMinutes, season, pages, isNotBegun, sort } = filters;
  const single = [isExpert, maxMinutes, season, pages, isNotBegun, sort].filter(Boolean);
  return categories.length + difficulties.length + single.length;
}

/** What the server is asked for; what this device has begun is not its business. */
export function listInput(filters: Filters): Omit<ListActivities, 'page'> {
  const { search, categories, difficulties, isExpert, maxMinutes, season, pages, sort } = filters;
  const input = {
    search,
    category: categories.join(','),
    difficulty: difficulties.join(','),
    expert: isExpert && 'yes',
    maxMinutes,
    season,
    pages,
    sortBy: sort,
  };
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value));
}

/** The filters of the address, and how to change them; typing replaces the entry in the history. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = useCallback(
    (changes: Partial<Filters>, replace = false) =>
      setQuery((now) => writeFilters(now, changes), { replace }),
    [setQuery],
  );
  return { filters, change };
}
