import type { Difficulty } from '@inkbloom/contracts/activities';
import type { Generated } from 'kysely';
import type { BillingTables } from './billing-tables.ts';
import type { OperatingTables } from './operating-tables.ts';

/*
 * The tables as both databases give them: ids and times are text (times in UTC, ISO 8601 with milliseconds, so that
 * they sort), booleans are 0 and 1, structured values are JSON text.
 */

export interface ActivityRow {
  id: string;
  /** Fingerprint of the drawn pages, to tell whether the catalogue changed. */
  hash: string;
  title: string;
  /** The title as it is compared when lists are sorted by it. */
  sort_title: string;
  description: string;
  category: string;
  difficulty: Difficulty;
  difficulty_rank: number;
  estimated_time: number;
  tags: string;
  image_keys: string;
  thumbnail_key: string;
  thumbnail_preview_key: string;
  created_at: string;
  updated_at: string;
  /** From when on it is for members of its stream; null for one that is free for ever. */
  members_from: string | null;
  /** When it was taken out of all lists; who knows its address, because they colored it, still gets it. */
  unpublished_at: string | null;
  /** Whose it is alone, see made_pages; absent or null for one that everybody may see. */
  owner?: string | null | undefined;
  /** Who or what drew it, as JSON; absent or null for Inkbloom itself. */
  origin?: string | null | undefined;
}

export interface ActivityPageRow {
  activity_id: string;
  page_index: number;
  width: number;
  height: number;
  image_key: string;
  line_key: string;
  regions_key: string;
  preview_key: string;
  thumbnail_key: string;
}

/** An activity's place in one list, with all that the list can go by. */
export interface ListingRow {
  activity_id: string;
  /** A stream's id, or a category that is no stream. */
  list: string;
  created_at: string;
  sort_title: string;
  difficulty_rank: number;
  estimated_time: number;
  /** Drawings of the activity that people keep. */
  colored_count: number;
}

/** How many activities of one difficulty a list has. */
interface ListCountRow {
  list: string;
  difficulty_rank: number;
  total: number;
}

/** A word that an activity is found by; the weight tells where the word stands. */
interface SearchPostingRow {
  word: string;
  activity_id: string;
  weight: number;
}

/** Every word that any activity is found by. */
interface SearchWordRow {
  word: string;
}

/** The pairs of letters of every word, by which words spelled alike are found. */
interface SearchGramRow {
  gram: string;
  word: string;
}

export interface DrawingRow {
  id: string;
  user_id: string;
  activity_id: string;
  page_index: number;
  /** The revision that readers see and the next save must be based on. */
  head_revision: number;
  /** The highest revision number given out, branches included. */
  last_revision: number;
  created_at: string;
  updated_at: string;
  /** What its files take, each counted once; null until they were measured. PostgreSQL gives text. */
  bytes: number | string | null;
  /** When its old revisions are to be looked through again; null while there are none. */
  thin_after: string | null;
  /** What the person calls it; null while that is the activity's title. */
  title: string | null;
}

export interface DrawingRevisionRow {
  drawing_id: string;
  revision: number;
  base_revision: number;
  /** 1 for work that was based on a stale revision and is kept beside the head. */
  is_branch: number;
  picture_key: string;
  thumbnail_key: string;
  journal_key: string | null;
  colored_share: number;
  /** Start, end and the device's measurements, as sent. */
  details: string;
  created_at: string;
  /** The revision that a person brought back as this one. */
  restored_from: number | null;
}

/** A file that revisions are kept in. */
interface DrawingFileRow {
  key: string;
  bytes: number | string;
  /** Since when no revision may need it any more; null while one does. */
  unused_since: string | null;
  /** Whose delete or save left it so. */
  released_by: string | null;
}

interface IdempotencyRow {
  user_id: string;
  key: string;
  body_hash: string;
  answer: string;
  created_at: string;
}

/** A person. The identity library keeps this table and writes moments and truths in each database's own way. */
interface UserRow {
  id: string;
  name: string;
  email: string;
  /** The address that a provider named without vouching for it; `email` is then nobody's. */
  claimed_email: string | null;
  email_verified: number | boolean;
  image: string | null;
  created_at: string | Date;
  updated_at: string | Date;
}

/** A place where a person is signed in; kept by the identity library. */
interface SessionRow {
  id: string;
  token: string;
  user_id: string;
  user_agent: string | null;
  expires_at: string | Date;
  created_at: string | Date;
  updated_at: string | Date;
}

/** A sign-in under way; kept by the identity library. */
interface VerificationRow {
  id: string;
  expires_at: string | Date;
}

/** A key that access tokens are signed with; kept, encrypted, by the identity library. */
interface SigningKeyRow {
  id: string;
}

interface ProfileRow {
  user_id: string;
  /** Ids of streams, as a JSON list. */
  subscribed_streams: Generated<string>;
  created_at: string;
}

interface FavoriteRow {
  user_id: string;
  activity_id: string;
  added_at: string;
}

/** How often something happened on a day. */
interface AnalyticsEventRow {
  /** In UTC, such as 2026-03-01. */
  day: string;
  name: string;
  /** Empty where no activity is meant. */
  activity_id: string;
  total: number;
}

/** The sheets for printing of an activity, as its pages were at that time. */
interface PrintRow {
  activity_id: string;
  paper: string;
  /** The activity's fingerprint when they were made. */
  hash: string;
  key: string;
}

/** A page that is not of the committed catalogue, frozen as it was drawn. */
interface FrozenPageRow {
  activity_id: string;
  recipe: string;
  facts: string;
  /** SHA-256 of the page's SVG. */
  hash: string;
  generator_version: number;
}

/** A page of the daily job: one for each place of each local day. */
interface DailyPageRow extends FrozenPageRow {
  /** In the operator's time zone, such as 2026-03-01. */
  day: string;
  slot: number;
  /** The recipe's composition. */
  composition: string;
  /** The family of its subject, and the feast that it was drawn for; null for pages from before there were any. */
  family?: string | null | undefined;
  feast?: string | null | undefined;
}

/** Where the ink of a published page lies, to tell pages that are too much alike. */
interface PagePrintRow {
  activity_id: string;
  page_index: number;
  /** 4096 signed bytes, base64. */
  print: string;
}

/** What the week's story tells on a local day. */
export interface DailyStoryRow {
  day: string;
  /** The Monday of its week. */
  week: string;
  /** Names the week's theme. */
  theme: string;
  title: string;
  sentence: string;
}

/** A page that could go out at a place of a day, until the day has come. */
export interface DailyProposalRow {
  id: string;
  day: string;
  slot: number;
  recipe: string;
  facts: string;
  hash: string;
  generator_version: number;
  composition: string;
  family: string;
  feast: string | null;
  print: string;
  /** How like the nearest published page it is, and the address of that one. */
  likeness: number;
  nearest: string | null;
  /** Of pages that nobody looked at the one with the highest score goes out. */
  score: number;
  lines_key: string;
  color_key: string;
  /** What the operator said. */
  opinion: 'approved' | 'rejected' | null;
  drawn_at: string;
}

/** A page that somebody asked for: waiting, being drawn, or drawn. */
export interface MadePageRow {
  id: string;
  /** Four pages are asked for at once. */
  request_id: string;
  /** Which of the four it is, from 0. */
  place: number;
  /** `person:` with an id, or `guest:` with the hash of a key that lies on their device. */
  owner: string;
  /** What was asked for, as JSON. */
  wish: string;
  state: 'waiting' | 'drawing' | 'ready' | 'failed' | 'stopped';
  /** Why it failed. */
  problem: string | null;
  asked_at: string;
  begun_at: string | null;
  ended_at: string | null;
  /** When it was kept; others go after a week. */
  kept_at: string | null;
  /** The rows of the activity that it is once it is kept, as JSON; null until it is drawn. */
  page: string | null;
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

/** An activity that left the built-in catalogue and was hidden for it. */
interface WithdrawalRow {
  activity_id: string;
  withdrawn_at: string;
}

/** What the link or code of a mail does. */
export type LinkPurpose = 'sign-in' | 'sign-up' | 'reset' | 'change-address';

/** A mail with a link or code that was not used yet. */
interface SignInLinkRow {
  id: string;
  email: string;
  purpose: LinkPurpose;
  /** Of a sign-up the hash of the password; of a change of address whose it is. */
  payload: string | null;
  token_hash: string;
  code_hash: string;
  /** Tries so far, right ones included. */
  attempts: number;
  expires_at: string;
}

/** One save of a drawing. */
interface ColoringRecordRow {
  id: string;
  user_id: string;
  activity_id: string;
  drawing_id: string;
  is_completed: number;
  /** Seconds that the drawing took up to this save. */
  total_seconds: number;
  /** Seconds since the save before. */
  seconds: number;
  created_at: string;
}

/** An activity that was taken along to print. */
interface PrintDownloadRow {
  id: string;
  user_id: string;
  activity_id: string;
  created_at: string;
}

/** Somebody who wants to leave. */
interface AccountDeletionRow {
  user_id: string;
  due_at: string;
}

/** A way in which a person signs in. The identity library keeps this table. */
interface AccountRow {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  /** A hash, where the way is a password. */
  password?: string | null;
  created_at: string | Date;
  updated_at: string | Date;
}

/** The picture of a shared link, as it was made of one version of what it shows. */
interface SharePictureRow {
  /** What it shows, e.g. `activities/quiet-owl`. */
  name: string;
  version: string;
  key: string;
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

export interface Tables extends BillingTables, OperatingTables {
  activities: ActivityRow;
  activity_pages: ActivityPageRow;
  daily_pages: DailyPageRow;
  page_prints: PagePrintRow;
  daily_stories: DailyStoryRow;
  daily_proposals: DailyProposalRow;
  made_pages: MadePageRow;
  chosen_pages: FrozenPageRow;
  withdrawals: WithdrawalRow;
  listings: ListingRow;
  list_counts: ListCountRow;
  search_postings: SearchPostingRow;
  search_words: SearchWordRow;
  search_grams: SearchGramRow;
  drawings: DrawingRow;
  drawing_revisions: DrawingRevisionRow;
  drawing_files: DrawingFileRow;
  idempotency_keys: IdempotencyRow;
  users: UserRow;
  sessions: SessionRow;
  verifications: VerificationRow;
  signing_keys: SigningKeyRow;
  profiles: ProfileRow;
  favorites: FavoriteRow;
  analytics_events: AnalyticsEventRow;
  prints: PrintRow;
  mail_outbox: MailOutboxRow;
  sign_in_links: SignInLinkRow;
  coloring_records: ColoringRecordRow;
  print_downloads: PrintDownloadRow;
  account_deletions: AccountDeletionRow;
  accounts: AccountRow;
  share_pictures: SharePictureRow;
  newsletter_readers: NewsletterReaderRow;
  newsletter_sendings: NewsletterSendingRow;
  installation: InstallationRow;
}
