import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { configuration } from '../../api/client/configuration.ts';
import { useSession } from '../../api/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { authVisit } from './auth-address.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { Completing } from './completing.tsx';
import { returnTarget } from './return-target.ts';
import { SignInForm } from './sign-in-form.tsx';
import { successWords } from './use-sign-in.ts';

/** Sign in or sign up, and the place a provider comes back to. */
export default function Auth() {
  const [query] = useSearchParams();
  const { status } = useSession();
  const isComing = authVisit(query).kind === 'done' && status !== 'guest';
  useOnward(query, status === 'signed-in');
  return (
    <>
      <title>{`Sign in · ${configuration()?.appName ?? ''}`}</title>
      <AuthSheet query={query}>{isComing ? <Completing /> : <SignInForm query={query} />}</AuthSheet>
    </>
  );
}

/** Sends a signed-in person on to where they wanted to go. */
function useOnward(query: URLSearchParams, isSignedIn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    const visit = authVisit(query);
    if (visit.kind === 'done') showToast(successWords(visit.provider));
    void navigate(returnTarget(query), { replace: true });
  }, [isSignedIn, query, navigate]);
}
