import { useState } from 'react';
import { completeCode } from '../../api/calls/email-sign-in.ts';
import {
  requestPasswordReset,
  signInWithPassword,
  signUpWithPassword,
} from '../../api/calls/password-sign-in.ts';
import { keepEmail } from '../../api/session/kept-email.ts';
import { showToast } from '../../ui/toast.tsx';
import { type Attempts, useAttempt } from './use-attempt.ts';
import { useGoOn } from './use-go-on.ts';
import { type MagicLink, SIGNED_IN } from './use-magic-link.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A mail that was sent: with the code of a sign-up, or with the link to a new password. */
type SentMail =
  | (Credentials & { readonly kind: 'code'; readonly requestId: string })
  | { readonly kind: 'reset'; readonly email: string };

/** Signing in and up with a password. */
export interface PasswordSignIn
  extends Omit<Attempts, 'attempt'>, Pick<MagicLink, 'enterCode' | 'startOver'> {
  readonly sent: SentMail | null;
  readonly signIn: (credentials: Credentials) => void;
  readonly signUp: (credentials: Credentials) => void;
  readonly forget: (email: string) => void;
}

/** Signs in and up with a password, and has a new one mailed for. */
export function usePassword(query: URLSearchParams): PasswordSignIn {
  const goOn = useGoOn(query);
  const [sent, setSent] = useState<SentMail | null>(null);
  const { isBusy, trouble, attempt } = useAttempt();

  async function welcome(): Promise<void> {
    showToast(SIGNED_IN);
    await goOn();
  }

  async function signUp(credentials: Credentials): Promise<void> {
    const replaces =
      sent?.kind === 'code' && sent.email === credentials.email ? { replaces: sent.requestId } : {};
    const requestId = await signUpWithPassword({ ...credentials, ...replaces });
    setSent({ kind: 'code', ...credentials, requestId });
  }

  return {
    sent,
    isBusy,
    trouble,
    startOver: () => setSent(null),
    signUp: (credentials) => attempt('Failed to sign up', () => signUp(credentials)),
    signIn: ({ email, password }) =>
      attempt('Failed to sign in', async () => {
        await signInWithPassword(email, password);
        await welcome();
      }),
    enterCode: (code) =>
      attempt('This code does not work', async () => {
        if (sent?.kind !== 'code') return;
        await completeCode(sent.requestId, code);
        await welcome();
      }),
    forget: (email) =>
      attempt('Failed to send the mail', async () => {
        await requestPasswordReset(email);
        keepEmail(email);
        setSent({ kind: 'reset', email });
      }),
  };
}
