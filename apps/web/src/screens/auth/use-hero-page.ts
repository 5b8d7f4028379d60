import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { activityQuery } from '../../api/calls/get-activity.ts';
import { listActivities } from '../../api/calls/list-activities.ts';
import { returnTarget } from './return-target.ts';

/** The newest activity, to show a visitor who saw none yet. */
const newest = queryOptions({
  queryKey: ['activities', 'newest'],
  queryFn: async ({ signal }) => (await listActivities({ limit: 1 }, signal)).data[0]?.id ?? null,
});

/** The page to show beside the sign-in: of the activity the person comes from, else of the newest one. */
export function useHeroPage(query: URLSearchParams) {
  const target = returnTarget(query).split(/[?#]/, 1)[0] ?? '';
  const from = matchPath('/activity/:id', target)?.params.id;
  const client = useQueryClient();
  const seen = client.getQueriesData<{ id: string }>({ queryKey: ['activity'] }).at(-1)?.[1]?.id;
  const known = from ?? seen;
  const found = useQuery({ ...newest, enabled: known === undefined });
  const id = known ?? found.data ?? undefined;
  const activity = useQuery({ ...activityQuery(id ?? ''), enabled: id !== undefined });
  return activity.data?.pages[0];
}
