import type { ImageModelCode } from '../imports/image-model.ts';
import type { RefusalCode } from '../imports/refusal.ts';

/** What can be wrong with a command; scripts may rely on the words. */
export type ErrorWord =
  | 'wrong_usage'
  | 'unknown_verb'
  | 'unknown_composition'
  | 'unknown_stream'
  | 'unknown_activity'
  | 'nothing_to_review'
  | 'nothing_approved'
  | 'nothing_published'
  | 'no_daily_pages'
  | 'port_taken'
  | 'gates_failed'
  | 'already_published'
  | 'already_there'
  | 'too_alike'
  | 'bad_details'
  | 'unknown_page'
  | 'too_late'
  | ImageModelCode
  | RefusalCode;

const WRONG_COMMAND: readonly ErrorWord[] = ['wrong_usage', 'unknown_verb'];

/** A command that cannot be done, in words for the operator. */
export class PagesError extends Error {
  override readonly name = 'PagesError';
  readonly word: ErrorWord;

  constructor(word: ErrorWord, message: string) {
    super(message);
    this.word = word;
  }

  /** What the program exits with: 2 for a command that makes no sense, 1 for one that failed. */
  get exitCode(): number {
    return WRONG_COMMAND.includes(this.word) ? 2 : 1;
  }
}
