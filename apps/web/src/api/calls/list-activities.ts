import {
  listActivities as contract,
  type PageCount,
  type Season,
  type SortBy,
} from '@inkbloom/contracts/activities';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** Milliseconds that a list is good for, and the pages beyond which it is for the whole visit. */
const FRESH_FOR = 60_000;
const MANY_PAGES = 3;

export interface ListActivities {
  readonly page?: number;
  readonly limit?: number;
  /** One, or several parted by commas. */
  readonly category?: string;
  readonly difficulty?: string;
  readonly expert?: 'yes';
  readonly maxMinutes?: number;
  readonly season?: Season;
  readonly pages?: PageCount;
  readonly search?: string;
  readonly sortBy?: SortBy;
  readonly sortOrder?: 'asc' | 'desc';
}

/** One page of activities with its pagination. */
export function listActivities(input: ListActivities, signal?: AbortSignal) {
  return ask(contract, { query: { ...input }, signal });
}

/** One page, cached by its filters. */
export function activitiesQuery(input: ListActivities) {
  return queryOptions({
    queryKey: ['activities', 'page', input],
    queryFn: ({ signal }) => listActivities(input, signal),
  });
}

/** Page after page; another filter starts again from page 1. */
export function activityPagesQuery(input: Omit<ListActivities, 'page'>) {
  return infiniteQueryOptions({
    queryKey: ['activities', 'pages', input],
    queryFn: ({ pageParam, signal }) => listActivities({ ...input, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    // A long list that is come back to is not asked for page by page again.
    staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > MANY_PAGES ? Infinity : FRESH_FOR),
  });
}
