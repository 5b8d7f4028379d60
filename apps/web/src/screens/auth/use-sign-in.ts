import type { ProviderId } from '@inkbloom/contracts/people';
import { useEffect, useState } from 'react';
import { startSignIn } from '../../api/calls/start-sign-in.ts';
import { isNativeShell } from '../../device/shell/native-shell.ts';
import { PROVIDER_NAMES, returnAddresses } from './auth-address.ts';

interface SignIn {
  /** The provider the person is being sent to; null at rest. */
  readonly leavingFor: ProviderId | null;
  /** Why the last try did not get that far. */
  readonly failure: { readonly title: string; readonly reason: string } | null;
  readonly start: (provider: ProviderId) => void;
}

/** Sends the person to a provider, to come back to this screen. */
export function useSignIn(query: URLSearchParams): SignIn {
  const [leavingFor, setLeavingFor] = useState<ProviderId | null>(null);
  const [failure, setFailure] = useState<SignIn['failure']>(null);

  useEffect(() => {
    // Back from the provider's page the browser may show this one as it was left.
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeavingFor(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function start(provider: ProviderId) {
    setLeavingFor(provider);
    setFailure(null);
    try {
      if (isNativeShell()) {
        const { beginSignIn } = await import('../../device/shell/sign-in.ts');
        await beginSignIn(provider);
        setLeavingFor(null);
      } else location.assign(await startSignIn({ provider, ...returnAddresses(provider, query) }));
    } catch (error) {
      setLeavingFor(null);
      setFailure({ title: failedWords(provider), reason: error instanceof Error ? error.message : '' });
    }
  }

  return { leavingFor, failure, start: (provider) => void start(provider) };
}

/** What a sign-in that did not work is called. */
export function failedWords(provider: ProviderId): string {
  return `Failed to sign in with ${PROVIDER_NAMES[provider]}`;
}

/** What a sign-in that worked is called. */
export function successWords(provider: ProviderId): string {
  return `Successfully signed in with ${PROVIDER_NAMES[provider]}!`;
}
