import type { AccountTables } from './account-tables.ts';
import type { BillingTables } from './billing-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { DrawingTables } from './drawing-tables.ts';
import type { DrawnPageTables } from './drawn-page-tables.ts';
import type { OperatingTables } from './operating-tables.ts';

/*
 * The tables as both databases give them: ids and times are text (times in UTC, ISO 8601 with milliseconds, so that
 * they sort), booleans are 0 and 1, structured values are JSON text.
 */

/** How often something happened on a day. */
interface AnalyticsEventRow {
  /** In UTC, such as 2026-03-01. */
  day: string;
  name: string;
  /** Empty where no activity is meant. */
  activity_id: string;
  total: number;
}

/** A mail that waits to be sent, or that could not be. */
export interface MailOutboxRow {
  id: string;
  kind: string;
  recipient: string;
  /** Subject, texts and headers, encrypted. */
  sealed: string;
  /** 1 for a mail that was given up. */
  is_dead: number;
  attempts: number;
  due_at: string;
  useful_until: string | null;
  last_error: string | null;
  created_at: string;
}

/** An activity that was taken along to print. */
interface PrintDownloadRow {
  id: string;
  user_id: string;
  activity_id: string;
  created_at: string;
}

/** What all servers of one database have in common. */
interface InstallationRow {
  name: string;
  value: string;
}

/** What a person wants to be mailed. */
interface NewsletterReaderRow {
  user_id: string;
  /** Stands for the person in links of mails. */
  id: string;
  new_pages: number;
  news: number;
  /** The address that was confirmed for it; another address of the person gets nothing. */
  confirmed_email: string | null;
  /** The hash of what the link to confirm carries, and until when it works. */
  token_hash: string | null;
  token_until: string | null;
}

/** An issue that went to a reader. */
interface NewsletterSendingRow {
  issue: string;
  reader_id: string;
}

export interface Tables
  extends AccountTables, BillingTables, CatalogueTables, DrawingTables, DrawnPageTables, OperatingTables {
  analytics_events: AnalyticsEventRow;
  mail_outbox: MailOutboxRow;
  print_downloads: PrintDownloadRow;
  newsletter_readers: NewsletterReaderRow;
  newsletter_sendings: NewsletterSendingRow;
  installation: InstallationRow;
}
