import { listCategories as contract } from '@inkbloom/contracts/categories';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** Every stream of activities, by rank. */
async function listCategories(signal?: AbortSignal) {
  const { data } = await ask(contract, { signal });
  return data.toSorted((a, b) => a.rank - b.rank);
}

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => listCategories(signal),
  staleTime: 10 * 60_000,
});
