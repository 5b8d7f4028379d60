import { useState } from 'react';
import { confirmNewsletter } from '../../api/calls/newsletter.ts';
import { confirmAddressChange } from '../../api/calls/password-sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { identityWords } from './identity-words.ts';

/** What the link of a mail confirms, in words. */
interface Matter {
  readonly question: string;
  readonly words: string;
  readonly button: string;
  readonly done: string;
  readonly failed: string;
  /** Confirms; gives what to say then. */
  readonly confirm: (token: string) => Promise<string>;
}

export const ADDRESS: Matter = {
  question: 'Is this your new address?',
  words: 'Your account will have the address that this link was mailed to.',
  button: 'Confirm Address',
  done: 'Your address was changed',
  failed: 'Your address was not changed',
  confirm: async (token) => `Your account has ${await confirmAddressChange(token)} from now on.`,
};

export const NEWSLETTER: Matter = {
  question: 'Do you want our mail?',
  words: 'What you switched on in Settings then comes to the address of your account.',
  button: 'Yes, Send It',
  done: 'Mail is on',
  failed: 'Mail was not switched on',
  async confirm(token) {
    await confirmNewsletter(token);
    return 'Every mail has a link by which it stops at once.';
  },
};

type Confirmation =
  | { readonly kind: 'asking' | 'working' }
  | { readonly kind: 'done' | 'failed'; readonly words: string };

/** The link of a mail that asks for a yes. A press gives it, so that mail scanners confirm nothing. */
export function ConfirmMail({ token, ...matter }: Matter & { readonly token: string }) {
  const [state, setState] = useState<Confirmation>({ kind: 'asking' });
  async function confirm() {
    setState({ kind: 'working' });
    try {
      setState({ kind: 'done', words: await matter.confirm(token) });
    } catch (error) {
      setState({ kind: 'failed', words: identityWords(error) });
    }
  }
  if (state.kind === 'done' || state.kind === 'failed') {
    return (
      <div className="grid gap-5">
        <h1 className="text-36 desktop:text-48">
          {state.kind === 'done' ? matter.done : 'This link has dried up'}
        </h1>
        {state.kind === 'done' ? (
          <p className="text-18 [overflow-wrap:anywhere] text-muted">
            <output>{state.words}</output>
          </p>
        ) : (
          <Notice tone="error" title={matter.failed}>
            {state.words}
          </Notice>
        )}
        <ButtonLink kind="primary" size="large" to="/account?tab=settings">
          Open Settings
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <h1 className="text-36 desktop:text-48">{matter.question}</h1>
      <p className="text-18 text-pretty text-muted">{matter.words}</p>
      <Button kind="primary" size="large" busy={state.kind === 'working'} onClick={() => void confirm()}>
        {matter.button}
      </Button>
    </div>
  );
}
