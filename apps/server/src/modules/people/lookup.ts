import { sql } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import { belongingsOf, deleteDueAccounts, type DeletionParts } from './deletion.ts';

const LIMIT = 50;

/** A person as an operator sees them. */
export interface FoundPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly since: string;
  readonly ways: readonly string[];
  readonly sessions: number;
  readonly drawings: number;
  /** When the account goes; null for one that stays. */
  readonly deletedAt: string | null;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/** The people whose address or name holds a text, or whose id it is; at most 50. */
export async function findPeople({ read }: Databases, text: string): Promise<FoundPerson[]> {
  const part = `%${escapeLike(text.toLowerCase())}%`;
  const rows = await read
    .selectFrom('users')
    .leftJoin('account_deletions', 'account_deletions.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.name', 'users.created_at', 'account_deletions.due_at'])
    .where(({ eb, or, ref }) =>
      or([
        eb('users.id', '=', text),
        ...(['users.email', 'users.name'] as const).map(
          (column) => sql<boolean>`lower(${ref(column)}) like ${part} escape '\\'`,
        ),
      ]),
    )
    .orderBy('users.email')
    .limit(LIMIT)
    .execute();
  const people: FoundPerson[] = [];
  for (const { id, email, name, created_at, due_at } of rows) {
    const sessions = await read.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
    const ways = await read.selectFrom('accounts').select('provider_id').where('user_id', '=', id).execute();
    const { drawings } = await belongingsOf(read, id);
    people.push({
      id,
      email,
      name,
      since: new Date(created_at).toISOString(),
      ways: ways.map(({ provider_id }) => provider_id),
      sessions: sessions.length,
      drawings,
      deletedAt: due_at,
    });
  }
  return people;
}

/** Signs a person out everywhere; gives how many sessions ended. */
export async function endSessionsOf({ write }: Databases, userId: string): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes a person at once, without the week in which a sign-in takes it back; tells whether there was one. */
export async function deleteAtOnce(parts: DeletionParts, userId: string): Promise<boolean> {
  const { write } = parts.databases;
  const user = await write.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (user === undefined) return false;
  const now = new Date();
  const due_at = now.toISOString();
  await endSessionsOf(parts.databases, userId);
  await write
    .insertInto('account_deletions')
    .values({ user_id: userId, due_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at }))
    .execute();
  await deleteDueAccounts(parts, now);
  return true;
}
