import { createHash } from 'node:crypto';
import { REGION_MAP_SIDE, type Recipe } from '@inkbloom/formats/page';
import {
  drawPage,
  estimateTime,
  gradeOf,
  judge,
  type Page,
  type Raster,
  shortcomings,
  survey,
} from '@inkbloom/linework';
import { inkPrint } from '@inkbloom/linework/likeness';
import { rasterOf } from './draw.ts';
import type { Sketch, Verdict } from './verdict.ts';

/** A page that is drawn and not measured yet. */
export interface DrawnSketch extends Sketch {
  readonly page: Page;
  readonly raster: Raster;
}

/** Draws a page: what it is, and where its ink lies; takes half as long as judging it. */
export async function sketchRecipe(recipe: Recipe): Promise<DrawnSketch> {
  const page = drawPage(recipe);
  const { pixels, width, height } = await rasterOf(Buffer.from(page.svg), REGION_MAP_SIDE);
  const raster = { luma: new Uint8Array(pixels), width, height };
  return { recipe, facts: page.facts, print: inkPrint(raster), page, raster };
}

/** Measures a drawn page as it ships and judges it; both together take about a tenth of a second. */
export function judgeSketch({ recipe, page, raster, print }: DrawnSketch): Verdict {
  const { measures } = survey(raster, page);
  return {
    recipe,
    facts: { ...page.facts, estimatedTime: estimateTime(measures.regions) },
    hash: createHash('sha256').update(page.svg).digest('hex'),
    measures,
    failed: judge(measures, gradeOf(page.facts)),
    short: shortcomings(measures, page.facts.difficulty),
    print,
  };
}
