import { createHash } from 'node:crypto';
import { addDays } from '../../../plugins/local-day.ts';
import type { SeasonName } from '../../../plugins/almanac.ts';
import { WEEK_THEMES } from './theme-list.ts';

/** A week's small story: a sentence a day from Monday to Sunday, and the families of subjects that it is about. */
export interface WeekTheme {
  readonly id: string;
  readonly title: string;
  readonly seasons?: readonly SeasonName[];
  readonly feast?: string;
  readonly families: readonly string[];
  /** Seven sentences, one to a line. */
  readonly story: string;
}

/** The days of a week's story. */
export const STORY_DAYS = 7;

/** How often a theme was told, and when last. */
export type ThemeUses = ReadonlyMap<string, { readonly times: number; readonly last: string }>;

function suits({ seasons, feast }: WeekTheme, season: SeasonName, feasts: readonly string[]): boolean {
  if (feast !== undefined) return feasts.includes(feast);
  return seasons === undefined || seasons.includes(season);
}

function order(week: string, id: string): number {
  return createHash('sha256').update(`${week}/${id}`).digest().readUInt32BE(0);
}

/** A week, and what the choice of its theme goes by. */
export interface Week {
  readonly monday: string;
  readonly season: SeasonName;
  /** The feasts that it is near. */
  readonly feasts: readonly string[];
  /** Families that still rest when it begins. */
  readonly resting: ReadonlySet<string>;
}

/** Days after which a theme may be told again, unless all others of its time were told since. */
const THEME_RESTS_DAYS = 56;

/**
 * The theme of a week that has none yet: that of a feast which falls into it, else of those that suit the season and
 * rested the one that was told least; of several one of this season alone, and the one with the most families that may
 * be drawn.
 */
export function chooseTheme({ monday, season, feasts, resting }: Week, uses: ThemeUses): WeekTheme {
  const suited = WEEK_THEMES.filter((theme) => suits(theme, season, feasts)).map((theme) => ({
    theme,
    told: uses.get(theme.id) ?? { times: 0, last: '' },
    families: theme.families.filter((family) => !resting.has(family)).length,
  }));
  const restsSince = addDays(monday, -THEME_RESTS_DAYS);
  const [first] = suited.toSorted((a, b) => {
    const byFeast = Number(b.theme.feast !== undefined) - Number(a.theme.feast !== undefined);
    if (byFeast !== 0) return byFeast;
    const byRest = Number(a.told.last > restsSince) - Number(b.told.last > restsSince);
    if (byRest !== 0) return byRest;
    if (a.told.times !== b.told.times) return a.told.times - b.told.times;
    const bySeason = Number(b.theme.seasons !== undefined) - Number(a.theme.seasons !== undefined);
    if (bySeason !== 0) return bySeason;
    if (a.families !== b.families) return b.families - a.families;
    if (a.told.last !== b.told.last) return a.told.last < b.told.last ? -1 : 1;
    return order(monday, a.theme.id) - order(monday, b.theme.id);
  });
  if (first === undefined) throw new Error('no theme suits the week');
  return first.theme;
}

/** What a theme tells on each day of a week. */
export function storyOfWeek(week: string, { id, title, story }: WeekTheme) {
  return story
    .split('\n')
    .map((sentence, at) => ({ day: addDays(week, at), week, theme: id, title, sentence }));
}
