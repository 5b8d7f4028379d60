import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RequestError } from '../../api/client/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useChange } from '../../ui/use-change.ts';

interface ActButtonProps {
  /** What the button says, for one who sees its row. */
  readonly words: string;
  /** Whom or what it is about, for one who does not. */
  readonly about: string;
  readonly act: () => Promise<unknown>;
  /** What is said once it is done. */
  readonly done: string;
  /** What cannot be undone is asked for first. */
  readonly question?: string;
}

/** Something an operator does, as a word at the end of a row. */
export function ActButton({ words, about, act, done, question }: ActButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isBusy, run } = useChange();
  async function doIt(): Promise<void> {
    try {
      await act();
      showToast(done);
    } catch (error) {
      tell(error, () => void navigate(signInAgain(`${pathname}${search}`)));
    }
  }
  function start() {
    setAsking(false);
    run(doIt);
  }
  return (
    <>
      <button
        type="button"
        aria-label={`${words}: ${about}`}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        onClick={question ? () => setAsking(true) : start}
        className={classNames(
          'min-h-11 rounded-small px-2.5 text-14 font-bold text-accent-strong hover:underline',
          'disabled:opacity-45',
        )}
      >
        {words}
      </button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={`${words}?`}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button kind="danger" onClick={start}>
                {words}
              </Button>
            </>
          }
        >
          {question}
        </Dialog>
      )}
    </>
  );
}

function tell(error: unknown, onSignIn: () => void): void {
  const mustSignIn = error instanceof RequestError && error.code === 'requires_recent_login';
  if (mustSignIn) showToast('This needs a fresh sign-in.', { words: 'Sign In Again', run: onSignIn });
  else showToast(error instanceof Error ? error.message : 'Please try again in a moment.');
}

function signInAgain(returnUrl: string): string {
  return `/auth?${new URLSearchParams({ mode: 'signin', again: '1', returnUrl }).toString()}`;
}
