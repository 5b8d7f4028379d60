import { signOut as signOutCall } from '@inkbloom/contracts/people';
import { send } from '../client/connection.ts';
import { identityTimeout } from './identity-timeout.ts';
import { sessionEnded } from './session.ts';

/**
 * Ends the session on the server and forgets everything about the person here; a server that is away is only logged.
 */
export async function signOut(): Promise<void> {
  await send(signOutCall, { body: {}, timeout: identityTimeout() }).catch((error: unknown) =>
    console.info('the session could not be ended on the server', error),
  );
  sessionEnded();
}
