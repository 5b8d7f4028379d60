import type { DeleteResult } from 'kysely';
import type { Databases } from '../../plugins/database.ts';

const DAY_MS = 86_400_000;
/** Months that counts of what happened are kept: a year, and the month it is compared with. */
const ANALYTICS_MONTHS = 13;
/** Days that something which is over is kept. */
const SIGN_IN_DAYS = 1;
const REPORT_DAYS = 90;
const DEAD_MAIL_DAYS = 90;
const TIDYING_DAYS = 400;

/** Removes what is older than it may be kept; gives how many rows. */
type Sweep = (databases: Databases, now: Date) => Promise<DeleteResult>;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then.toISOString().slice(0, 10);
}

/** A moment as the identity library writes it into each database. */
function libraryMoment({ kind }: Databases, at: Date): Date | string {
  return kind === 'postgres' ? at : at.toISOString();
}

/** What is removed every day, by the name under which it is counted. */
export const sweeps: Readonly<Record<string, Sweep>> = {
  'expired sessions': (databases, now) =>
    databases.write
      .deleteFrom('sessions')
      .where('expires_at', '<', libraryMoment(databases, now))
      .executeTakeFirst(),
  'sign-ins under way': (databases, now) =>
    databases.write
      .deleteFrom('verifications')
      .where('expires_at', '<', libraryMoment(databases, daysBefore(now, SIGN_IN_DAYS)))
      .executeTakeFirst(),
  'sign-in links': ({ write }, now) =>
    write
      .deleteFrom('sign_in_links')
      .where('expires_at', '<', daysBefore(now, SIGN_IN_DAYS).toISOString())
      .executeTakeFirst(),
  'analytics counts': ({ write }, now) =>
    write
      .deleteFrom('analytics_events')
      .where('day', '<', monthsBefore(now, ANALYTICS_MONTHS))
      .executeTakeFirst(),
  'decided reports': ({ write }, now) =>
    write
      .deleteFrom('reports')
      .where('decided_at', '<', daysBefore(now, REPORT_DAYS).toISOString())
      .executeTakeFirst(),
  'mails given up': ({ write }, now) =>
    write
      .deleteFrom('mail_outbox')
      .where('is_dead', '=', 1)
      .where('due_at', '<', daysBefore(now, DEAD_MAIL_DAYS).toISOString())
      .executeTakeFirst(),
  'counts of tidying': ({ write }, now) =>
    write
      .deleteFrom('tidyings')
      .where('day', '<', daysBefore(now, TIDYING_DAYS).toISOString().slice(0, 10))
      .executeTakeFirst(),
};
