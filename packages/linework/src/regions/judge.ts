import type { Difficulty, PageFacts } from '@inkbloom/formats/page';
import type { Measures } from './measure.ts';

/** What a page is judged as: its difficulty, or a hard page for experts. */
export type Grade = Difficulty | 'expert';

/** The grade of a page with such facts: experts' pages are hard ones that say so among their tags. */
export function gradeOf({ difficulty, tags }: Pick<PageFacts, 'difficulty' | 'tags'>): Grade {
  return difficulty === 'hard' && tags.includes('expert') ? 'expert' : difficulty;
}

interface Limits {
  readonly regions: readonly [fewest: number, most: number];
  readonly smallShare: number;
  readonly specks: number;
  readonly median: number;
  readonly leastInk: number;
}

const LIMITS: Readonly<Record<Grade, Limits>> = {
  easy: { regions: [12, 45], smallShare: 0.05, specks: 5, median: 1500, leastInk: 0.05 },
  medium: { regions: [46, 160], smallShare: 0.2, specks: 30, median: 400, leastInk: 0.07 },
  hard: { regions: [150, 600], smallShare: 0.3, specks: 80, median: 180, leastInk: 0.07 },
  expert: { regions: [400, 1200], smallShare: 0.35, specks: 120, median: 120, leastInk: 0.07 },
};

/** Millimetres across that solid ink may be, printed on A4: a larger eye or nose is a hole in the page. */
const MOST_SOLID_MM = 5;
/** The share of a hard page that may be blank paper. */
const MOST_BLANK = 0.35;
/** The share of an easy page's areas that shall have room for a crayon. */
const LEAST_ROOMY = 0.9;
/** Places in which outlines nearly touch, for each region. */
const MOST_NECKS = 0.1;
/** Limbs that may end square: now and then the measure takes a tilted book or a sock for one. */
const MOST_SQUARE_ENDS = 1;

/** The names of the gates a page fails at its grade; an empty list is a page that may be published. */
export function judge(measures: Measures, grade: Grade): readonly string[] {
  const limits = LIMITS[grade];
  const [fewest, most] = limits.regions;
  const [sideways, upright] = measures.offCentre;
  const gates: Readonly<Record<string, boolean>> = {
    'too few regions': measures.regions >= fewest,
    'too many regions': measures.regions <= most,
    'too many small regions': measures.smallShare <= limits.smallShare,
    'too many specks': measures.specks <= limits.specks,
    'regions too small': measures.median >= limits.median,
    'too little ink': measures.ink >= limits.leastInk,
    'too much ink': measures.ink <= 0.2,
    'a region too large': measures.largest <= (measures.framed ? 0.3 : 0.1),
    'too much background': measures.background <= 0.7,
    'too close to the edge': measures.margin >= 0.025,
    'off centre sideways': Math.abs(sideways) <= 0.04,
    'off centre upright': Math.abs(upright) <= 0.12,
    'dark in the small': measures.darkBlocks <= 0.08,
    'paint leaks through an outline': measures.leaks === 0,
    'a spot of solid ink too large': measures.solidMm <= MOST_SOLID_MM,
  };
  return Object.keys(gates).filter((name) => !gates[name]);
}

/**
 * What a page lacks of what is asked beyond the gates: the catalogue's pages lack nothing of it, daily and made pages
 * only where no other page is found.
 */
export function shortcomings(measures: Measures, difficulty: Difficulty): readonly string[] {
  const aims: Readonly<Record<string, boolean>> = {
    'too much blank paper': difficulty !== 'hard' || measures.blank <= MOST_BLANK,
    'outlines that nearly touch': measures.necks <= measures.regions * MOST_NECKS,
    'limbs cut square': measures.squareEnds <= MOST_SQUARE_ENDS,
    'areas too narrow for a crayon': difficulty !== 'easy' || measures.roomy >= LEAST_ROOMY,
  };
  return Object.keys(aims).filter((name) => !aims[name]);
}
