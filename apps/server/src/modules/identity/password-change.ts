import { hashPassword } from 'better-auth/crypto';
import { ulid } from 'ulid';
import type { Person } from '../../plugins/person.ts';
import { passwordChangedLetter } from '../mail/mail.ts';
import type { AddressParts } from './address-change.ts';
import { checkPassword } from './common-passwords.ts';
import { PASSWORD_PROVIDER } from './email-person.ts';

/**
 * Sets or changes a person's password, signs them out everywhere else and tells them by mail. Throws for a weak one.
 */
export async function changePasswordOf(parts: AddressParts, person: Person, password: string): Promise<void> {
  const { databases, publicUrl, mailer } = parts;
  await checkPassword(password);
  const hash = await hashPassword(password);
  const now = databases.kind === 'sqlite' ? new Date().toISOString() : new Date();
  await databases.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('accounts')
      .values({
        id: ulid(),
        user_id: person.id,
        provider_id: PASSWORD_PROVIDER,
        account_id: person.id,
        password: hash,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
      )
      .execute();
    await trx
      .deleteFrom('sessions')
      .where('user_id', '=', person.id)
      .where('id', '!=', person.sessionId)
      .execute();
    if (!person.emailVerified) return;
    const letter = passwordChangedLetter(`${publicUrl}/account?tab=settings`);
    await mailer?.queue(trx, { kind: 'password', to: person.email, letter });
  });
  mailer?.wake();
}
