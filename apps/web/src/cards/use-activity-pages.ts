import { useInfiniteQuery } from '@tanstack/react-query';
import { activityPagesQuery, type ListActivities } from '../api/list-activities.ts';

/** A list of activities page after page, as the grid and its Load More want it. */
export function useActivityPages(input: Omit<ListActivities, 'page'>) {
  const { data, error, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    activityPagesQuery(input),
  );
  const activities = data?.pages.flatMap((page) => page.data);
  const total = data?.pages[0]?.pagination.total ?? 0;
  return {
    /** What has come so far; undefined before the first page. */
    activities,
    total,
    error,
    retry: () => void refetch(),
    more: {
      remaining: total - (activities?.length ?? 0),
      busy: isFetchingNextPage,
      error,
      onMore: () => void fetchNextPage(),
    },
  };
}
