import { signOut as signOutCall, type Profile } from '@inkbloom/contracts/people';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries, send, tokens } from './connection.ts';
import { forgetPerson, knownAtOnce, loadProfile } from './load-profile.ts';
import { onHintElsewhere } from './sign-in-hint.ts';

export type Session =
  | { readonly status: 'loading'; readonly profile: null }
  | { readonly status: 'guest'; readonly profile: null }
  | { readonly status: 'signed-in'; readonly profile: Profile };

const LOADING: Session = { status: 'loading', profile: null };
const GUEST: Session = { status: 'guest', profile: null };

/** Milliseconds after which the profile is asked for again when a screen opens. */
const CHECKED_FOR = 10 * 60_000;

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => loadProfile({ send, tokens }),
  initialData: () => knownAtOnce(location.search),
  initialDataUpdatedAt: 0,
  staleTime: CHECKED_FOR,
  gcTime: Infinity,
});

/** Whether somebody is signed in, and who. A guest and the person of the last visit are known at once. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  useEffect(
    () =>
      onHintElsewhere(() => {
        tokens.clear();
        void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [],
  );
  if (data === undefined) return LOADING;
  return data ? { status: 'signed-in', profile: data } : GUEST;
}

/** Ends the session on the server, then forgets everything about the person on this device's cache. */
export async function signOut(): Promise<void> {
  await send(signOutCall, { body: {} });
  forgetPerson(tokens);
  queries.setQueryData(sessionQuery.queryKey, null);
  queries.removeQueries({ queryKey: ['drawings'] });
}
