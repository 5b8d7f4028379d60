import { type Belongings, GRACE_DAYS } from '@inkbloom/contracts/account';
import type { Kysely, Transaction } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { Person } from '../../plugins/person.ts';
import { ownerOfPerson } from '../../plugins/owners.ts';
import type { Tables } from '../../plugins/tables.ts';
import type { ObjectKey, ObjectStore } from '../../store/object-store.ts';
import { deleteDrawingOf } from '../drawings/drawings.ts';
import { countMadePages, eraseMadePages, removeMadeFiles } from '../making/making.ts';
import { deletedLetter, deletionLetter, type Mailer } from '../mail/mail.ts';

const DAY_MS = 86_400_000;

/** What leaving works with. */
export interface DeletionParts {
  readonly databases: Databases;
  readonly store: ObjectStore;
  readonly publicUrl: string;
  readonly mailer: Mailer | undefined;
  /** Undefined where nothing is sold. */
  readonly payments?: Payments | undefined;
}

/** Ends what people who leave pay for. */
export interface Payments {
  /** Lets a subscription end with its paid period. */
  readonly stopRenewal: (userId: string) => Promise<void>;
  /** Ends it now. */
  readonly end: (userId: string) => Promise<void>;
}

async function countOf(
  database: Pick<Kysely<Tables>, 'selectFrom'>,
  table: 'drawings' | 'favorites' | 'coloring_records' | 'print_downloads',
  userId: string,
): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What goes with a person's account. */
export async function belongingsOf(
  database: Pick<Kysely<Tables>, 'selectFrom'>,
  userId: string,
): Promise<Belongings & { readonly pages: number }> {
  const drawings = await countOf(database, 'drawings', userId);
  const favorites = await countOf(database, 'favorites', userId);
  const pages = await countMadePages(database, ownerOfPerson(userId));
  const saves = await countOf(database, 'coloring_records', userId);
  const prints = await countOf(database, 'print_downloads', userId);
  return { drawings, pages, favorites, records: saves + prints };
}

/** Notes that a person wants to leave, signs them out everywhere and tells them by mail, all at once. */
export async function requestDeletion(parts: DeletionParts, person: Person, now: Date): Promise<Date> {
  const { databases, publicUrl, mailer } = parts;
  const dueAt = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
  await databases.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('account_deletions')
      .values({ user_id: person.id, due_at: dueAt.toISOString() })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: dueAt.toISOString() }))
      .execute();
    await trx.deleteFrom('sessions').where('user_id', '=', person.id).execute();
    if (!person.emailVerified) return;
    const facts = {
      ...(await belongingsOf(trx, person.id)),
      dueAt,
      signInUrl: `${publicUrl}/auth?mode=signin`,
    };
    await mailer?.queue(trx, { kind: 'deletion', to: person.email, letter: deletionLetter(facts) });
  });
  mailer?.wake();
  return dueAt;
}

/** Takes away what waits to be mailed to a person, also at an address that they did not confirm yet. */
async function eraseMail(trx: Transaction<Tables>, userId: string, email: string): Promise<void> {
  const links = await trx
    .deleteFrom('sign_in_links')
    .where((is) => is.or([is('email', '=', email), is('payload', '=', userId)]))
    .returning('email')
    .execute();
  const addresses = [email, ...links.map((link) => link.email)];
  await trx.deleteFrom('mail_outbox').where('recipient', 'in', addresses).execute();
}

async function eraseRows(
  { databases, store, mailer }: DeletionParts,
  userId: string,
  dueAt: Date,
): Promise<void> {
  const files: ObjectKey[] = [];
  await databases.write.transaction().execute(async (trx) => {
    // A sign-in in the last moment takes the wish back.
    const still = await trx
      .deleteFrom('account_deletions')
      .where('user_id', '=', userId)
      .where('due_at', '=', dueAt.toISOString())
      .executeTakeFirst();
    if (still.numDeletedRows === 0n) return;
    const user = await trx
      .selectFrom('users')
      .select(['email', 'email_verified'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const facts = { ...(await belongingsOf(trx, userId)), dueAt, signInUrl: '' };
    await eraseMail(trx, userId, user.email);
    for (const table of ['coloring_records', 'print_downloads', 'idempotency_keys'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
    await trx
      .updateTable('drawing_files')
      .set({ released_by: null })
      .where('released_by', '=', userId)
      .execute();
    files.push(...(await eraseMadePages(trx, ownerOfPerson(userId))));
    await trx.deleteFrom('favorites').where('user_id', '=', userId).execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    if (!user.email_verified) return;
    await mailer?.queue(trx, { kind: 'deleted', to: user.email, letter: deletedLetter(facts) });
  });
  await removeMadeFiles(store, files);
  mailer?.wake();
}

async function isStillDue({ databases }: DeletionParts, userId: string, now: Date): Promise<boolean> {
  const row = await databases.write
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the accounts whose week is over: their drawings one by one, then everything else at once. */
export async function deleteDueAccounts(parts: DeletionParts, now: Date): Promise<void> {
  const { databases, payments } = parts;
  const leaving = await databases.write.selectFrom('account_deletions').selectAll().execute();
  for (const { user_id, due_at } of leaving) {
    if (due_at > now.toISOString()) {
      await payments?.stopRenewal(user_id);
      continue;
    }
    // First of all: nothing may be taken from somebody who is gone.
    await payments?.end(user_id);
    const drawings = await databases.write
      .selectFrom('drawings')
      .select('id')
      .where('user_id', '=', user_id)
      .execute();
    for (const { id } of drawings) {
      if (!(await isStillDue(parts, user_id, now))) break;
      await deleteDrawingOf(databases, user_id, id);
    }
    await eraseRows(parts, user_id, new Date(due_at));
  }
}
