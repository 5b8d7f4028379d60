import { RequestError } from '../../api/client/request-error.ts';
import { NoJournalError, SavesWaitError } from '../../device/drafts/bring-back.ts';
import type { SaveFailure } from '../session/save-failures.ts';

/** Thrown when the open page could not be saved before an earlier version would come on top of it. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';

  constructor(failure: SaveFailure | null) {
    super(failure ? `${failure.message}. ${failure.advice}` : NOT_IN_ACCOUNT);
  }
}

const UNCHANGED = 'Nothing was changed.';
const NOT_IN_ACCOUNT = 'Your latest strokes are not in your account yet.';
const WAITS = `Strokes of this drawing still wait on this device to be saved. ${UNCHANGED} Try again when they are.`;
const NO_ANSWER =
  'There was no answer. If the version came back after all, it stands on top of the list; otherwise try again.';

const OF_CODES: Readonly<Record<string, string>> = {
  drawing_conflict: `This drawing was changed meanwhile. ${UNCHANGED} Look at what is on top now, then choose again.`,
  version_not_found: `This version is not kept any more. ${UNCHANGED}`,
  drawing_not_found: `This drawing is not in the account that is signed in. ${UNCHANGED}`,
  user_not_authenticated: `Your sign-in has ended. ${UNCHANGED} Sign in again, then bring it back.`,
  storage_full: `There is no room left where your drawings are kept. ${UNCHANGED}`,
  quota_exceeded: `There is no room left where your drawings are kept. ${UNCHANGED}`,
};

/** Why a version was not brought back, what became of the drawing, and what helps. */
export function restoreTrouble(error: unknown): string {
  if (error instanceof NotSavedError) return `${error.message} ${UNCHANGED}`;
  if (error instanceof SavesWaitError)
    return error.halt.kind === 'signed-out' ? OF_CODES['user_not_authenticated']! : WAITS;
  if (error instanceof NoJournalError)
    return `Only the picture of this version was kept, without its strokes. ${UNCHANGED}`;
  if (!(error instanceof RequestError)) return `It could not be brought back. ${UNCHANGED}`;
  const known = OF_CODES[error.code];
  if (known) return known;
  return error.status === 0 || error.status === 408 ? NO_ANSWER : `${error.message} ${UNCHANGED}`;
}
