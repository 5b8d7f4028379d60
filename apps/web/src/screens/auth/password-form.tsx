import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { AuthMode } from './auth-address.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useEmail } from './use-email.ts';
import type { PasswordSignIn } from './use-password.ts';

interface PasswordFormProps {
  readonly mode: AuthMode;
  readonly password: PasswordSignIn;
}

/** Address and password, to sign in or up with. */
export function PasswordForm({ mode, password: { isBusy, trouble, ...actions } }: PasswordFormProps) {
  const email = useEmail();
  const [password, setPassword] = useState('');
  const isNew = mode === 'signup';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    email.take((address) => actions[isNew ? 'signUp' : 'signIn']({ email: address, password }));
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TroubleNotice trouble={trouble} />
      <EmailField {...email.field} />
      <PasswordField value={password} isNew={isNew} onChange={setPassword} />
      <Button type="submit" kind="primary" size="large" busy={isBusy} disabled={password === ''}>
        {isNew ? 'Create Account' : 'Sign In With Password'}
      </Button>
      {!isNew && (
        <Button
          kind="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => email.take(actions.forget)}
        >
          Forgot Your Password?
        </Button>
      )}
    </form>
  );
}
