import { createHash } from 'node:crypto';
import { REGION_MAP_SIDE, type Recipe } from '@inkbloom/formats/page';
import { drawPage, estimateTime, gradeOf, judge, survey } from '@inkbloom/linework';
import { inkPrint } from '@inkbloom/linework/likeness';
import { rasterOf } from './draw.ts';
import type { Verdict } from './verdict.ts';

/** Draws a page, measures it as it ships and judges it; takes about a tenth of a second. */
export async function judgeRecipe(recipe: Recipe): Promise<Verdict> {
  const page = drawPage(recipe);
  const { pixels, width, height } = await rasterOf(Buffer.from(page.svg), REGION_MAP_SIDE);
  const raster = { luma: new Uint8Array(pixels), width, height };
  const { measures } = survey(raster, page);
  return {
    recipe,
    facts: { ...page.facts, estimatedTime: estimateTime(measures.regions) },
    hash: createHash('sha256').update(page.svg).digest('hex'),
    measures,
    failed: judge(measures, gradeOf(page.facts)),
    print: inkPrint(raster),
  };
}
