import { CODE_DIGITS, LINK_MINUTES } from '@inkbloom/contracts/sign-in';
import { PencilLine, RotateCw } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import type { PasswordSignIn } from './use-password.ts';

const WORDS = {
  code: (email: string) => `We sent six digits to ${email}. Type them in, and your account is ready.`,
  reset: (email: string) =>
    `If ${email} has an account with a password, a link to set a new one is in its mailbox now.`,
} as const;

interface SentMailProps {
  readonly password: PasswordSignIn;
  readonly sent: NonNullable<PasswordSignIn['sent']>;
}

/** A mail about a password is on its way. */
export function SentMail({ password, sent }: SentMailProps) {
  const { trouble, isBusy, enterCode, startOver, signUp, forget } = password;
  const [code, setCode] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.length === CODE_DIGITS) enterCode(code);
  }
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-36 desktop:text-48">Look in your mail</h1>
        <p className="mt-2.5 text-18 text-pretty [overflow-wrap:anywhere] text-muted">
          <output>{WORDS[sent.kind](sent.email)}</output>
        </p>
      </div>
      <TroubleNotice trouble={trouble} />
      {sent.kind === 'code' && (
        <form onSubmit={submit} className="grid gap-4">
          <CodeField label="The six digits from the mail" code={code} onChange={setCode} />
          <Button type="submit" kind="primary" size="large" busy={isBusy}>
            Confirm
          </Button>
        </form>
      )}
      <div className="-mx-2 flex flex-wrap gap-x-4">
        <Button
          kind="quiet"
          size="small"
          onClick={() => (sent.kind === 'code' ? signUp(sent) : forget(sent.email))}
        >
          <RotateCw aria-hidden className="size-4" />
          Send It Again
        </Button>
        <Button kind="quiet" size="small" onClick={startOver}>
          <PencilLine aria-hidden className="size-4" />
          Another Address
        </Button>
      </div>
      <p className="text-14 text-pretty text-muted">
        It works once, within {LINK_MINUTES} minutes. Nothing there? It may sit in the folder for unwanted
        mail.
      </p>
    </div>
  );
}
