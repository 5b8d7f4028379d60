import { getNeighbors as contract } from '@inkbloom/contracts/activities';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** What stands before and after an activity in its stream. */
export function neighborsQuery(id: string) {
  return queryOptions({
    queryKey: ['neighbors', id],
    queryFn: async ({ signal }) => (await ask(contract, { params: { id }, signal })).data,
  });
}
