import { Difficulty } from '@inkbloom/contracts/activities';
import { MAX_SEARCH_LENGTH } from '@inkbloom/contracts/limits';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readSort, type Sort } from '../../shared/cards/sorts.ts';

/** What the gallery is narrowed to; it stands in the address, so that a link keeps it. */
export interface Filters {
  readonly search: string;
  /** A stream's slug or another category value; empty for all. */
  readonly category: string;
  readonly difficulty: Difficulty | undefined;
  /** Undefined for the list's own order: the newest first, or the best hits of a search. */
  readonly sort: Sort | undefined;
}

/** Nothing is narrowed. */
export const NO_FILTERS: Filters = { search: '', category: '', difficulty: undefined, sort: undefined };

/** The categories and difficulties that the panel offers. */
export const CATEGORIES = ['nature', 'animals', 'fantasy', 'patterns', 'adventure', 'urban'] as const;
export const DIFFICULTIES = Difficulty.options;
/** Category chips before Show All. */
export const CHIPS_AT_FIRST = 5;

/** Reads the filters from an address; what the server would refuse counts as unset. */
export function readFilters(query: URLSearchParams): Filters {
  const category = query.get('category') ?? '';
  const difficulty = Difficulty.safeParse(query.get('difficulty'));
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    category: /^[a-z0-9-]{1,64}$/.test(category) ? category : '',
    difficulty: difficulty.success ? difficulty.data : undefined,
    sort: readSort(query),
  };
}

/** An address's query with some filters changed, from its first page on; empty ones are left out, other parameters stay. */
export function writeFilters(query: URLSearchParams, changes: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** How many of the panel's choices are on. */
export function countFilters({ category, difficulty, sort }: Filters): number {
  return Number(category !== '') + Number(difficulty !== undefined) + Number(sort !== undefined);
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
