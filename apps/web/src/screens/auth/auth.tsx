import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../api/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { authVisit } from './auth-address.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { CompleteLink } from './complete-link.tsx';
import { Completing } from './completing.tsx';
import { returnTarget } from './return-target.ts';
import { SignInForm } from './sign-in-form.tsx';
import { successWords } from './use-sign-in.ts';

/** Sign in or sign up, and the place a provider comes back to. */
export default function Auth() {
  const [query] = useSearchParams();
  const { status } = useSession();
  const visit = authVisit(query);
  const isComing = visit.kind === 'done' && status !== 'guest';
  useOnward(query, status === 'signed-in');
  return (
    <>
      <ScreenTitle>{SCREEN_TITLES['/auth']}</ScreenTitle>
      <AuthSheet query={query}>
        {isComing && <Completing />}
        {visit.kind === 'link' && <CompleteLink query={query} token={visit.token} />}
        {!isComing && visit.kind !== 'link' && <SignInForm query={query} />}
      </AuthSheet>
    </>
  );
}

/** Sends a signed-in person on to where they wanted to go. */
function useOnward(query: URLSearchParams, isSignedIn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const visit = authVisit(query);
    const isAgain = visit.kind === 'start' && query.has('again');
    if (!isSignedIn || visit.kind === 'link' || isAgain) return;
    if (visit.kind === 'done') showToast(successWords(visit.provider));
    void navigate(returnTarget(query), { replace: true });
  }, [isSignedIn, query, navigate]);
}
