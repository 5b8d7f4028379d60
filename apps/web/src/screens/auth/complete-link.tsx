import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { authPath } from './auth-address.ts';
import { Completing } from './completing.tsx';
import { EmailField } from './email-field.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useEmail } from './use-email.ts';
import { useLinkCompletion } from './use-link-completion.ts';

interface CompleteLinkProps {
  readonly query: URLSearchParams;
  readonly token: string;
}

/** The link of a sign-in mail: completes by itself where the mail was asked for, asks for the address elsewhere. */
export function CompleteLink({ query, token }: CompleteLinkProps) {
  const { state, complete } = useLinkCompletion(query, token);
  const email = useEmail();
  if (state.kind === 'working') return <Completing />;
  if (state.kind === 'failed' && !state.canRetry) {
    return (
      <div className="grid gap-5">
        <h1 className="text-36 desktop:text-48">This link has dried up</h1>
        <TroubleNotice trouble={state} />
        <ButtonLink kind="primary" size="large" replace to={authPath('signin', query)}>
          Get a New Link
        </ButtonLink>
      </div>
    );
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    email.take(complete);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h1 className="text-36 desktop:text-48">One more step</h1>
        <p className="mt-2.5 text-18 text-pretty text-muted">
          You opened the link on another device. Enter the address that the mail came to, so that the link
          works for you alone.
        </p>
      </div>
      <TroubleNotice trouble={state.kind === 'failed' ? state : null} />
      <EmailField {...email.field} />
      <Button type="submit" kind="primary" size="large">
        Sign In
      </Button>
    </form>
  );
}
