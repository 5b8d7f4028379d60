import { createHash } from 'node:crypto';
import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import { dayNumber } from '../../../plugins/local-day.ts';
import { nameOf, type Place } from './places.ts';
import type { DailySubject } from './subjects.ts';

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** A composition at a grade: they take turns. */
export interface Kind {
  readonly subject: DailySubject;
  readonly difficulty: Difficulty;
  /** Whether the day is about it. */
  readonly isDue: boolean;
  /** Whether its difficulty is the place's. */
  readonly isOwnDifficulty: boolean;
}

/** What was drawn before a place, and what suits it. */
export interface Past {
  /** When each family was last drawn. */
  readonly families: ReadonlyMap<string, string>;
  /** How often each composition was drawn at each grade, by `composition/difficulty`. */
  readonly drawn: ReadonlyMap<string, number>;
  /** How often each was refused since, likewise. */
  readonly refused: ReadonlyMap<string, number>;
}

/** The name of a kind. */
export function kindName(composition: string, difficulty: Difficulty): string {
  return `${composition}/${difficulty}`;
}

/**
 * The difficulty of a place: one that the day's other pages have least of. Places and days begin with another one, so
 * that they take turns.
 */
export function difficultyOf({ day, slot }: Place, others: readonly Difficulty[] = []): Difficulty {
  const first = (dayNumber(day) + slot) % DIFFICULTIES.length;
  const inTurn = [...DIFFICULTIES.slice(first), ...DIFFICULTIES.slice(0, first)];
  const count = (difficulty: Difficulty) => others.filter((other) => other === difficulty).length;
  return inTurn.toSorted((a, b) => count(a) - count(b))[0] ?? 'easy';
}

function chanceOf(place: Place, what: string): number {
  return createHash('sha256')
    .update(`${nameOf(place)}/${what}`)
    .digest()
    .readUInt32BE(0);
}

/** What is asked of a place: its subjects, and which of them come first. */
export interface Wanted {
  readonly difficulty: Difficulty;
  readonly subjects: readonly DailySubject[];
  /** Whether a subject is what the day is about, a feast or the week's theme, after so many refusals in a row. */
  readonly isDue: (subject: DailySubject, refused: number) => boolean;
  /** Families rest from this day on. */
  readonly restingSince: string;
}

/** Turns that a kind waits of which no page was looked at yet. */
const UNPROVEN = 3;
const MOST_DOUBLINGS = 10;

/** Turns that a kind had: one for each page, and for each refusal in a row twice as many as for the one before. */
function turnCount({ drawn, refused }: Past, name: string): number {
  return (drawn.get(name) ?? 0) + 2 ** Math.min(MOST_DOUBLINGS, refused.get(name) ?? 0) - 1;
}

interface RankedKind extends Kind {
  readonly turns: number;
  readonly last: string;
  readonly chance: number;
}

function byRank(a: RankedKind, b: RankedKind): number {
  if (a.isDue !== b.isDue) return a.isDue ? -1 : 1;
  if (a.isOwnDifficulty !== b.isOwnDifficulty) return a.isOwnDifficulty ? -1 : 1;
  if (a.turns !== b.turns) return a.turns - b.turns;
  if (a.last !== b.last) return a.last < b.last ? -1 : 1;
  return a.chance - b.chance;
}

/**
 * The kinds that may be drawn for a place, the best first: what the day is about, then what is of the place's
 * difficulty, then what had the fewest turns, then what rested longest. Families that were drawn lately are left out.
 */
export function kindsFor(place: Place, wanted: Wanted, past: Past): Kind[] {
  const { subjects, isDue, restingSince } = wanted;
  const last = ({ family }: DailySubject) => past.families.get(family) ?? '';
  const rank = (subject: DailySubject, difficulty: Difficulty): RankedKind => {
    const name = kindName(subject.composition, difficulty);
    const isProven = subject.proven?.has(difficulty) !== false;
    return {
      subject,
      difficulty,
      isDue: isProven && isDue(subject, past.refused.get(name) ?? 0),
      isOwnDifficulty: difficulty === wanted.difficulty,
      turns: turnCount(past, name) + (isProven ? 0 : UNPROVEN),
      last: last(subject),
      chance: chanceOf(place, subject.composition),
    };
  };
  return subjects
    .filter((subject) => last(subject) < restingSince)
    .flatMap((subject) => DIFFICULTIES.map((difficulty) => rank(subject, difficulty)))
    .toSorted(byRank)
    .map(({ subject, difficulty, isDue: isNow, isOwnDifficulty }) => ({
      subject,
      difficulty,
      isDue: isNow,
      isOwnDifficulty,
    }));
}

/**
 * What is drawn of a kind at a try: the whole picture, or a part of it from nearer. Chance comes from the place alone,
 * so a server that ended draws the same again.
 */
export function recipeOf(
  { subject: { composition, views = [] }, difficulty }: Pick<Kind, 'subject' | 'difficulty'>,
  place: Place,
  attempt: number,
): Recipe {
  const recipe = { composition, difficulty, seed: `daily-${nameOf(place)}-${attempt}` };
  const view = views[chanceOf(place, `${composition}/${attempt}`) % (views.length + 1)];
  return view === undefined ? recipe : { ...recipe, view };
}
