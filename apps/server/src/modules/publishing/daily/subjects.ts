import type { Difficulty, View } from '@inkbloom/formats/page';
import { feastsNear, type Hemisphere, seasonOf, type SeasonName } from '../../../plugins/almanac.ts';

/** When a subject is drawn; any time where nothing is told. */
export interface Time {
  readonly seasons?: readonly SeasonName[];
  /** Feasts near which it is drawn, and at no other time. */
  readonly feasts?: readonly string[];
  /** Feasts that it suits too: near them it comes first. */
  readonly alsoFor?: readonly string[];
  /** The month that it is about, 1 to 12. */
  readonly month?: number;
  /** The day of the week that it is about; 0 is Sunday. */
  readonly weekday?: number;
}

/** A composition that daily pages are drawn of. */
export interface DailySubject extends Time {
  readonly composition: string;
  /** What a reader would call the same subject: it rests for a month. */
  readonly family: string;
  /** What the composition was given when it was looked at, 4 or 5; those with less are not drawn. */
  readonly score: 4 | 5;
  /** The stream of its pages, so that one that does not suit a day is not drawn; undefined where none is published. */
  readonly stream?: string | undefined;
  /** The difficulties at which pages were looked at and published; all where this is absent. */
  readonly proven?: ReadonlySet<Difficulty>;
  /** The parts of its pictures that a page may come nearer to. */
  readonly views?: readonly View[];
}

/** Days for which a family of subjects rests. */
export const REST_DAYS = 30;

/** Whether a subject is drawn for one of these feasts. */
export function isAbout({ feasts = [], alsoFor = [] }: Time, names: readonly string[]): boolean {
  return [...feasts, ...alsoFor].some((feast) => names.includes(feast));
}

/** The subjects that suit a day. */
export function subjectsOf(
  all: readonly DailySubject[],
  day: string,
  hemisphere: Hemisphere,
): DailySubject[] {
  const feasts = feastsNear(day).map(({ id }) => id);
  const season = seasonOf(day, hemisphere);
  const date = new Date(day);
  return all.filter((one) => {
    if (one.feasts !== undefined) return isAbout(one, feasts);
    if (one.month !== undefined && one.month !== date.getUTCMonth() + 1) return false;
    if (one.weekday !== undefined && one.weekday !== date.getUTCDay()) return false;
    return one.seasons === undefined || one.seasons.includes(season);
  });
}
