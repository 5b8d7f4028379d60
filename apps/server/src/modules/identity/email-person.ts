import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';

/** The provider under which a mailbox is kept as a way to sign in. */
export const EMAIL_PROVIDER = 'email';
/** The provider under which the library keeps a password. */
export const PASSWORD_PROVIDER = 'credential';

type Adapter = GenericEndpointContext['context']['internalAdapter'];

/** The person who signs in by mail with this address; undefined when nobody does. */
async function findByMailbox(adapter: Adapter, email: string) {
  const account = await adapter.findAccountByKey({ providerId: EMAIL_PROVIDER, accountId: email });
  return account ? adapter.findUserById(account.userId) : null;
}

/** Makes mail a way in which a person signs in. */
async function addMailbox(adapter: Adapter, userId: string, email: string): Promise<void> {
  await adapter.createAccount({ userId, providerId: EMAIL_PROVIDER, accountId: email });
}

function createPerson(adapter: Adapter, email: string) {
  const name = email.slice(0, email.lastIndexOf('@'));
  return adapter.createUser({ email, emailVerified: true, name }, { method: 'magic-link' });
}

async function createByMailbox(adapter: Adapter, email: string) {
  const user = await createPerson(adapter, email);
  await addMailbox(adapter, user.id, email);
  return user;
}

function existsOtherwise(accounts: readonly { readonly providerId: string }[]): APIError {
  return new APIError('CONFLICT', {
    code: 'account_exists_with_different_credential',
    message: 'There is an account with this address already. Sign in the way you did before.',
    ways: accounts.map(({ providerId }) => providerId),
  });
}

/**
 * The person of an address that somebody has just proven to own, made at the first sign-in. Throws when the address is
 * that of somebody who signs in otherwise: mail is added as a way only by them.
 */
export async function personOfEmail({ context }: GenericEndpointContext, email: string) {
  const adapter = context.internalAdapter;
  const known = await findByMailbox(adapter, email);
  if (known) return known;
  const other = await adapter.findUserByEmail(email, { includeAccounts: true });
  if (other?.accounts.length === 0) {
    await addMailbox(adapter, other.user.id, email); // a first sign-in that was interrupted
    return other.user;
  }
  if (other) {
    throw existsOtherwise(other.accounts);
  }
  return createByMailbox(adapter, email).catch(async (error: unknown) => {
    const made = await findByMailbox(adapter, email); // by another link, at the same time
    if (made) return made;
    throw error;
  });
}

/** Sets the password of a person, as a way of theirs if it was none before. */
export async function setPasswordOf(adapter: Adapter, userId: string, hash: string): Promise<void> {
  const accounts = await adapter.findAccounts(userId);
  if (accounts.some(({ providerId }) => providerId === PASSWORD_PROVIDER)) {
    await adapter.updatePassword(userId, hash);
    return;
  }
  await adapter.createAccount({ userId, providerId: PASSWORD_PROVIDER, accountId: userId, password: hash });
}

/**
 * The person of an address that somebody has just proven to own after choosing a password with it. Throws when there
 * is an
 * account with this address: it came about meanwhile, and this password is not its person's.
 */
export async function personOfSignUp({ context }: GenericEndpointContext, email: string, hash: string) {
  const adapter = context.internalAdapter;
  const other = await adapter.findUserByEmail(email, { includeAccounts: true });
  if (other && other.accounts.length > 0) throw existsOtherwise(other.accounts);
  const user = other?.user ?? (await createPerson(adapter, email));
  await setPasswordOf(adapter, user.id, hash);
  return user;
}

/** The person whose password a mail to this address may set: one who signs in by that mailbox or a password already. */
export async function personOfReset({ context }: GenericEndpointContext, email: string) {
  const found = await context.internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const ways: readonly string[] = found?.accounts.map(({ providerId }) => providerId) ?? [];
  return ways.includes(PASSWORD_PROVIDER) || ways.includes(EMAIL_PROVIDER) ? found?.user : undefined;
}
