import type { DrawingProcess } from '../drawing-process.ts';
import type { Verdict } from '../verdict.ts';
import { type Kind, recipeOf } from './candidates.ts';
import type { Likeness } from './likenesses.ts';
import type { Place } from './places.ts';

/** Pages that are drawn for one place at most, and of one kind. */
export const MOST_ATTEMPTS = 60;
const TRIES_OF_A_KIND = 4;
/** Attempts in which a page must also differ in stream and title; after these only gates and likeness decide. */
const CHOOSY_ATTEMPTS = 30;
/** The most a daily page may be like any other page. */
export const MOST_ALIKE = 0.8;

/** What a new page stands beside. */
export interface Surroundings {
  /** What may be drawn, the best first. */
  readonly kinds: readonly Kind[];
  /** Streams of the other pages of the day. */
  readonly streams: ReadonlySet<string>;
  /** Whether an activity bears this title already. */
  readonly isTitleTaken: (title: string) => Promise<boolean>;
  /** The published page that a print is most like. */
  readonly nearest: (print: Float32Array) => Likeness;
}

/** A page that may go out. */
export interface FoundPage {
  readonly verdict: Verdict;
  readonly kind: Kind;
}

/** A page that was found, or why none of the attempts was good enough. */
export type PageSearch = { readonly found: FoundPage } | { readonly refusals: readonly string[] };

/** Draws for a place until a page passes its gates, differs from all that is published, and suits its day. */
export async function searchPage(
  judge: DrawingProcess['judge'],
  place: Place,
  beside: Surroundings,
): Promise<PageSearch> {
  const refusals: string[] = [];

  async function refusalOf(verdict: Verdict, attempt: number): Promise<string | undefined> {
    const { facts, failed, print } = verdict;
    if (failed.length > 0) return failed.join(', ');
    if (attempt < CHOOSY_ATTEMPTS && beside.streams.has(facts.category)) return 'a stream of today';
    if (attempt < CHOOSY_ATTEMPTS && (await beside.isTitleTaken(facts.title))) return 'a title that is taken';
    const { likeness, activityId } = beside.nearest(print);
    return likeness > MOST_ALIKE ? `too much like ${activityId} (${likeness.toFixed(3)})` : undefined;
  }

  let attempt = 0;
  // A kind that was refused is tried again once all others were.
  while (refusals.length < MOST_ATTEMPTS && beside.kinds.length > 0) {
    for (const kind of beside.kinds) {
      for (let again = 0; again < TRIES_OF_A_KIND; again++) {
        if (refusals.length >= MOST_ATTEMPTS) return { refusals };
        const verdict = await judge(recipeOf(kind, place, attempt));
        const refusal = await refusalOf(verdict, refusals.length);
        if (refusal === undefined) {
          return { found: { verdict, kind } };
        }
        refusals.push(`${kind.subject.composition}: ${refusal}`);
        attempt++;
        if (refusal === 'a stream of today') break;
      }
    }
  }
  return { refusals };
}
