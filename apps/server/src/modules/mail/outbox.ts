import type { Kysely, Transaction } from 'kysely';
import { ulid } from 'ulid';
import type { MailOutboxRow, Tables } from '../../plugins/tables.ts';
import { type Letter, mailHtml, type MailPicture, type MailSite, mailText } from './layout.ts';
import type { Sealer } from './sealing.ts';

/** A mail to be queued. */
export interface OutgoingMail {
  /** What it is about, for operators: `sign-in`. */
  readonly kind: string;
  readonly to: string;
  readonly letter: Letter;
  /** After this moment the mail would be of no use and is dropped. */
  readonly usefulUntil?: Date;
  /** Further header lines. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is sent, as it lies sealed in the outbox. */
export interface SealedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly picture: MailPicture;
  readonly headers: Readonly<Record<string, string>>;
}

/** Puts mails into the outbox. */
export interface Mailer {
  /** Queues a mail inside the transaction that causes it. Throws on an address or a header that is not one line. */
  readonly queue: (trx: Transaction<Tables>, mail: OutgoingMail, now?: Date) => Promise<void>;
  /** Has the worker look at once; called after the transaction. */
  readonly wake: () => void;
}

const ONE_ADDRESS = /^[^\s@<>,;:"\\\p{Cc}]+@[^\s@<>,;:"\\\p{Cc}]+$/u;
const CONTROL = /\p{Cc}/u;

function checkHeaders({ to, letter, headers = {} }: OutgoingMail): void {
  if (!ONE_ADDRESS.test(to)) throw new Error('a mail needs one plain address');
  const lines = [letter.subject, ...Object.entries(headers).flat()];
  if (lines.some((line) => CONTROL.test(line))) throw new Error('a header of a mail is one line');
}

/** The mailer of a site. */
export function createMailer(sealer: Sealer, site: MailSite, wake: () => void): Mailer {
  return {
    wake,
    async queue(trx, mail, now = new Date()) {
      checkHeaders(mail);
      const { kind, to, letter, usefulUntil, headers = {} } = mail;
      const sealed: SealedMail = {
        subject: letter.subject,
        text: mailText(letter, site),
        html: mailHtml(letter, site),
        picture: letter.picture,
        headers,
      };
      const at = now.toISOString();
      await trx
        .insertInto('mail_outbox')
        .values({
          id: ulid(),
          kind,
          recipient: to,
          sealed: sealer.seal(JSON.stringify(sealed)),
          is_dead: 0,
          attempts: 0,
          due_at: at,
          useful_until: usefulUntil?.toISOString() ?? null,
          last_error: null,
          created_at: at,
        })
        .execute();
    },
  };
}

/** The mails that are due, the longest waiting first. */
export function dueMails(database: Kysely<Tables>, now: Date, limit: number): Promise<MailOutboxRow[]> {
  return database
    .selectFrom('mail_outbox')
    .selectAll()
    .where('is_dead', '=', 0)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Takes a mail out of the outbox. Tells whether it was there. */
export async function dropMail(database: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom('mail_outbox').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Has a mail sent anew, as if it were new. Tells whether it was there. */
export async function resendMail(database: Kysely<Tables>, id: string, now = new Date()): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('mail_outbox')
    .set({ is_dead: 0, attempts: 0, due_at: now.toISOString(), useful_until: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every mail of the outbox without its content, the oldest first. */
export function listMails(database: Kysely<Tables>): Promise<Omit<MailOutboxRow, 'sealed'>[]> {
  return database
    .selectFrom('mail_outbox')
    .select([
      'id',
      'kind',
      'recipient',
      'is_dead',
      'attempts',
      'due_at',
      'useful_until',
      'last_error',
      'created_at',
    ])
    .orderBy('id')
    .execute();
}
