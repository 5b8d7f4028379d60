import { getKeepingRoom as contract } from '@inkbloom/contracts/keeping';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** How much room the pages of a stream take where they are kept. */
export function keepingRoomQuery(category: string) {
  return queryOptions({
    queryKey: ['keeping', category],
    queryFn: async ({ signal }) => (await ask(contract, { query: { category }, signal })).data,
    staleTime: 10 * 60_000,
  });
}
