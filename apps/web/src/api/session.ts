import { initUser, signOut as signOutCall, type Profile } from '@inkbloom/contracts/people';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries, send, tokens } from './connection.ts';
import { RequestError } from './request-error.ts';
import { onHintElsewhere, readHint, writeHint } from './sign-in-hint.ts';

export type Session =
  | { readonly status: 'loading'; readonly profile: null }
  | { readonly status: 'guest'; readonly profile: null }
  | { readonly status: 'signed-in'; readonly profile: Profile };

const LOADING: Session = { status: 'loading', profile: null };
const GUEST: Session = { status: 'guest', profile: null };

/** A provider that was cancelled or failed comes back with `error` in the address: nobody signed in. */
function cameBackEmpty(): boolean {
  return readHint() === 'pending' && new URLSearchParams(location.search).has('error');
}

function mayBeSignedIn(): boolean {
  if (cameBackEmpty()) writeHint('no');
  return readHint() !== 'no';
}

async function loadProfile(): Promise<Profile | null> {
  if (!mayBeSignedIn()) return null;
  try {
    const { data } = await send(initUser, { body: {}, token: await tokens.current() });
    writeHint('yes');
    return data;
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error;
    forget();
    return null;
  }
}

function forget(): void {
  writeHint('no');
  tokens.clear();
}

/** Who is signed in; kept until it changes here or in another tab. */
const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: loadProfile,
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnReconnect: (query) => query.state.status === 'error',
});

/** Whether somebody is signed in, and who. A guest is known at once, without a call. */
export function useSession(): Session {
  const { data } = useQuery({ ...sessionQuery, initialData: () => (mayBeSignedIn() ? undefined : null) });
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
  forget();
  queries.setQueryData(sessionQuery.queryKey, null);
  queries.removeQueries({ queryKey: ['drawings'] });
}
