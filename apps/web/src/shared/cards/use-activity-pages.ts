import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { activityPagesQuery, type ListActivities } from '../../api/calls/list-activities.ts';
import { useShownPages } from './use-shown-pages.ts';

/** A list of activities, as many pages as the address says, as the grid and its Load More want it. */
export function useActivityPages(input: Omit<ListActivities, 'page'>) {
  const list = useInfiniteQuery(activityPagesQuery(input));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = list;
  const [wanted, showMore] = useShownPages();
  const loaded = data?.pages.length ?? 0;
  const isShort = loaded > 0 && loaded < wanted && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !error) void fetchNextPage();
  }, [isShort, isFetching, error, fetchNextPage]);

  const activities = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const total = data?.pages[0]?.pagination.total ?? 0;
  return {
    /** What has come so far; undefined before the first page. */
    activities,
    total,
    error,
    retry: () => void list.refetch(),
    more: {
      remaining: total - (activities?.length ?? 0),
      busy: isFetchingNextPage || isShort,
      error,
      onMore: () => (isShort ? void fetchNextPage() : showMore()),
    },
  };
}
