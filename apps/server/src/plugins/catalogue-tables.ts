import type { Difficulty } from '@inkbloom/contracts/activities';

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

/** The sheets for printing of an activity, as its pages were at that time. */
interface PrintRow {
  activity_id: string;
  paper: string;
  /** The activity's fingerprint when they were made. */
  hash: string;
  key: string;
}

/** Where the ink of a published page lies, to tell pages that are too much alike. */
interface PagePrintRow {
  activity_id: string;
  page_index: number;
  /** 4096 signed bytes, base64. */
  print: string;
}

/** An activity that left the built-in catalogue and was hidden for it. */
interface WithdrawalRow {
  activity_id: string;
  withdrawn_at: string;
}

/** The picture of a shared link, as it was made of one version of what it shows. */
interface SharePictureRow {
  /** What it shows, e.g. `activities/quiet-owl`. */
  name: string;
  version: string;
  key: string;
}

export interface CatalogueTables {
  activities: ActivityRow;
  activity_pages: ActivityPageRow;
  page_prints: PagePrintRow;
  withdrawals: WithdrawalRow;
  listings: ListingRow;
  list_counts: ListCountRow;
  search_postings: SearchPostingRow;
  search_words: SearchWordRow;
  search_grams: SearchGramRow;
  prints: PrintRow;
  share_pictures: SharePictureRow;
}
