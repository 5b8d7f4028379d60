import { gradeOf } from '@inkbloom/linework';
import { likeness } from '@inkbloom/linework/likeness';
import { MOST_ALIKE } from '../daily/search.ts';
import type { Verdict } from '../verdict.ts';
import { median } from '../year/figures.ts';
import { tableOf } from './terminal.ts';

/** What the whole catalogue shall hold: pages, and compositions, which a reader would call different pictures. */
const WANTED = { pages: 1200, compositions: 400 };
/** Pages that each stream shall hold. */
const WANTED_OF: Readonly<Record<string, number>> = {
  nature: 110,
  animals: 140,
  mandalas: 120,
  flowers: 120,
  patterns: 120,
  vehicles: 45,
  food: 45,
  fantasy: 45,
  holidays: 45,
  urban: 40,
  adventure: 40,
  people: 40,
  letters: 40,
};
const GRADES = ['easy', 'medium', 'hard', 'expert'] as const;
/** The median likeness to the nearest page shall stay below this. */
const MEDIAN_ALIKE = 0.7;

/** A page that is counted. */
export interface CountedPage {
  readonly activity: string;
  readonly verdict: Pick<Verdict, 'recipe' | 'facts' | 'measures' | 'print'>;
}

interface ComparedPage extends CountedPage {
  /** How like it the page is that is most like it, of all. */
  readonly nearest: number;
}

/** For each print how like it the nearest of the others is. */
export function nearestOfAll(prints: readonly Float32Array[]): number[] {
  const found = prints.map(() => 0);
  for (const [i, one] of prints.entries()) {
    for (let j = 0; j < i; j++) {
      const alike = likeness(one, prints[j]!);
      if (alike > found[i]!) found[i] = alike;
      if (alike > found[j]!) found[j] = alike;
    }
  }
  return found;
}

function distinct(names: readonly string[]): number {
  return new Set(names).size;
}

function rowOf(name: string, wanted: number | undefined, pages: readonly ComparedPage[]): string[] {
  const grades = pages.map(({ verdict }) => gradeOf(verdict.facts));
  const likenesses = pages.map(({ nearest }) => nearest);
  return [
    name,
    String(pages.length),
    wanted === undefined ? '' : String(wanted),
    wanted === undefined ? '' : String(Math.max(0, wanted - pages.length)),
    String(distinct(pages.map(({ activity }) => activity))),
    String(distinct(pages.map(({ verdict }) => verdict.recipe.composition))),
    ...GRADES.map((grade) => String(grades.filter((one) => one === grade).length)),
    median(likenesses).toFixed(2),
    String(likenesses.filter((one) => one > MOST_ALIKE).length),
    `${((100 * pages.filter(({ verdict }) => verdict.measures.banded).length) / Math.max(1, pages.length)).toFixed(0)} %`,
  ];
}

const HEAD = [
  'stream',
  'pages',
  'wanted',
  'missing',
  'activities',
  'compositions',
  ...GRADES,
  'nearest',
  'over 0.80',
  'framed',
];

function aimLines(pages: readonly ComparedPage[]): string[] {
  const compositions = distinct(pages.map(({ verdict }) => verdict.recipe.composition));
  const typical = median(pages.map(({ nearest }) => nearest));
  return [
    `${pages.length} pages of ${WANTED.pages} wanted, ${compositions} compositions of ${WANTED.compositions}`,
    `likeness to the nearest page: median ${typical.toFixed(2)}, below ${MEDIAN_ALIKE.toFixed(2)} is wanted`,
    'The calendar of the daily pages: npm run pages -- year',
  ];
}

/** How a catalogue stands to what it shall hold, as a table by stream and in words. */
export function catalogueFigures(counted: readonly CountedPage[]): string[] {
  const nearest = nearestOfAll(counted.map(({ verdict }) => verdict.print));
  const pages = counted.map((page, at) => ({ ...page, nearest: nearest[at]! }));
  const byStream = Map.groupBy(pages, ({ verdict }) => verdict.facts.category);
  const names = [...new Set([...Object.keys(WANTED_OF), ...byStream.keys()])];
  const rows = names.map((name) => rowOf(name, WANTED_OF[name], byStream.get(name) ?? []));
  return [...tableOf([HEAD, ...rows, rowOf('all', WANTED.pages, pages)]), ...aimLines(pages)];
}
