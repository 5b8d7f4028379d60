import { PAGE_SIDE, type Difficulty, type PageFacts, type Recipe } from '@inkbloom/formats/page';
import { PENS, type Composition } from './composition.ts';
import { hand } from './hand.ts';
import { Random } from './random.ts';
import type { Zone } from './roles.ts';
import { Sheet } from './sheet.ts';
import { printMarks, TENTHS } from './svg.ts';
import { sheetInView } from './view.ts';

/** A drawn page: the same recipe and generator version give the same bytes everywhere. */
export interface Page {
  /** Pixels; the longer side is PAGE_SIDE. */
  readonly width: number;
  readonly height: number;
  /** Layered line art: black on white, self-contained. */
  readonly svg: string;
  /** The closed shapes back to front, for laying color beneath the lines. */
  readonly shapes: readonly Zone[];
  readonly facts: PageFacts;
  /** Chooses the palette of the preview. */
  readonly seed: string;
}

const LEVELS: Readonly<Record<Difficulty, 0 | 1 | 2>> = { easy: 0, medium: 1, hard: 2 };

/** Draws a recipe by its composition. */
export function drawWith(composition: Composition, recipe: Recipe): Page {
  const { difficulty } = recipe;
  const seed = `${recipe.composition}/${difficulty}/${recipe.seed}`;
  const random = new Random(seed);
  const sheet = Sheet.blank((composition.pens ?? PENS)[difficulty]);
  const story = composition.draw({
    sheet: sheetInView(sheet, composition, recipe),
    random: random.fork('draw'),
    difficulty,
    level: LEVELS[difficulty],
  });
  const [unitsWide, unitsHigh] = composition.size;
  const scale = PAGE_SIDE / Math.max(unitsWide, unitsHigh);
  const [width, height] = [Math.round(unitsWide * scale), Math.round(unitsHigh * scale)];
  const press = { hand: hand(random.fork('hand'), composition.strays), unit: scale * TENTHS };
  const { svg, zones } = printMarks(sheet.marks, press, width, height);
  const facts = {
    ...story,
    category: composition.category,
    difficulty,
    estimatedTime: estimateTime(zones.length),
  };
  return { width, height, svg, shapes: zones, facts, seed };
}

/** Minutes a person needs for a page of so many regions: about half a minute each and a few to settle in. */
export function estimateTime(regions: number): number {
  const minutes = 6 + regions * (regions > 150 ? 0.34 : 0.42);
  return Math.max(10, Math.round(minutes / 5) * 5);
}
