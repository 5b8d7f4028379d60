import type { Newsletter } from '@inkbloom/contracts/newsletter';
import { createHash, randomBytes } from 'node:crypto';
import type { Databases } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Person } from '../../plugins/person.ts';
import { type Mailer, newsletterConfirmationLetter } from '../mail/mail.ts';

/** Days that the link to confirm works. */
const TOKEN_DAYS = 7;
const DAY_MS = 86_400_000;

/** What the newsletter works with. */
export interface NewsletterParts {
  readonly databases: Databases;
  readonly publicUrl: string;
  readonly appName: string;
  readonly secret: string;
  readonly mailer: Mailer | undefined;
}

type Wishes = Pick<Newsletter, 'newPages' | 'news'>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What a person wants, and whether it was confirmed; everything, unconfirmed, where they said nothing. */
export async function wishesOf({ read }: Databases, { id, email }: Person): Promise<Newsletter> {
  const row = await read
    .selectFrom('newsletter_readers')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return { newPages: true, news: true, isConfirmed: false };
  return {
    newPages: row.new_pages === 1,
    news: row.news === 1,
    isConfirmed: row.confirmed_email === email,
  };
}

/** Notes what a person wants. */
export async function setWishes({ write }: Databases, userId: string, wishes: Wishes): Promise<void> {
  const flags = { new_pages: wishes.newPages ? 1 : 0, news: wishes.news ? 1 : 0 };
  const id = randomBytes(18).toString('base64url');
  await write
    .insertInto('newsletter_readers')
    .values({ user_id: userId, id, ...flags, confirmed_email: null, token_hash: null, token_until: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(flags))
    .execute();
}

/** Mails a person the link by which they confirm that they want mail. Throws where that cannot be. */
export async function askConfirmation(parts: NewsletterParts, person: Person): Promise<void> {
  const { databases, publicUrl, appName, mailer } = parts;
  if (mailer === undefined) throw new ApiError(503, 'service_unavailable', 'This site can send no mail.');
  if (!person.emailVerified) {
    throw new ApiError(400, 'invalid_email', 'Your address is not confirmed. Change it in Settings first.');
  }
  const wishes = await wishesOf(databases, person);
  await setWishes(databases, person.id, wishes);
  const token = randomBytes(32).toString('base64url');
  const until = new Date(Date.now() + TOKEN_DAYS * DAY_MS);
  const query = new URLSearchParams({ mode: 'confirmNewsletter', token });
  await databases.write.transaction().execute(async (trx) => {
    await trx
      .updateTable('newsletter_readers')
      .set({ token_hash: hashOf(token), token_until: until.toISOString() })
      .where('user_id', '=', person.id)
      .execute();
    const letter = newsletterConfirmationLetter(appName, `${publicUrl}/auth?${query.toString()}`, TOKEN_DAYS);
    await mailer.queue(trx, {
      kind: 'newsletter-confirmation',
      to: person.email,
      letter,
      usefulUntil: until,
    });
  });
  mailer.wake();
}

/**
 * Notes by a mailed link that its reader wants mail at the address that they have now. Throws for a link that is
 * none.
 */
export async function confirmReader({ write }: Databases, token: string): Promise<void> {
  await write.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('newsletter_readers')
      .innerJoin('users', 'users.id', 'newsletter_readers.user_id')
      .select(['newsletter_readers.user_id', 'newsletter_readers.token_until', 'users.email'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row === undefined) {
      throw new ApiError(400, 'invalid_action_code', 'This link does not work, or was used already.');
    }
    if ((row.token_until ?? '') < new Date().toISOString()) {
      throw new ApiError(400, 'expired_action_code', 'This link is too old. Ask for a new one in Settings.');
    }
    await trx
      .updateTable('newsletter_readers')
      .set({ confirmed_email: row.email, token_hash: null, token_until: null })
      .where('user_id', '=', row.user_id)
      .execute();
  });
}
