import { type SubmitEvent, useState } from 'react';
import { resetPassword } from '../../api/calls/password-sign-in.ts';
import { forgetEmail, readEmail } from '../../api/session/kept-email.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { authPath } from './auth-address.ts';
import { EmailField } from './email-field.tsx';
import { emailProblem } from './email-problem.ts';
import { identityWords } from './identity-words.ts';
import { PasswordField } from './password-field.tsx';
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
  const [email, setEmail] = useState(kept ?? '');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save(address: string) {
    setBusy(true);
    setFailure(null);
    try {
      await resetPassword(address, token, password);
      forgetEmail();
      showToast(SIGNED_IN);
      await goOn();
    } catch (error) {
      setFailure(identityWords(error));
    }
    setBusy(false);
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found === null) void save(email.trim().toLowerCase());
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h1 className="text-36 desktop:text-48">Choose a new password</h1>
      {failure !== null && (
        <Notice
          tone="error"
          title="Your password was not changed"
          action={
            <ButtonLink size="small" replace to={authPath('signin', query)}>
              Start Over
            </ButtonLink>
          }
        >
          {failure}
        </Notice>
      )}
      {kept === undefined && (
        <EmailField
          value={email}
          problem={problem}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setProblem(null);
          }}
        />
      )}
      <PasswordField value={password} isNew onChange={setPassword} />
      <Button type="submit" kind="primary" size="large" busy={isBusy} disabled={password === ''}>
        Save and Sign In
      </Button>
    </form>
  );
}
