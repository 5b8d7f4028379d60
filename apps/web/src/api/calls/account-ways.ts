import { addEmailWay, linkProvider, listWays, removeWay, type WayId } from '@inkbloom/contracts/account';
import type { ProviderId } from '@inkbloom/contracts/people';
import { queryOptions } from '@tanstack/react-query';
import { ask, queries, send } from '../client/connection.ts';
import { identityTimeout } from '../session/identity-timeout.ts';

const KEY = ['account', 'ways'];

/** How the person can sign in. */
export const waysQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await ask(listWays, { signal })).data,
  staleTime: 0,
});

/** Takes a way to sign in away. */
export async function unlinkWay(id: WayId): Promise<void> {
  queries.setQueryData(KEY, (await ask(removeWay, { params: { id } })).data);
}

/** Lets the person sign in by mail too. */
export async function linkEmail(): Promise<void> {
  queries.setQueryData(KEY, (await ask(addEmailWay, { body: {} })).data);
}

/** Gives the address to go to for linking a provider; it comes back to one of the two paths. */
export async function startLinking(
  provider: ProviderId,
  paths: { readonly callbackURL: string; readonly errorCallbackURL: string },
): Promise<string> {
  return (await send(linkProvider, { body: { provider, ...paths }, timeout: identityTimeout() })).url;
}
