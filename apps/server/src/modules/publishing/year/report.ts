import { addDays } from '../../../plugins/local-day.ts';
import type { Effort } from './effort.ts';
import {
  type CalendarFigures,
  type DayPage,
  gapsOf,
  gradesOf,
  median,
  overLimit,
  returnsOf,
  tally,
} from './figures.ts';

/** The longest that a place may take, in seconds. */
const MOST_SECONDS = 10;

/** Everything that days were found to be. */
export interface DaysPlayed {
  readonly from: string;
  readonly days: number;
  /** Pages that a day should have. */
  readonly wanted: number;
  readonly hemisphere: string;
  /** Pages that were published before the first day. */
  readonly earlier: number;
  readonly pages: readonly DayPage[];
  readonly likenesses: readonly number[];
  readonly calendar: CalendarFigures;
  /** Compositions and families that could be drawn. */
  readonly subjects: { readonly compositions: number; readonly families: number };
  readonly places: ReadonlyMap<string, Effort>;
  readonly forms: readonly number[];
}

/** A figure: what it is of, and what it is. */
export type Figure = readonly [of: string, is: string];

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
}

function counts(pairs: readonly (readonly [string, number])[]): string {
  return pairs.map(([name, times]) => `${name} ${times}`).join(', ') || 'none';
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}

function pagesOf({ pages, days, wanted, from }: DaysPlayed): Figure[] {
  const gaps = gapsOf(pages, { from, days, wanted });
  const [first = 'none'] = gaps.days;
  return [
    ['pages', `${share(pages.length, days * wanted)}, ${(pages.length / days).toFixed(2)} a day`],
    ['days with an empty place', `${gaps.days.length}, the first ${first}`],
    ['empty days by month', counts(byMonth(gaps.days))],
  ];
}

function byMonth(days: readonly string[]): [string, number][] {
  return tally(days.map((day) => day.slice(0, 7))).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function likenessOf({ likenesses }: DaysPlayed): Figure[] {
  const figures = `median ${median(likenesses).toFixed(2)}, most ${most(likenesses).toFixed(3)}`;
  return [['likeness to the nearest earlier page', `${figures}, ${overLimit(likenesses)} over 0.80`]];
}

function varietyOf({ pages, subjects }: DaysPlayed): Figure[] {
  const gaps = returnsOf(pages);
  const compositions = tally(pages.map(({ composition }) => composition));
  const uses = compositions.map(([, times]) => times);
  const families = new Set(pages.map(({ family }) => family)).size;
  return [
    [
      'families that came back',
      `${gaps.filter((gap) => gap < 30).length} before 30 days, ${gaps.filter((gap) => gap < 14).length} before 14`,
    ],
    ['families', `${families} of ${subjects.families}`],
    [
      'compositions',
      `${compositions.length} of ${subjects.compositions}, each ${median(uses)} times (median), at most ${uses[0] ?? 0}`,
    ],
    ['most often', counts(compositions.slice(0, 8))],
    ['difficulties', counts(gradesOf(pages))],
    ['streams', counts(tally(pages.map(({ category }) => category)))],
  ];
}

function named(pages: readonly DayPage[]): string {
  return list(pages.map(({ day, composition }) => `${composition} on ${day}`));
}

function calendarWords({ calendar, hemisphere }: DaysPlayed): Figure[] {
  return [
    ['pages for feasts', counts(calendar.feasts)],
    ['feasts out of their days', named(calendar.strayFeasts)],
    [
      `pages of a season (${hemisphere})`,
      `${counts(calendar.seasons)}; out of season: ${named(calendar.straySeasons)}`,
    ],
    ['weeks with a whole story', `${share(calendar.told, calendar.weeks)}, of ${calendar.themes} themes`],
    ['first places about their week', share(calendar.themed, calendar.themePlaces)],
  ];
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((found, number) => Math.max(found, number), 0);
}

function effortOf({ places, forms }: DaysPlayed): Figure[] {
  const all = [...places.values()];
  const drawings = all.map((effort) => effort.drawings);
  const seconds = all.map(({ ms }) => (ms + median(forms)) / 1000);
  const slow = seconds.filter((time) => time > MOST_SECONDS).length;
  return [
    ['drawings a place', `median ${median(drawings)}, most ${most(drawings)}`],
    [
      'seconds a place, with its pictures',
      `median ${median(seconds).toFixed(1)}, most ${most(seconds).toFixed(1)}, ${slow} over ${MOST_SECONDS}`,
    ],
  ];
}

/** The figures of played days, in words. */
export function figuresOf(played: DaysPlayed): Figure[] {
  const last = addDays(played.from, played.days - 1);
  return [
    ['days', `${played.days}, ${played.from} to ${last}, after ${played.earlier} pages`],
    ...pagesOf(played),
    ...likenessOf(played),
    ...varietyOf(played),
    ...calendarWords(played),
    ...effortOf(played),
  ];
}

/** The figures as a page of Markdown. */
export function reportOf(days: number, figures: readonly Figure[]): string {
  const rows = figures.map(([of, is]) => `| ${of} | ${is} |`);
  return [
    `# ${days} days of daily pages`,
    '',
    'Played by `npm run pages -- year` through the job that publishes them (daily.md); `daily-year.webp` shows a day of each week.',
    '',
    '| | |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
