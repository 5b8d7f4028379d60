import type { DrawingProcess } from '../drawing-process.ts';
import type { Sketch, Verdict } from '../verdict.ts';
import { type Kind, recipeOf } from './candidates.ts';
import type { Likeness } from './likenesses.ts';
import type { Place } from './places.ts';

/** Tries of what the day is about before the next kind has its turn. */
const TRIES_WHEN_DUE = 2;
/** The shares of the attempts that are for what the day is about, and then for what is of the place's difficulty. */
const DUE_SHARE = 0.45;
const OWN_DIFFICULTY_SHARE = 0.35;
/**
 * The share of the attempts in which a page must also differ in stream and title and, unless the day is about it, keep
 * what is asked of new pages: little blank paper, areas wide enough for a crayon. Then gates and likeness decide.
 */
const CHOOSY_SHARE = 0.5;
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

/** A drawing that may not go out, and why. */
interface Refusal {
  readonly kind: Kind;
  readonly why: string;
}

/** The attempts that a search has: they are counted over all searches for a place, since each draws something else. */
export interface Attempts {
  readonly first: number;
  readonly most: number;
}

/** The page that was found, if any, and what was drawn in vain. */
export interface PageSearch {
  readonly found: FoundPage | undefined;
  readonly refusals: readonly Refusal[];
}

/** Whether a kind's pages are of a stream that the day has a page of. */
function isOfToday({ streams }: Surroundings, { subject: { stream } }: Kind): boolean {
  return stream !== undefined && streams.has(stream);
}

/** So many kinds of another stream than the day's other pages, then the rest: over and over. */
function* inTurns(kinds: readonly Kind[], beside: Surroundings, most: number): Generator<Kind> {
  const sorted = [false, true].flatMap((is) => kinds.filter((kind) => isOfToday(beside, kind) === is));
  for (let at = 0; at < most && sorted.length > 0; at++) yield sorted[at % sorted.length]!;
}

/**
 * Kinds in the order in which they are drawn: what the day is about, unless a page of that stream is there, then what
 * is of the place's difficulty, then the rest.
 */
function* inOrder(beside: Surroundings, most: number): Generator<Kind> {
  const due = beside.kinds.filter((kind) => kind.isDue && !isOfToday(beside, kind));
  const tries = due.flatMap((kind) => Array.from({ length: TRIES_WHEN_DUE }, () => kind));
  yield* tries.slice(0, most * DUE_SHARE);
  const own = beside.kinds.filter(({ isDue, isOwnDifficulty }) => isOwnDifficulty && !isDue);
  yield* inTurns(own, beside, most * OWN_DIFFICULTY_SHARE);
  const rest = beside.kinds.filter(({ isDue, isOwnDifficulty }) => !isOwnDifficulty && !isDue);
  yield* inTurns(rest.length > 0 ? rest : beside.kinds, beside, most);
}

/**
 * Draws for a place until a page passes its gates, differs from all that is published, and suits its day. What is quick
 * to tell comes first: a page is measured when everything else holds.
 */
export async function searchPage(
  { sketch, judge }: Pick<DrawingProcess, 'sketch' | 'judge'>,
  place: Place,
  beside: Surroundings,
  { first, most }: Attempts,
): Promise<PageSearch> {
  const refusals: Refusal[] = [];
  const choosy = most * CHOOSY_SHARE;

  async function refusalOf({ facts, print }: Sketch): Promise<string | undefined> {
    if (refusals.length < choosy && beside.streams.has(facts.category)) return 'a stream of today';
    if (refusals.length < choosy && (await beside.isTitleTaken(facts.title))) return 'a title that is taken';
    const { likeness, activityId } = beside.nearest(print);
    return likeness > MOST_ALIKE ? `too much like ${activityId} (${likeness.toFixed(3)})` : undefined;
  }

  for (const kind of inOrder(beside, most)) {
    if (refusals.length >= most) break;
    const recipe = recipeOf(kind, place, first + refusals.length);
    const refusal = await refusalOf(await sketch(recipe));
    const verdict = refusal === undefined ? await judge(recipe) : undefined;
    const isChoosy = refusals.length < choosy && !kind.isDue;
    const faults = [...(verdict?.failed ?? []), ...(isChoosy ? (verdict?.short ?? []) : [])];
    if (verdict && faults.length === 0) return { found: { verdict, kind }, refusals };
    refusals.push({ kind, why: refusal ?? faults.join(', ') });
  }
  return { found: undefined, refusals };
}
