import { useState } from 'react';
import { confirmAddressChange } from '../../api/calls/password-sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { identityWords } from './identity-words.ts';

type Confirmation =
  | { readonly kind: 'asking' | 'working' }
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** The link of a mail to a new address. A press confirms it, so that mail scanners confirm nothing. */
export function ConfirmAddress({ token }: { readonly token: string }) {
  const [state, setState] = useState<Confirmation>({ kind: 'asking' });
  async function confirm() {
    setState({ kind: 'working' });
    try {
      setState({ kind: 'done', email: await confirmAddressChange(token) });
    } catch (error) {
      setState({ kind: 'failed', reason: identityWords(error) });
    }
  }
  const settings = (
    <ButtonLink kind={state.kind === 'asking' ? 'quiet' : 'primary'} size="large" to="/account?tab=settings">
      Open Settings
    </ButtonLink>
  );
  if (state.kind === 'done') {
    return (
      <div className="grid gap-5">
        <h1 className="text-36 desktop:text-48">Your address was changed</h1>
        <p className="text-18 [overflow-wrap:anywhere] text-muted">
          <output>{`Your account has ${state.email} from now on.`}</output>
        </p>
        {settings}
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div className="grid gap-5">
        <h1 className="text-36 desktop:text-48">This link has dried up</h1>
        <Notice tone="error" title="Your address was not changed">
          {state.reason}
        </Notice>
        {settings}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <h1 className="text-36 desktop:text-48">Is this your new address?</h1>
      <p className="text-18 text-pretty text-muted">
        Your account will have the address that this link was mailed to.
      </p>
      <Button kind="primary" size="large" busy={state.kind === 'working'} onClick={() => void confirm()}>
        Confirm Address
      </Button>
    </div>
  );
}
