import { startSignIn as contract, type ProviderId } from '@inkbloom/contracts/people';
import { send } from '../client/connection.ts';
import { identityTimeout } from '../session/identity-timeout.ts';
import { writeHint } from '../session/sign-in-hint.ts';

export interface StartSignIn {
  readonly provider: ProviderId;
  /** Path to come back to when it succeeded, e.g. `/gallery`. */
  readonly callbackURL: string;
  /** Path to come back to with `error` in its query when it did not. */
  readonly errorCallbackURL: string;
}

/** Gives the provider's address to go to, and notes that a sign-in is under way. */
export async function startSignIn(input: StartSignIn): Promise<string> {
  const { url } = await send(contract, { body: input, timeout: identityTimeout() });
  writeHint('pending');
  return url;
}
