import { suggestActivities as contract } from '@inkbloom/contracts/activities';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../client/connection.ts';

/** What a search that is being typed could go on to. */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) => (await ask(contract, { query: { q: text }, signal })).data,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}
