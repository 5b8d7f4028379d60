import { useState } from 'react';
import { completeCode, sendMagicLink } from '../../api/calls/email-sign-in.ts';
import { forgetEmail, keepEmail } from '../../api/session/kept-email.ts';
import { showToast } from '../../ui/toast.tsx';
import { identityWords } from './identity-words.ts';
import { returnTarget } from './return-target.ts';
import { useGoOn } from './use-go-on.ts';

/** A mail on its way. */
export interface SentLink {
  readonly email: string;
  /** What its code is typed in with. */
  readonly requestId: string;
}

interface Trouble {
  readonly title: string;
  readonly reason: string;
}

/** Signing in by mail, from the address to the code. */
export interface MagicLink {
  readonly sent: SentLink | null;
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
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
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function attempt(title: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble({ title, reason: identityWords(error) });
    } finally {
      setBusy(false);
    }
  }

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
    send: (email) => void attempt('Failed to send magic link', () => send(email)),
    enterCode: (code) => void attempt('This code does not work', () => enterCode(code)),
    startOver: () => setSent(null),
  };
}
