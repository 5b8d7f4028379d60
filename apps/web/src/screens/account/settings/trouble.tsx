import { RequestError } from '../../../api/client/request-error.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SIGN_IN_AGAIN } from './again-path.ts';

interface TroubleProps {
  readonly title: string;
  /** What went wrong; nothing is shown for null. */
  readonly error: unknown;
}

/** Says why a setting could not be changed; where the sign-in is too old, offers to sign in again. */
export function SettingTrouble({ title, error }: TroubleProps) {
  if (error === null) return null;
  const mustSignIn = error instanceof RequestError && error.code === 'requires_recent_login';
  if (mustSignIn) {
    const again = (
      <ButtonLink size="small" to={SIGN_IN_AGAIN}>
        Sign In Again
      </ButtonLink>
    );
    return (
      <Notice tone="info" title="Please show that it is you" action={again}>
        This needs a sign-in of the last ten minutes.
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={title}>
      {error instanceof Error ? error.message : 'Please try again in a moment.'}
    </Notice>
  );
}
