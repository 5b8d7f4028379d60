import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../api/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { type AuthVisit, authVisit } from './auth-address.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { CompleteLink } from './complete-link.tsx';
import { ADDRESS, ConfirmMail, NEWSLETTER } from './confirm-mail.tsx';
import { NewPassword } from './new-password.tsx';
import { Completing } from './completing.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useGoOn } from './use-go-on.ts';
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
        {isComing || <Visit query={query} visit={visit} />}
      </AuthSheet>
    </>
  );
}

interface VisitProps {
  readonly query: URLSearchParams;
  readonly visit: AuthVisit;
}

/** The form, or what the link of a mail is for. */
function Visit({ query, visit }: VisitProps) {
  switch (visit.kind) {
    case 'link':
      return <CompleteLink query={query} token={visit.token} />;
    case 'reset':
      return <NewPassword query={query} token={visit.token} />;
    case 'address':
      return <ConfirmMail key="address" {...ADDRESS} token={visit.token} />;
    case 'newsletter':
      return <ConfirmMail key="newsletter" {...NEWSLETTER} token={visit.token} />;
    default:
      return <SignInForm query={query} />;
  }
}

/** Sends a signed-in person on to where they wanted to go. */
function useOnward(query: URLSearchParams, isSignedIn: boolean): void {
  const goOn = useGoOn(query);
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    const visit = authVisit(query);
    const isAgain = visit.kind === 'start' && query.has('again');
    if (!isSignedIn || 'token' in visit || isAgain) return;
    if (visit.kind === 'done') showToast(successWords(visit.provider));
    void goOnNow();
  }, [isSignedIn, query]);
}
