import { getActivity as contract, type ActivityDetail } from '@inkbloom/contracts/activities';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** One activity with its pages. */
async function getActivity(id: string, signal?: AbortSignal): Promise<ActivityDetail> {
  const { data } = await ask(contract, { params: { id }, signal });
  if (data.pages) return { ...data, pages: data.pages };
  const { pagesOf } = await import('./pages-of.ts');
  return { ...data, pages: await pagesOf(data) };
}

export function activityQuery(id: string) {
  return queryOptions({
    queryKey: ['activity', id],
    queryFn: ({ signal }) => getActivity(id, signal),
  });
}
