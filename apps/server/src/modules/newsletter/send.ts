import { sql } from 'kysely';
import type { Databases } from '../../plugins/database.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Issue } from './issue.ts';
import { readIssue } from './issue.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

/** Readers asked for at once. */
const BATCH = 200;

/** What sending works with. */
export interface SendingParts {
  readonly databases: Databases;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly secret: string;
}

/** The readers of a topic whose address is confirmed and still theirs, in the order of their ids. */
function readersAfter({ write, kind }: Databases, { topic, id }: Issue, after: string) {
  return write
    .selectFrom('newsletter_readers')
    .innerJoin('users', 'users.id', 'newsletter_readers.user_id')
    .select(['newsletter_readers.id', 'users.email'])
    .where(topic === 'news' ? 'news' : 'new_pages', '=', 1)
    .whereRef('newsletter_readers.confirmed_email', '=', 'users.email')
    .where(sql<boolean>`users.email_verified = ${kind === 'sqlite' ? sql`1` : sql`true`}`)
    .where('newsletter_readers.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_sendings')
            .select('reader_id')
            .whereRef('reader_id', '=', 'newsletter_readers.id')
            .where('issue', '=', id),
        ),
      ),
    )
    .orderBy('newsletter_readers.id')
    .limit(BATCH)
    .execute();
}

/** Queues an issue for one reader, unless that was done before. Tells whether it was queued now. */
async function queueFor(
  { databases, mailer, publicUrl, secret }: SendingParts,
  { id, letter }: Issue,
  reader: { readonly id: string; readonly email: string },
): Promise<boolean> {
  const off = unsubscribeUrl(publicUrl, secret, reader.id);
  const reason = `This mail came because you asked for it. Unsubscribe: ${off}`;
  const headers = { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return databases.write.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('newsletter_sendings')
      .values({ issue: id, reader_id: reader.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    const wants = await trx
      .selectFrom('newsletter_readers')
      .select('id')
      .where('id', '=', reader.id)
      .where('confirmed_email', '=', reader.email)
      .executeTakeFirst();
    if (wants === undefined) return false; // unsubscribed a moment ago
    await mailer.queue(trx, { kind: 'newsletter', to: reader.email, letter: { ...letter, reason }, headers });
    return true;
  });
}

/**
 * Queues an issue for everybody who wants it and did not get it yet: what was queued and that it was are one
 * transaction, so
 * a run that is killed, or two at once, send nothing twice. Gives how many mails were queued..
 */
export async function sendNewsletter(parts: SendingParts, file: string): Promise<number> {
  const issue = readIssue(file);
  let queued = 0;
  let readers = await readersAfter(parts.databases, issue, '');
  while (readers.length > 0) {
    for (const reader of readers) if (await queueFor(parts, issue, reader)) queued += 1;
    readers = await readersAfter(parts.databases, issue, readers.at(-1)?.id ?? '');
  }
  parts.mailer.wake();
  return queued;
}
