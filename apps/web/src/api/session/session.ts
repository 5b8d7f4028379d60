import type { Profile } from '@inkbloom/contracts/people';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queries, send, tokens } from '../client/connection.ts';
import { forgetPerson, knownAtOnce, loadProfile } from './load-profile.ts';
import { forgetProfile, keepProfile } from './kept-profile.ts';
import { carried } from './session-carrier.ts';
import { onHintElsewhere, readHint, writeHint } from './sign-in-hint.ts';

export type SignedInSession =
  | { readonly status: 'loading'; readonly profile: null }
  | { readonly status: 'guest'; readonly profile: null }
  | { readonly status: 'signed-in'; readonly profile: Profile };

const LOADING: SignedInSession = { status: 'loading', profile: null };
const GUEST: SignedInSession = { status: 'guest', profile: null };

/** Milliseconds after which the profile is asked for again when a screen opens. */
const CHECKED_FOR = 10 * 60_000;

/** A profile that cannot be asked for stays what it was, or empty. */
function logged(error: unknown): never {
  console.info('the profile could not be loaded', error);
  throw error;
}

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => loadProfile({ send, tokens }).catch(logged),
  initialData: () => knownAtOnce(location.search),
  initialDataUpdatedAt: 0,
  staleTime: CHECKED_FOR,
  gcTime: Infinity,
});

/** Whether somebody is signed in, and who. A guest and the person of the last visit are known at once. */
export function useSession(): SignedInSession {
  const { data, isError } = useQuery(sessionQuery);
  if (data === undefined) return isError ? GUEST : LOADING;
  return data ? { status: 'signed-in', profile: data } : GUEST;
}

/** What is kept on this device of who is signed in; undefined while it does not say. */
const knownHere = () => knownAtOnce('');

/**
 * Follows other tabs in who is signed in: what they noted counts at once, and the server is asked once more. Gives the
 * function that stops it.
 */
export function followSignIns(): () => void {
  return onHintElsewhere(() => {
    // Another tab is on its way to a provider: nobody signed in or out yet.
    if (readHint() === 'pending') return;
    tokens.clear();
    queries.setQueryData(sessionQuery.queryKey, knownHere());
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
}

/** The id of who is signed in at this moment, or null: another tab's sign-in counts before this one was told of it. */
export function personNow(): string | null {
  const known = knownHere();
  const person = known === undefined ? queries.getQueryData(sessionQuery.queryKey) : known;
  return person?.uid ?? null;
}

/** The server has just opened a session for somebody: forgets who was there before and asks who it is. */
export async function sessionBegan(): Promise<void> {
  tokens.clear();
  forgetProfile();
  writeHint('pending');
  await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** The person's profile is another now. */
export function profileChanged(profile: Profile): void {
  keepProfile(profile);
  queries.setQueryData(sessionQuery.queryKey, profile);
}

/** The server has ended the session: forgets everything about the person here. */
export function sessionEnded(): void {
  carried.by?.drop();
  forgetPerson(tokens);
  queries.setQueryData(sessionQuery.queryKey, null);
  for (const name of ['drawings', 'records', 'account']) queries.removeQueries({ queryKey: [name] });
  // Among them pages of one's own; what is on the screen stays, since somebody may be coloring it.
  queries.removeQueries({ queryKey: ['activity'], type: 'inactive' });
}
