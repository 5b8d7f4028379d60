import type { Difficulty, Recipe } from '@inkbloom/formats/page';
import type { Databases } from '../../../plugins/database.ts';
import { addDays, dayNumber } from '../../../plugins/local-day.ts';
import { feastsNear, type Hemisphere, seasonOf, type SeasonName, weekOf } from '../../../plugins/almanac.ts';
import { nearestOf } from '../daily/likenesses.ts';
import { type PrintedPage, printedPages } from '../daily/prints.ts';
import { MOST_ALIKE } from '../daily/search.ts';
import { type DailySubject, isAbout } from '../daily/subjects.ts';
import { WEEK_THEMES } from '../daily/theme-list.ts';
import { STORY_DAYS } from '../daily/themes.ts';

/** A page that was published on a day. */
export interface DayPage {
  readonly day: string;
  readonly slot: number;
  readonly activityId: string;
  readonly composition: string;
  readonly family: string;
  readonly feast: string | null;
  readonly recipe: Recipe;
  readonly category: string;
}

/** The pages of days in their order. */
export async function pagesOfDays({ read }: Databases, from: string, until: string): Promise<DayPage[]> {
  const rows = await read
    .selectFrom('daily_pages')
    .select(['day', 'slot', 'activity_id', 'composition', 'family', 'feast', 'recipe', 'facts'])
    .where('day', '>=', from)
    .where('day', '<', until)
    .orderBy('day')
    .orderBy('slot')
    .execute();
  return rows.map(({ day, slot, activity_id, composition, family, feast = null, recipe, facts }) => ({
    day,
    slot,
    activityId: activity_id,
    composition,
    family: family ?? composition,
    feast,
    recipe: JSON.parse(recipe) as Recipe,
    category: (JSON.parse(facts) as { category: string }).category,
  }));
}

/** How often each name occurs, the most frequent first. */
export function tally(names: readonly string[]): [name: string, times: number][] {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]): [string, number] => [
    name,
    all.length,
  ]);
  return counts.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** The middle of numbers; 0 where there are none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** The days between a page and the one before it of the same family. */
export function returnsOf(pages: readonly Pick<DayPage, 'day' | 'family'>[]): number[] {
  const last = new Map<string, string>();
  return pages.flatMap(({ day, family }) => {
    const before = last.get(family);
    last.set(family, day);
    return before === undefined ? [] : [dayNumber(day) - dayNumber(before)];
  });
}

/** The days on which fewer pages came out than wanted, and how many pages are missing. */
export function gapsOf(
  pages: readonly Pick<DayPage, 'day'>[],
  { from, days, wanted }: { from: string; days: number; wanted: number },
): { readonly days: string[]; readonly pages: number } {
  const held = new Map(tally(pages.map(({ day }) => day)));
  const all = Array.from({ length: days }, (_, at) => addDays(from, at));
  const short = all.filter((day) => (held.get(day) ?? 0) < wanted);
  return { days: short, pages: short.reduce((sum, day) => sum + wanted - (held.get(day) ?? 0), 0) };
}

/** How like the nearest page that was published before it each page is. */
export async function likenessesOf({ read }: Databases, pages: readonly DayPage[]): Promise<number[]> {
  const played = new Set(pages.map(({ activityId }) => activityId));
  const all = await printedPages(read);
  const prints = new Map(all.map((page) => [page.activityId, page.print]));
  const earlier: PrintedPage[] = all.filter(({ activityId }) => !played.has(activityId));
  return pages.flatMap(({ activityId }) => {
    const print = prints.get(activityId);
    if (print === undefined) return [];
    const { likeness } = nearestOf(earlier, print);
    earlier.push({ activityId, print });
    return [likeness];
  });
}

/** How pages keep to the calendar. */
export interface CalendarFigures {
  /** Pages for each feast. */
  readonly feasts: readonly (readonly [feast: string, pages: number])[];
  /** Pages of a feast far from it: Easter eggs in November. */
  readonly strayFeasts: readonly DayPage[];
  /** Pages of a subject of other seasons. */
  readonly straySeasons: readonly DayPage[];
  /** Pages of subjects that have seasons, by the season that they came out in. */
  readonly seasons: readonly (readonly [season: SeasonName, pages: number])[];
  /** Weeks with a theme, those that tell a whole story, and how many themes there were. */
  readonly weeks: number;
  readonly told: number;
  readonly themes: number;
  /** The first places of days, and how many of them are about the week's theme. */
  readonly themePlaces: number;
  readonly themed: number;
}

const SEASONS: readonly SeasonName[] = ['spring', 'summer', 'autumn', 'winter'];

async function storiesOf({ read }: Databases, pages: readonly DayPage[]) {
  const weeks = new Set(pages.map(({ day }) => weekOf(day)));
  const rows = await read.selectFrom('daily_stories').select(['week', 'theme', 'sentence']).execute();
  return Map.groupBy(
    rows.filter(({ week }) => weeks.has(week)),
    ({ week }) => week,
  );
}

/** Holds pages against the almanac and the stories of their weeks. */
export async function calendarOf(
  databases: Databases,
  pages: readonly DayPage[],
  { subjects, hemisphere }: { subjects: readonly DailySubject[]; hemisphere: Hemisphere },
): Promise<CalendarFigures> {
  const known = new Map(subjects.map((subject) => [subject.composition, subject]));
  const seasonal = pages.filter(({ composition }) => known.get(composition)?.seasons !== undefined);
  const seasonAt = ({ day }: DayPage) => seasonOf(day, hemisphere);
  const isStray = ({ composition, day }: DayPage) => {
    const { feasts } = known.get(composition) ?? {};
    return (
      feasts !== undefined &&
      !isAbout(
        { feasts },
        feastsNear(day).map(({ id }) => id),
      )
    );
  };
  const stories = await storiesOf(databases, pages);
  const families = (day: string) => {
    const theme = stories.get(weekOf(day))?.[0]?.theme;
    return WEEK_THEMES.find(({ id }) => id === theme)?.families ?? [];
  };
  const first = pages.filter(({ slot }) => slot === 0);
  return {
    feasts: tally(pages.flatMap(({ feast }) => feast ?? [])),
    strayFeasts: pages.filter(isStray),
    straySeasons: seasonal.filter((page) => !known.get(page.composition)?.seasons?.includes(seasonAt(page))),
    seasons: SEASONS.map((season) => [season, seasonal.filter((page) => seasonAt(page) === season).length]),
    weeks: new Set(pages.map(({ day }) => weekOf(day))).size,
    told: [...stories.values()].filter((sentences) => sentences.length === STORY_DAYS).length,
    themes: new Set([...stories.values()].map((sentences) => sentences[0]?.theme)).size,
    themePlaces: first.length,
    themed: first.filter(({ day, family }) => families(day).includes(family)).length,
  };
}

/** How many likenesses are more than may be. */
export function overLimit(likenesses: readonly number[]): number {
  return likenesses.filter((likeness) => likeness > MOST_ALIKE).length;
}

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** Pages of each difficulty. */
export function gradesOf(pages: readonly DayPage[]): readonly (readonly [Difficulty, number])[] {
  return DIFFICULTIES.map((grade) => [
    grade,
    pages.filter(({ recipe }) => recipe.difficulty === grade).length,
  ]);
}
