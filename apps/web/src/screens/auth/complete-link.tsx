import { type SubmitEvent, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { authPath } from './auth-address.ts';
import { Completing } from './completing.tsx';
import { EmailField } from './email-field.tsx';
import { emailProblem } from './email-problem.ts';
import { useLinkCompletion } from './use-link-completion.ts';

interface CompleteLinkProps {
  readonly query: URLSearchParams;
  readonly token: string;
}

/** The link of a sign-in mail: completes by itself where the mail was asked for, asks for the address elsewhere. */
export function CompleteLink({ query, token }: CompleteLinkProps) {
  const { state, complete } = useLinkCompletion(query, token);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (state.kind === 'working') return <Completing />;
  if (state.kind === 'failed' && !state.canRetry) {
    return (
      <div className="grid gap-5">
        <h1 className="text-36 desktop:text-48">This link has dried up</h1>
        <Notice tone="error" title={state.title}>
          {state.reason}
        </Notice>
        <ButtonLink kind="primary" size="large" replace to={authPath('signin', query)}>
          Get a New Link
        </ButtonLink>
      </div>
    );
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found === null) complete(email.trim().toLowerCase());
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
      {state.kind === 'failed' && (
        <Notice tone="error" title={state.title}>
          {state.reason}
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
      <Button type="submit" kind="primary" size="large">
        Sign In
      </Button>
    </form>
  );
}
