import { CODE_DIGITS, LINK_MINUTES } from '@inkbloom/contracts/sign-in';
import { PencilLine, RotateCw } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import type { MagicLink, SentLink } from './use-magic-link.ts';

interface LookInMailProps {
  readonly link: MagicLink;
  readonly sent: SentLink;
}

/** A mail is on its way; its code can be typed in here. */
export function LookInMail({ link, sent }: LookInMailProps) {
  const [code, setCode] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.length === CODE_DIGITS) link.enterCode(code);
  }
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-36 desktop:text-48">Look in your mail</h1>
        <p className="mt-2.5 text-18 text-pretty [overflow-wrap:anywhere] text-muted">
          <output>{`Magic link sent to ${sent.email}! Check your inbox and click the link to sign in.`}</output>
        </p>
      </div>
      <TroubleNotice trouble={link.trouble} />
      <form onSubmit={submit} className="grid gap-4">
        <CodeField
          label="In the installed app? Type the six digits from the mail"
          code={code}
          onChange={setCode}
        />
        <Button type="submit" kind="primary" size="large" busy={link.isBusy}>
          Sign In
        </Button>
      </form>
      <div className="-mx-2 flex flex-wrap gap-x-4">
        <Button kind="quiet" size="small" onClick={() => link.send(sent.email)}>
          <RotateCw aria-hidden className="size-4" />
          Send It Again
        </Button>
        <Button kind="quiet" size="small" onClick={link.startOver}>
          <PencilLine aria-hidden className="size-4" />
          Another Address
        </Button>
      </div>
      <p className="text-14 text-pretty text-muted">
        Link and code work once, within {LINK_MINUTES} minutes; only the newest counts. Nothing there? It may
        sit in the folder for unwanted mail.
      </p>
    </div>
  );
}
