import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AuthMode } from './auth-address.ts';
import { EmailField } from './email-field.tsx';
import { emailProblem } from './email-problem.ts';
import { PasswordField } from './password-field.tsx';
import type { PasswordSignIn } from './use-password.ts';

interface PasswordFormProps {
  readonly mode: AuthMode;
  readonly password: PasswordSignIn;
}

/** Address and password, to sign in or up with. */
export function PasswordForm({ mode, password: { isBusy, trouble, ...actions } }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isNew = mode === 'signup';

  /** Does something with the address, if it is one. */
  function withAddress(act: (address: string) => void): void {
    const found = emailProblem(email);
    setProblem(found);
    if (found === null) act(email.trim().toLowerCase());
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    withAddress((address) => actions[isNew ? 'signUp' : 'signIn']({ email: address, password }));
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {trouble && (
        <Notice tone="error" title={trouble.title}>
          {trouble.reason}
        </Notice>
      )}
      <EmailField
        value={email}
        problem={problem}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <PasswordField value={password} isNew={isNew} onChange={setPassword} />
      <Button type="submit" kind="primary" size="large" busy={isBusy} disabled={password === ''}>
        {isNew ? 'Create Account' : 'Sign In With Password'}
      </Button>
      {!isNew && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => withAddress(actions.forget)}
        >
          Forgot Your Password?
        </Button>
      )}
    </form>
  );
}
