import { endOtherSessions, endSession, listSessions } from '@inkbloom/contracts/account';
import { queryOptions } from '@tanstack/react-query';
import { ask, queries } from '../client/connection.ts';

const KEY = ['account', 'sessions'];

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await ask(listSessions, { signal })).data,
  staleTime: 0,
});

/** Signs out one place. */
export async function signOutPlace(id: string): Promise<void> {
  await ask(endSession, { params: { id } });
  await queries.invalidateQueries({ queryKey: KEY });
}

/** Signs out every place but this one. */
export async function signOutElsewhere(): Promise<void> {
  await ask(endOtherSessions);
  await queries.invalidateQueries({ queryKey: KEY });
}
