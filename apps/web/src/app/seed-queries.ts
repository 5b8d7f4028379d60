import type { FirstAnswers } from '@inkbloom/contracts/first-answers';
import type { QueryClient } from '@tanstack/react-query';
import { activityQuery } from '../api/calls/get-activity.ts';
import { activitiesQuery, activityPagesQuery } from '../api/calls/list-activities.ts';
import { LATELY_KEY } from '../api/calls/daily-key.ts';
import { OFFERED_KEY } from '../api/calls/offered-key.ts';
import { categoriesQuery, inRankOrder } from '../api/calls/list-categories.ts';
import { featuredQuery } from '../api/calls/list-featured.ts';
import { readHint } from '../api/session/sign-in-hint.ts';
import { useAccess } from '../shared/subscription/access.ts';
import { planOf } from '../shared/subscription/plan.ts';

/** Puts the answers that came with the page where its first screen looks for them, so that it asks nothing first. */
export function seedQueries(
  queries: QueryClient,
  { list, activity, categories, featured, daily, offered }: FirstAnswers,
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
  // What is limited for a guest is known at once; what a person may open is asked for, all of it together.
  if (offered && readHint() === 'no') {
    queries.setQueryData(OFFERED_KEY, offered.data);
    const ids = offered.data.map(({ id }) => id);
    useAccess.setState({ plan: planOf(undefined, ids), isKnown: true });
  }
}
