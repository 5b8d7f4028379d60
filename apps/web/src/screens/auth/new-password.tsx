import { type SubmitEvent, useState } from 'react';
import { resetPassword } from '../../api/calls/password-sign-in.ts';
import { forgetEmail, readEmail } from '../../api/session/kept-email.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { authPath } from './auth-address.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useEmail } from './use-email.ts';
import { useGoOn } from './use-go-on.ts';
import { SIGNED_IN } from './use-magic-link.ts';

interface NewPasswordProps {
  readonly query: URLSearchParams;
  readonly token: string;
}

/** The link of a mail to a new password: asks for it, and for the address where that is not kept. */
export function NewPassword({ query, token }: NewPasswordProps) {
  const goOn = useGoOn(query);
  const [kept] = useState(readEmail);
  const email = useEmail(kept);
  const [password, setPassword] = useState('');
  const { isBusy, trouble, attempt } = useAttempt();

  async function save(address: string) {
    await resetPassword(address, token, password);
    forgetEmail();
    showToast(SIGNED_IN);
    await goOn();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    email.take((address) => attempt('Your password was not changed', () => save(address)));
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h1 className="text-36 desktop:text-48">Choose a new password</h1>
      {trouble && (
        <Notice
          tone="error"
          title={trouble.title}
          action={
            <ButtonLink size="small" replace to={authPath('signin', query)}>
              Start Over
            </ButtonLink>
          }
        >
          {trouble.reason}
        </Notice>
      )}
      {kept === undefined && <EmailField {...email.field} />}
      <PasswordField value={password} isNew onChange={setPassword} />
      <Button type="submit" kind="primary" size="large" busy={isBusy} disabled={password === ''}>
        Save and Sign In
      </Button>
    </form>
  );
}
