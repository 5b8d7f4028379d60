import { getActivity as contract, type ActivityDetail } from '@inkbloom/contracts/activities';
import { queryOptions } from '@tanstack/react-query';
import { MADE_ID } from './made-id.ts';
import { ask } from '../client/connection.ts';

/** One activity with its pages. */
async function getActivity(id: string, signal?: AbortSignal): Promise<ActivityDetail> {
  if (id.startsWith(MADE_ID)) return (await import('./made-pages.ts')).getMadePage(id, signal);
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
