import { type Category, listCategories as contract } from '@inkbloom/contracts/categories';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** Streams by rank. */
export function inRankOrder(streams: readonly Category[]): Category[] {
  return streams.toSorted((a, b) => a.rank - b.rank);
}

/** Every stream of activities, by rank. */
async function listCategories(signal?: AbortSignal) {
  return inRankOrder((await ask(contract, { signal })).data);
}

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => listCategories(signal),
  staleTime: 10 * 60_000,
});
