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
}

/** What was drawn before a place, and what suits it. */
export interface Past {
  /** When each family was last drawn. */
  readonly families: ReadonlyMap<string, string>;
  /** How often each composition was drawn at each grade, by `composition/difficulty`. */
  readonly kinds: ReadonlyMap<string, number>;
}

/** The name of a kind. */
export function kindName(composition: string, difficulty: Difficulty): string {
  return `${composition}/${difficulty}`;
}

/** The difficulty of a place: three pages a day are one of each; with fewer the days take turns. */
export function difficultyOf({ day, slot }: Place): Difficulty {
  return DIFFICULTIES[(dayNumber(day) + slot) % DIFFICULTIES.length] ?? 'easy';
}

function chanceOf(place: Place, composition: string): number {
  return createHash('sha256')
    .update(`${nameOf(place)}/${composition}`)
    .digest()
    .readUInt32BE(0);
}

/** What is asked of a place: its subjects, and which of them come first. */
export interface Wanted {
  readonly subjects: readonly DailySubject[];
  /** Whether a subject is what the day is about: a feast, or the week's theme. */
  readonly isDue: (subject: DailySubject) => boolean;
  /** Families rest from this day on. */
  readonly restingSince: string;
}

/**
 * The kinds that may be drawn for a place, the best first: what the day is about, then what was drawn least, then what
 * rested longest. Families that were drawn lately are left out.
 */
export function kindsFor(place: Place, { subjects, isDue, restingSince }: Wanted, past: Past): Kind[] {
  const difficulty = difficultyOf(place);
  const last = ({ family }: DailySubject) => past.families.get(family) ?? '';
  const times = ({ composition }: DailySubject) => past.kinds.get(kindName(composition, difficulty)) ?? 0;
  return subjects
    .filter((subject) => last(subject) < restingSince)
    .toSorted((a, b) => {
      if (isDue(a) !== isDue(b)) return isDue(a) ? -1 : 1;
      if (times(a) !== times(b)) return times(a) - times(b);
      if (last(a) !== last(b)) return last(a) < last(b) ? -1 : 1;
      return chanceOf(place, a.composition) - chanceOf(place, b.composition);
    })
    .map((subject) => ({ subject, difficulty }));
}

/** What is drawn of a kind at a try; chance comes from the place alone, so a server that ended draws the same again. */
export function recipeOf(
  { subject: { composition }, difficulty }: Kind,
  place: Place,
  attempt: number,
): Recipe {
  return { composition, difficulty, seed: `daily-${nameOf(place)}-${attempt}` };
}
