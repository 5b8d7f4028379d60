import type { FirstAnswers } from '@inkbloom/contracts/first-answers';
import type { QueryClient } from '@tanstack/react-query';
import { activityQuery } from '../api/calls/get-activity.ts';
import { activitiesQuery, activityPagesQuery } from '../api/calls/list-activities.ts';
import { LATELY_KEY } from '../api/calls/daily-key.ts';
import { categoriesQuery, inRankOrder } from '../api/calls/list-categories.ts';
import { featuredQuery } from '../api/calls/list-featured.ts';

/** Puts the answers that came with the page where its first screen looks for them, so that it asks nothing first. */
export function seedQueries(
  queries: QueryClient,
  { list, activity, categories, featured, daily }: FirstAnswers,
): void {
  if (list) {
    const { page, ...input } = list.query;
    queries.setQueryData(activitiesQuery(list.query).queryKey, list.answer);
    queries.setQueryData(activityPagesQuery(input).queryKey, { pages: [list.answer], pageParams: [page] });
  }
  if (activity?.data.pages) {
    const detail = { ...activity.data, pages: activity.data.pages };
    queries.setQueryData(activityQuery(detail.id).queryKey, detail);
  }
  if (categories) queries.setQueryData(categoriesQuery.queryKey, inRankOrder(categories.data));
  if (featured) queries.setQueryData(featuredQuery.queryKey, featured.data);
  if (daily) queries.setQueryData(LATELY_KEY, daily.data);
}
