import { Mail } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField } from './email-field.tsx';
import { emailProblem } from './email-problem.ts';
import type { MagicLink } from './use-magic-link.ts';

/** The field and the button that have a sign-in mail sent. */
export function EmailForm({ link }: { readonly link: MagicLink }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found === null) link.send(email.trim());
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {link.trouble && (
        <Notice tone="error" title={link.trouble.title}>
          {link.trouble.reason}
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
      <Button type="submit" kind="primary" size="large" busy={link.isBusy}>
        {!link.isBusy && <Mail aria-hidden className="size-5" />}
        Send Magic Link
      </Button>
    </form>
  );
}
