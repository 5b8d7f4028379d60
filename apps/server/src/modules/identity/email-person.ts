import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';

/** The provider under which a mailbox is kept as a way to sign in. */
export const EMAIL_PROVIDER = 'email';

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

async function createByMailbox(adapter: Adapter, email: string) {
  const name = email.slice(0, email.lastIndexOf('@'));
  const user = await adapter.createUser({ email, emailVerified: true, name }, { method: 'magic-link' });
  await addMailbox(adapter, user.id, email);
  return user;
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
    throw new APIError('CONFLICT', {
      code: 'account_exists_with_different_credential',
      message: 'There is an account with this address already. Sign in the way you did before.',
      ways: other.accounts.map(({ providerId }) => providerId),
    });
  }
  return createByMailbox(adapter, email).catch(async (error: unknown) => {
    const made = await findByMailbox(adapter, email); // by another link, at the same time
    if (made) return made;
    throw error;
  });
}
