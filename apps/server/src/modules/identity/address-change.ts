import { confirmAddressChange } from '@inkbloom/contracts/sign-in';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Person } from '../../plugins/person.ts';
import type { Tables } from '../../plugins/tables.ts';
import { addressAskedLetter, addressChangedLetter, type Mailer, newAddressLetter } from '../mail/mail.ts';
import { EMAIL_PROVIDER } from './email-person.ts';
import { createLink, redeemToken } from './sign-in-links.ts';

/** What changing an address works with. */
export interface AddressParts {
  readonly databases: Databases;
  readonly publicUrl: string;
  readonly mailer: Mailer | undefined;
}

function noMail(): ApiError {
  return new ApiError(
    503,
    'service_unavailable',
    'This site can send no mail, so an address cannot be confirmed.',
  );
}

const settingsOf = ({ publicUrl }: AddressParts) => `${publicUrl}/account?tab=settings`;

/**
 * Mails a link to a new address, and a word to the one before. What is answered never tells whether somebody else has
 * the new
 * address: that is told to whoever opens its mail.
 */
export async function requestAddress(
  parts: AddressParts & { readonly secret: string },
  person: Person,
  email: string,
): Promise<void> {
  const { databases, publicUrl, secret, mailer } = parts;
  if (mailer === undefined) throw noMail();
  if (person.emailVerified && person.email === email) {
    throw new ApiError(400, 'invalid_email', 'This is your address already.');
  }
  await databases.write.transaction().execute(async (trx) => {
    const made = await createLink(trx, secret, { email, purpose: 'change-address', payload: person.id });
    const query = new URLSearchParams({ mode: 'changeAddress', token: made.token });
    const letter = newAddressLetter(`${publicUrl}/auth?${query.toString()}`);
    await mailer.queue(trx, { kind: 'address', to: email, letter, usefulUntil: made.expiresAt });
    if (!person.emailVerified) return;
    const word = addressAskedLetter(email, settingsOf(parts));
    await mailer.queue(trx, { kind: 'address', to: person.email, letter: word });
  });
  mailer.wake();
}

async function takeAddress(
  { kind }: Databases,
  trx: Transaction<Tables>,
  userId: string,
  email: string,
): Promise<string | undefined> {
  const before = await trx
    .selectFrom('users')
    .select(['email', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const owner = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (before === undefined || (owner !== undefined && owner.id !== userId)) {
    throw new ApiError(
      409,
      'email_already_in_use',
      'There is another account with this address. Sign in to that one.',
    );
  }
  await trx
    .updateTable('users')
    .set({ email, claimed_email: null, email_verified: kind === 'sqlite' ? 1 : true })
    .where('id', '=', userId)
    .execute();
  await trx
    .updateTable('accounts')
    .set({ account_id: email })
    .where('user_id', '=', userId)
    .where('provider_id', '=', EMAIL_PROVIDER)
    .execute();
  await trx.deleteFrom('sign_in_links').where('email', '=', before.email).execute();
  return before.email_verified ? before.email : undefined;
}

async function confirmAddress(parts: AddressParts, token: string): Promise<string> {
  const { databases, mailer } = parts;
  const redeemed = await redeemToken(databases.write, 'change-address', undefined, token);
  if (redeemed.kind === 'expired') {
    throw new ApiError(400, 'expired_action_code', 'This link is too old. Ask for a new one in Settings.');
  }
  if (redeemed.kind !== 'good') {
    throw new ApiError(400, 'invalid_action_code', 'This link does not work, or was used already.');
  }
  const { email, payload } = redeemed;
  await databases.write.transaction().execute(async (trx) => {
    const before = await takeAddress(databases, trx, payload ?? '', email);
    const letter = addressChangedLetter(email, settingsOf(parts));
    for (const to of before === undefined ? [email] : [email, before]) {
      await mailer?.queue(trx, { kind: 'address', to, letter });
    }
  });
  mailer?.wake();
  return email;
}

/** The call behind the link of a mail to a new address. */
export const addressConfirmation: FastifyPluginAsyncZod<AddressParts> = async (app, parts) => {
  app.post(
    confirmAddressChange.url,
    { schema: { body: confirmAddressChange.body, response: { 200: confirmAddressChange.answer } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { success: true, data: { email: await confirmAddress(parts, request.body.token) } } as const;
    },
  );
};
