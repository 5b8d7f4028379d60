import type { ProviderId } from '@inkbloom/contracts/people';
import { redeemShellCode, startShellSignIn } from '@inkbloom/contracts/shell';
import { send } from '../client/connection.ts';
import { ownServer } from '../client/own-server.ts';
import { identityTimeout } from '../session/identity-timeout.ts';
import { sessionBegan } from '../session/session.ts';

/** Where the system's browser starts a sign-in that comes back to the shell. */
export function shellSignInAddress(provider: ProviderId, challenge: string): string {
  return `${ownServer()}${startShellSignIn.url}?${new URLSearchParams({ provider, challenge }).toString()}`;
}

/** Signs in by the code of a deep link; the person is known when this resolves. */
export async function redeemShellSignIn(code: string, verifier: string): Promise<void> {
  await send(redeemShellCode, { body: { code, verifier }, timeout: identityTimeout() });
  await sessionBegan();
}
