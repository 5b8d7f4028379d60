import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { completeMagicLink } from '../../api/calls/email-sign-in.ts';
import { RequestError } from '../../api/client/request-error.ts';
import { forgetEmail, readEmail } from '../../api/session/kept-email.ts';
import { showToast } from '../../ui/toast.tsx';
import { identityWords } from './identity-words.ts';
import { useGoOn } from './use-go-on.ts';
import { SIGNED_IN } from './use-magic-link.ts';

type Completion =
  | { readonly kind: 'asking' | 'working' }
  | { readonly kind: 'failed'; readonly title: string; readonly reason: string; readonly canRetry: boolean };

/** Codes after which the same link can never work. */
const FINAL = ['expired_action_code', 'invalid_action_code', 'account_exists_with_different_credential'];

function failure(error: unknown): Completion {
  const code = error instanceof RequestError ? error.code : 0;
  const title =
    code === 'invalid_action_code' ? 'Invalid magic link' : 'Failed to complete magic link sign in';
  const canRetry = !FINAL.includes(String(code));
  return { kind: 'failed', title, reason: identityWords(error), canRetry };
}

/** Completes the link of a sign-in mail, at once where the address is kept. */
export function useLinkCompletion(query: URLSearchParams, token: string) {
  const [kept] = useState(readEmail);
  const [state, setState] = useState<Completion>({ kind: kept === undefined ? 'asking' : 'working' });
  const started = useRef(false);
  const goOn = useGoOn(query);

  async function complete(email: string): Promise<void> {
    setState({ kind: 'working' });
    try {
      await completeMagicLink(email, token);
      forgetEmail();
      showToast(SIGNED_IN);
      await goOn();
    } catch (error) {
      setState(failure(error));
    }
  }

  const completeKept = useEffectEvent(() => {
    // A link works once, so it is sent once, however often the effect runs.
    if (kept === undefined || started.current) return;
    started.current = true;
    void complete(kept);
  });
  useEffect(() => completeKept(), []);

  return { state, complete: (email: string) => void complete(email) };
}
