import { getActivityStats } from '@inkbloom/contracts/records';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** A person's figures, in the weeks and months of this device's time zone. */
export function activityStatsQuery(uid: string) {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return queryOptions({
    queryKey: ['records', 'stats', uid, timezone],
    queryFn: async ({ signal }) => (await ask(getActivityStats, { query: { timezone }, signal })).data,
    staleTime: 0,
  });
}
