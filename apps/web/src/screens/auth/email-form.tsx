import { Mail } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmailField } from './email-field.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useEmail } from './use-email.ts';
import type { MagicLink } from './use-magic-link.ts';

/** The field and the button that have a sign-in mail sent. */
export function EmailForm({ link }: { readonly link: MagicLink }) {
  const email = useEmail();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    email.take(link.send);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TroubleNotice trouble={link.trouble} />
      <EmailField {...email.field} />
      <Button type="submit" kind="primary" size="large" busy={link.isBusy}>
        {!link.isBusy && <Mail aria-hidden className="size-5" />}
        Send Magic Link
      </Button>
    </form>
  );
}
