import { listFeatured as contract } from '@inkbloom/contracts/activities';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** Today's featured activities. */
export const featuredQuery = queryOptions({
  queryKey: ['activities', 'featured'],
  queryFn: async ({ signal }) => (await ask(contract, { signal })).data,
});
