import { useState } from 'react';
import { completeCode, sendMagicLink } from '../../api/calls/email-sign-in.ts';
import { forgetEmail, keepEmail } from '../../api/session/kept-email.ts';
import { showToast } from '../../ui/toast.tsx';
import { returnTarget } from './return-target.ts';
import { type Attempts, useAttempt } from './use-attempt.ts';
import { useGoOn } from './use-go-on.ts';

/** A mail on its way. */
export interface SentLink {
  readonly email: string;
  /** What its code is typed in with. */
  readonly requestId: string;
}

/** Signing in by mail, from the address to the code. */
export interface MagicLink extends Omit<Attempts, 'attempt'> {
  readonly sent: SentLink | null;
  readonly send: (email: string) => void;
  readonly enterCode: (code: string) => void;
  /** Goes back to the address. */
  readonly startOver: () => void;
}

export const SIGNED_IN = 'Successfully signed in!';

/** Sends sign-in mails and takes their codes. */
export function useMagicLink(query: URLSearchParams): MagicLink {
  const goOn = useGoOn(query);
  const [sent, setSent] = useState<SentLink | null>(null);
  const { isBusy, trouble, attempt } = useAttempt();

  async function send(email: string): Promise<void> {
    const replaces = sent?.email === email ? { replaces: sent.requestId } : {};
    const requestId = await sendMagicLink({ email, returnPath: returnTarget(query), ...replaces });
    keepEmail(email);
    setSent({ email, requestId });
  }

  async function enterCode(code: string): Promise<void> {
    if (!sent) return;
    await completeCode(sent.requestId, code);
    forgetEmail();
    showToast(SIGNED_IN);
    await goOn();
  }

  return {
    sent,
    isBusy,
    trouble,
    send: (email) => attempt('Failed to send magic link', () => send(email)),
    enterCode: (code) => attempt('This code does not work', () => enterCode(code)),
    startOver: () => setSent(null),
  };
}
