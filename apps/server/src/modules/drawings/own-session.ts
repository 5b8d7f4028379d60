import { ApiError } from '../../plugins/errors.ts';

/** Throws unless a call that names its person comes in that person's session. */
export function checkPerson(userId: string, named: string | null | undefined): void {
  if (!named || named === userId) return;
  throw new ApiError(
    401,
    'user_not_authenticated',
    'Somebody else is signed in now. Please sign in as the person whose drawing this is.',
  );
}
