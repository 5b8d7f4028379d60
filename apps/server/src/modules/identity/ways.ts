import { type Way, WayId } from '@inkbloom/contracts/account';
import type { Transaction } from 'kysely';
import { ulid } from 'ulid';
import { type Databases, holdInTransaction } from '../../plugins/database.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Person } from '../../plugins/person.ts';
import type { Tables } from '../../plugins/tables.ts';
import { EMAIL_PROVIDER } from './email-person.ts';

type Reading = Pick<Databases['read'], 'selectFrom'>;

/** The ways in which a person can sign in, the oldest first. */
export async function waysOf(database: Reading, userId: string): Promise<Way[]> {
  const rows = await database
    .selectFrom('accounts')
    .select(['provider_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ provider_id, created_at }) => {
    const id = WayId.safeParse(provider_id);
    return id.success ? [{ id: id.data, since: new Date(created_at).toISOString() }] : [];
  });
}

async function changeWays(
  { kind, write }: Databases,
  userId: string,
  change: (trx: Transaction<Tables>, ways: readonly Way[]) => Promise<unknown>,
): Promise<Way[]> {
  return write.transaction().execute(async (trx) => {
    await holdInTransaction(kind, trx, `ways/${userId}`);
    await change(trx, await waysOf(trx, userId));
    return waysOf(trx, userId);
  });
}

/** Takes a way away. Throws when the person does not have it, or no other. */
export function removeWayOf(databases: Databases, userId: string, id: WayId): Promise<Way[]> {
  return changeWays(databases, userId, async (trx, ways) => {
    if (!ways.some((way) => way.id === id)) {
      throw new ApiError(404, 'not_found', 'You do not sign in this way.');
    }
    if (ways.every((way) => way.id === id)) {
      throw new ApiError(400, 'invalid_request', 'This is your only way to sign in. Add another one first.');
    }
    await trx.deleteFrom('accounts').where('user_id', '=', userId).where('provider_id', '=', id).execute();
  });
}

/** Lets a person sign in by mail to their confirmed address. */
export async function addEmailWayOf(databases: Databases, person: Person): Promise<Way[]> {
  if (!person.emailVerified) {
    throw new ApiError(
      400,
      'invalid_email',
      'Your address is not confirmed, so it cannot open your account.',
    );
  }
  return changeWays(databases, person.id, async (trx, ways) => {
    if (ways.some(({ id }) => id === EMAIL_PROVIDER)) return;
    const now = databases.kind === 'sqlite' ? new Date().toISOString() : new Date();
    await trx
      .insertInto('accounts')
      .values({
        id: ulid(),
        user_id: person.id,
        provider_id: EMAIL_PROVIDER,
        account_id: person.email,
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
}
