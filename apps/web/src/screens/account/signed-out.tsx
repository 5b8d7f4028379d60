import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

const TITLE = 'Account Access Required';
const WORDS = 'Sign in to see your drawings and go on with them on any device.';

interface SignedOutProps {
  /** Something to look at stands under it. */
  readonly isBrief: boolean;
}

/** The ways into an account, and the way on without one. */
export function SignedOut({ isBrief }: SignedOutProps) {
  if (isBrief) {
    return (
      <section className="grid gap-4 rounded-panel bg-panel p-5 shadow-rest tablet:p-7 desktop:grid-cols-[1fr_auto] desktop:items-center desktop:gap-10">
        <div>
          <h1 className="text-22 desktop:text-28">{TITLE}</h1>
          <p className="mt-1.5 max-w-prose text-pretty text-muted">{WORDS}</p>
        </div>
        <Ways className="grid-cols-2 *:first:col-span-2 tablet:flex tablet:flex-wrap" />
      </section>
    );
  }
  return (
    <EmptyState
      heading="h1"
      drawing="nothing-yet"
      title={TITLE}
      action={<Ways className="w-72 max-w-full" />}
    >
      {WORDS} Coloring itself needs no account.
    </EmptyState>
  );
}

function Ways({ className }: { readonly className: string }) {
  return (
    <div className={classNames('grid gap-2.5', className)}>
      <ButtonLink kind="primary" to="/auth?mode=signin&returnUrl=%2Faccount">
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth?mode=signup&returnUrl=%2Faccount">Create Account</ButtonLink>
      <ButtonLink kind="quiet" to="/gallery">
        Continue as Guest
      </ButtonLink>
    </div>
  );
}
