import { createHash } from 'node:crypto';
import type { PageFacts, Recipe } from '@inkbloom/formats/page';
import { drawPage, gradeOf, judge, shortcomings, survey } from '../src/linework.ts';
import { inkPrint } from '../src/regions/likeness.ts';
import { rasterOf } from './raster.ts';

/** A page that was drawn to be published, without its drawing. */
export interface MeasuredPage {
  readonly facts: PageFacts;
  /** SHA-256 of its SVG, in hexadecimal. */
  readonly hash: string;
  readonly regions: number;
  readonly print: Float32Array;
  /** The gates it fails, and what else is asked of the catalogue's pages and it lacks. */
  readonly failed: readonly string[];
}

/** Draws a page and holds it against what is asked of published ones. */
export async function measurePage(recipe: Recipe): Promise<MeasuredPage> {
  const page = drawPage(recipe);
  const raster = await rasterOf(page);
  const { measures } = survey(raster, page);
  return {
    facts: page.facts,
    hash: createHash('sha256').update(page.svg).digest('hex'),
    regions: measures.regions,
    print: inkPrint(raster),
    failed: [...judge(measures, gradeOf(page.facts)), ...shortcomings(measures, recipe.difficulty)],
  };
}
