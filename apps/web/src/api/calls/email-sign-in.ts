import {
  completeCode as codeContract,
  completeMagicLink as linkContract,
  sendMagicLink as sendContract,
} from '@inkbloom/contracts/sign-in';
import { send } from '../client/connection.ts';
import { identityTimeout } from '../session/identity-timeout.ts';
import { sessionBegan } from '../session/session.ts';

export interface SendMagicLink {
  readonly email: string;
  /** Where the link leads to in the end. */
  readonly returnPath: string;
  /** An earlier request, whose link shall no longer work. */
  readonly replaces?: string;
}

/** Has a sign-in mail sent; gives what its code is typed in with. */
export async function sendMagicLink(input: SendMagicLink): Promise<string> {
  return (await send(sendContract, { body: input, timeout: identityTimeout() })).requestId;
}

/** Signs in by the link of a mail; the person is known when this resolves. */
export async function completeMagicLink(email: string, token: string): Promise<void> {
  await send(linkContract, { body: { email, token }, timeout: identityTimeout() });
  await sessionBegan();
}

/** Signs in by the code of a mail; the person is known when this resolves. */
export async function completeCode(requestId: string, code: string): Promise<void> {
  await send(codeContract, { body: { requestId, code }, timeout: identityTimeout() });
  await sessionBegan();
}
