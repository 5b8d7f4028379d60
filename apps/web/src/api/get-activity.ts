import { getActivity as contract } from '@inkbloom/contracts/activities';
import { queryOptions } from '@tanstack/react-query';
import { ask } from './connection.ts';

/** One activity with its pages. */
async function getActivity(id: string, signal?: AbortSignal) {
  return (await ask(contract, { params: { id }, signal })).data;
}

export function activityQuery(id: string) {
  return queryOptions({
    queryKey: ['activity', id],
    queryFn: ({ signal }) => getActivity(id, signal),
  });
}
