import { useSession } from '../../api/session/session.ts';

/** Where the pages of one's own lie, and who sees them. */
export function useOwnWords(): string {
  return useSession().status === 'signed-in'
    ? 'They lie in your account, and nobody else sees them.'
    : 'They are found from this device alone. Sign in to have them everywhere.';
}
