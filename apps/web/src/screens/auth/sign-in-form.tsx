import type { Configuration } from '@inkbloom/contracts/configuration';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { configuration } from '../../api/client/configuration.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type AuthMode, authMode, authPath, authVisit } from './auth-address.ts';
import { Legal } from './legal.tsx';
import { ModeToggle } from './mode-toggle.tsx';
import { EmailForm } from './email-form.tsx';
import { reasonWords } from './identity-words.ts';
import { LookInMail } from './look-in-mail.tsx';
import { ProviderButtons } from './providers.tsx';
import { PasswordForm } from './password-form.tsx';
import { SentMail } from './sent-mail.tsx';
import { type MagicLink, useMagicLink } from './use-magic-link.ts';
import { type PasswordSignIn, usePassword } from './use-password.ts';
import { failedWords, useSignIn } from './use-sign-in.ts';

const WORDS = {
  signin: { title: 'Welcome back', text: 'Your drawings are waiting where you left them.' },
  signup: { title: 'Make it yours', text: 'Keep every drawing, and go on with it on any device.' },
} as const;

/** For somebody who did not say which: they came to begin. */
const NEWCOMER = {
  title: 'Welcome',
  text: 'An account keeps every drawing, on any device. You can color without one too.',
} as const;

/** For somebody who is signed in, and shall show once more that it is them. */
const AGAIN = {
  title: 'Please sign in once more',
  text: 'So that nobody but you can change how your account is opened, or close it.',
} as const;

function greeting(query: URLSearchParams): { readonly title: string; readonly text: string } {
  if (query.has('again')) return AGAIN;
  return query.has('mode') || query.has('done') || query.has('failed') ? WORDS[authMode(query)] : NEWCOMER;
}

/** The toggle, the providers, and what went wrong if something did. */
export function SignInForm({ query }: { readonly query: URLSearchParams }) {
  const navigate = useNavigate();
  const { leavingFor, failure, start } = useSignIn(query);
  const link = useMagicLink(query);
  const password = usePassword(query);
  const known = configuration();
  const mode = authMode(query);
  const { title, text } = greeting(query);
  if (link.sent) return <LookInMail link={link} sent={link.sent} />;
  if (password.sent) return <SentMail password={password} sent={password.sent} />;
  const hasForm = known?.magicLink === true || known?.passwordSignIn === true;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-36 desktop:text-48">{title}</h1>
        <p className="mt-2.5 text-18 text-pretty text-muted">{text}</p>
      </div>
      <ModeToggle
        mode={mode}
        onChange={(next) => void navigate(authPath(next, query), { replace: true, preventScrollReset: true })}
      />
      <Failure query={query} failure={failure} />
      {known && <AddressForms known={known} mode={mode} link={link} password={password} />}
      {hasForm && known.providers.length > 0 && <Or />}
      <ProviderButtons
        ids={known?.providers ?? []}
        isFirst={!hasForm}
        leavingFor={leavingFor}
        onChoose={start}
      />
      {known && <Legal links={known.links} />}
      <p className="text-14 text-muted">
        Coloring needs no account.{' '}
        <ButtonLink kind="quiet" size="small" to="/gallery" className="-mx-1 px-1.5">
          Color without one
        </ButtonLink>
      </p>
    </div>
  );
}

interface AddressFormsProps {
  readonly known: Pick<Configuration, 'magicLink' | 'passwordSignIn'>;
  readonly mode: AuthMode;
  readonly link: MagicLink;
  readonly password: PasswordSignIn;
}

/** The forms that take an address: by mail first, and with a password for whoever wants that. */
function AddressForms({ known, mode, link, password }: AddressFormsProps) {
  const [wantsPassword, setWantsPassword] = useState(false);
  const { magicLink, passwordSignIn } = known;
  if (!magicLink && !passwordSignIn) return null;
  const isPassword = passwordSignIn && (wantsPassword || !magicLink);
  return (
    <div className="grid gap-2">
      {isPassword ? <PasswordForm mode={mode} password={password} /> : <EmailForm link={link} />}
      {magicLink && passwordSignIn && (
        <Button
          kind="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => setWantsPassword(!wantsPassword)}
        >
          {isPassword ? 'Use a Magic Link Instead' : 'Use a Password Instead'}
        </Button>
      )}
    </div>
  );
}

/** Between the ways of signing in. */
function Or() {
  return (
    <p className="flex items-center gap-4 text-14 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}

interface FailureProps {
  readonly query: URLSearchParams;
  readonly failure: { readonly title: string; readonly reason: string } | null;
}

/** A try that failed here, else one that came back from the provider empty. */
function Failure({ query, failure }: FailureProps) {
  const visit = authVisit(query);
  if (failure) {
    return (
      <Notice tone="error" title={failure.title}>
        {failure.reason}
      </Notice>
    );
  }
  if (visit.kind !== 'done' && visit.kind !== 'failed') return null;
  return (
    <Notice tone="error" title={failedWords(visit.provider)}>
      {reasonWords(query.get('error')) ??
        'You are not signed in, and nothing was changed. Try again, or color without an account.'}
    </Notice>
  );
}
