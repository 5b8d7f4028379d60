import { listChosen as contract } from '@inkbloom/contracts/activities';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** The activities of these ids, in their order. */
export function chosenQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['activities', 'chosen', ids],
    queryFn: async ({ signal }) => (await ask(contract, { query: { ids: ids.join(',') }, signal })).data,
  });
}
