import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What a guest finds here: the ways in, and the way on without one. */
export function SignedOut() {
  return (
    <main className="column py-8 tablet:py-20">
      <EmptyState
        heading="h1"
        drawing="nothing-yet"
        title="Account Access Required"
        action={
          <div className="grid w-72 max-w-full gap-2.5">
            <ButtonLink kind="primary" to="/auth?mode=signin&returnUrl=%2Faccount">
              Sign In
            </ButtonLink>
            <ButtonLink to="/auth?mode=signup&returnUrl=%2Faccount">Create Account</ButtonLink>
            <ButtonLink kind="quiet" to="/gallery">
              Continue as Guest
            </ButtonLink>
          </div>
        }
      >
        Sign in to see your drawings and go on with them on any device. Coloring itself needs no account.
      </EmptyState>
    </main>
  );
}
