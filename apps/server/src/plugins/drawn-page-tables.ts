import type { Difficulty } from '@inkbloom/contracts/activities';

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
  /** The proposal that became it; null for one that nobody could look at before. */
  proposal_id?: string | null | undefined;
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

/** How often a composition at a grade was refused when a page was looked for. */
interface DailyRefusalRow {
  composition: string;
  difficulty: Difficulty;
  times: number;
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
  /** The rows of its activity, as JSON; absent for one that was proposed before these were kept. */
  page?: string | null | undefined;
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

/** A page that was made of a picture from outside, until it is published or forgotten. */
interface ImportedPageRow {
  /** The address that its activity has once it is published. */
  id: string;
  /** The rows of its activity, as JSON. */
  page: string;
  /** How like the nearest published page it is, and the address of that one. */
  likeness: number;
  nearest: string | null;
  lines_key: string;
  color_key: string;
  /** What the operator said. */
  opinion: 'approved' | 'rejected' | null;
  imported_at: string;
  judged_at: string | null;
}

export interface DrawnPageTables {
  daily_pages: DailyPageRow;
  daily_stories: DailyStoryRow;
  daily_proposals: DailyProposalRow;
  daily_refusals: DailyRefusalRow;
  imported_pages: ImportedPageRow;
  made_pages: MadePageRow;
  chosen_pages: FrozenPageRow;
}
