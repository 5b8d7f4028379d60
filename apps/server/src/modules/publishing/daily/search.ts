import type { Recipe } from '@inkbloom/formats/page';
import { tooAlike } from '@inkbloom/linework/likeness';
import type { DrawingProcess } from '../drawing-process.ts';
import { printedAs, type Verdict } from '../verdict.ts';
import { candidate } from './candidates.ts';
import type { Place } from './places.ts';

/** Pages that are drawn for one place at most. */
export const MOST_ATTEMPTS = 40;
/** Attempts in which a page must also differ in stream and title; after these only the gates decide. */
const CHOOSY_ATTEMPTS = 20;

/** What a new page stands beside. */
export interface Surroundings {
  /** All subjects there are. */
  readonly subjects: readonly string[];
  /** Subjects of the last two weeks. */
  readonly recent: ReadonlySet<string>;
  /** Streams of the other pages of the day. */
  readonly streams: ReadonlySet<string>;
  /** Whether an activity bears this title already. */
  readonly isTitleTaken: (title: string) => Promise<boolean>;
  /** The published pages of a stream. */
  readonly pagesOf: (stream: string) => readonly Recipe[];
}

/** A page that was found, or why none of the attempts was good enough. */
export type PageSearch = { readonly verdict: Verdict } | { readonly refusals: readonly string[] };

/** Which published page it is too much like, if there is one. */
async function likeness(
  judge: DrawingProcess['judge'],
  verdict: Verdict,
  pages: readonly Recipe[],
): Promise<readonly string[]> {
  for (const recipe of pages) {
    const found = tooAlike([printedAs(await judge(recipe), recipe.seed), printedAs(verdict, 'it')]);
    if (found.length > 0) return found;
  }
  return [];
}

/** Draws for a place until a page passes its gates, differs from what is published, and suits its day. */
export async function searchPage(
  judge: DrawingProcess['judge'],
  place: Place,
  beside: Surroundings,
): Promise<PageSearch> {
  const refusals: string[] = [];

  async function refusalsOf(verdict: Verdict, attempt: number): Promise<readonly string[]> {
    const { facts, failed } = verdict;
    if (failed.length > 0) return failed;
    if (attempt < CHOOSY_ATTEMPTS && beside.streams.has(facts.category)) return ['a stream of today'];
    if (attempt < CHOOSY_ATTEMPTS && (await beside.isTitleTaken(facts.title)))
      return ['a title that is taken'];
    return likeness(judge, verdict, beside.pagesOf(facts.category));
  }

  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const recipe = candidate(place, attempt, beside.subjects, beside.recent);
    const verdict = await judge(recipe);
    const refused = await refusalsOf(verdict, attempt);
    if (refused.length === 0) return { verdict };
    refusals.push(`${recipe.composition}: ${refused.join(', ')}`);
  }
  return { refusals };
}
