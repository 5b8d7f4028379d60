import { type Activity, listChosen as contract } from '@inkbloom/contracts/activities';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';
import { isMade } from './made-id.ts';

async function getPublic(ids: readonly string[], signal: AbortSignal): Promise<readonly Activity[]> {
  return ids.length === 0 ? [] : (await ask(contract, { query: { ids: ids.join(',') }, signal })).data;
}

async function getOwn(ids: readonly string[], signal: AbortSignal): Promise<readonly Activity[]> {
  return ids.length === 0 ? [] : (await import('./made-pages.ts')).getChosenMade(ids, signal);
}

/**
 * The activities of these ids, in their order. Pages of one's own among them are asked for by themselves, and so the
 * answer goes with the session.
 */
export function chosenQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['account', 'chosen', ids],
    queryFn: async ({ signal }) => {
      const { made = [], others = [] } = Object.groupBy(ids, (id) => (isMade(id) ? 'made' : 'others'));
      const found = (await Promise.all([getPublic(others, signal), getOwn(made, signal)])).flat();
      const byId = new Map(found.map((activity) => [activity.id, activity]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  });
}
