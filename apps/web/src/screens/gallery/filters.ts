import { Difficulty, PageCount, Season } from '@inkbloom/contracts/activities';
import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListActivities } from '../../api/calls/list-activities.ts';
import { readSort, type Sort } from '../../shared/cards/sorts.ts';

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
    // A control character is nothing that anybody searches for, and the server takes none.
    search: (query.get('search') ?? '')
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
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

/** The parameters of an address that stand for filters; empty ones are left out of it. */
function parametersOf(filters: Partial<Filters>): Record<string, string> {
  const { search, categories, difficulties, isExpert, maxMinutes, season, pages, isNotBegun, sort } = filters;
  return {
    ...('search' in filters && { search: search ?? '' }),
    ...('categories' in filters && { category: categories?.join(',') ?? '' }),
    ...('difficulties' in filters && { difficulty: difficulties?.join(',') ?? '' }),
    ...('isExpert' in filters && { expert: isExpert ? 'yes' : '' }),
    ...('maxMinutes' in filters && { time: maxMinutes === undefined ? '' : String(maxMinutes) }),
    ...('season' in filters && { season: season ?? '' }),
    ...('pages' in filters && { pages: pages ?? '' }),
    ...('isNotBegun' in filters && { begun: isNotBegun ? 'no' : '' }),
    ...('sort' in filters && { sort: sort ?? '' }),
  };
}

/** An address's query with some filters changed, from its first page on; other parameters stay. */
export function writeFilters(query: URLSearchParams, changes: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(parametersOf(changes))) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** How many of the panel's choices are on. */
export function countFilters(filters: Filters): number {
  const { categories, difficulties, isExpert, maxMinutes, season, pages, isNotBegun, sort } = filters;
  const single = [maxMinutes, season, pages, sort].filter((choice) => choice !== undefined);
  return categories.length + difficulties.length + single.length + Number(isExpert) + Number(isNotBegun);
}

/** What the server is asked for; what this device has begun is not its business. */
export function listInput(filters: Filters): Omit<ListActivities, 'page'> {
  const { search, categories, difficulties, isExpert, maxMinutes, season, pages, sort } = filters;
  return {
    ...(search && { search }),
    ...(categories.length > 0 && { category: categories.join(',') }),
    ...(difficulties.length > 0 && { difficulty: difficulties.join(',') }),
    ...(isExpert && { expert: 'yes' }),
    ...(maxMinutes !== undefined && { maxMinutes }),
    ...(season && { season }),
    ...(pages && { pages }),
    ...(sort && { sortBy: sort }),
  };
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
