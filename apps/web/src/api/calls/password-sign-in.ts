import * as contracts from '@inkbloom/contracts/sign-in';
import { ask, queries, send } from '../client/connection.ts';
import { identityTimeout } from '../session/identity-timeout.ts';
import { sessionBegan } from '../session/session.ts';

/** Signs in with a password; the person is known when this resolves. */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  await send(contracts.signInWithPassword, { body: { email, password }, timeout: identityTimeout() });
  await sessionBegan();
}

/** Asks for an account with a password; gives what the code of the mail is typed in with. */
export async function signUpWithPassword(body: {
  readonly email: string;
  readonly password: string;
  readonly replaces?: string;
}): Promise<string> {
  return (await send(contracts.signUpWithPassword, { body, timeout: identityTimeout() })).requestId;
}

/** Has a link to a new password mailed. */
export async function requestPasswordReset(email: string): Promise<void> {
  await send(contracts.requestPasswordReset, { body: { email }, timeout: identityTimeout() });
}

/** Sets a new password by the link of a mail; the person is known when this resolves. */
export async function resetPassword(email: string, token: string, password: string): Promise<void> {
  await send(contracts.resetPassword, { body: { email, token, password }, timeout: identityTimeout() });
  await sessionBegan();
}

/** Sets or changes the password of the signed-in person. */
export async function changePassword(password: string): Promise<void> {
  await ask(contracts.changePassword, { body: { password } });
  await queries.invalidateQueries({ queryKey: ['account'] });
}

/** Has a link mailed to a new address. */
export async function requestAddressChange(email: string): Promise<void> {
  await ask(contracts.requestAddressChange, { body: { email } });
}

/** Makes the address that a mail went to the person's; gives it. */
export async function confirmAddressChange(token: string): Promise<string> {
  return (await send(contracts.confirmAddressChange, { body: { token }, timeout: identityTimeout() })).data
    .email;
}
