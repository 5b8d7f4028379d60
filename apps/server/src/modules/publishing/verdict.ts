import { createHash } from 'node:crypto';
import { REGION_MAP_SIDE, type PageFacts, type Recipe } from '@inkbloom/formats/page';
import {
  drawPage,
  estimateTime,
  GENERATOR_VERSION,
  gradeOf,
  inkPrint,
  judge,
  type Measures,
  type Printed,
  survey,
} from '@inkbloom/linework';
import { rasterOf } from './draw.ts';

/** A page held against its gates. */
export interface Verdict {
  readonly recipe: Recipe;
  /** The page's facts, its minutes by the measured regions. */
  readonly facts: PageFacts;
  /** SHA-256 of its SVG, in hexadecimal. */
  readonly hash: string;
  readonly measures: Measures;
  /** The gates it fails; a page that fails none may be published. */
  readonly failed: readonly string[];
  /** Where its ink lies, to tell pages that are too much alike. */
  readonly print: Float32Array;
}

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

/** A judged page as the database keeps it: enough to draw it again and to tell whether it still is the same. */
export function frozen({ recipe, facts, hash }: Verdict) {
  return {
    recipe: JSON.stringify(recipe),
    facts: JSON.stringify(facts),
    hash,
    generator_version: GENERATOR_VERSION,
  };
}

/** A judged page as it is compared with others; pages of one activity may be more alike. */
export function printedAs({ recipe, print }: Verdict, name: string, activity = name): Printed {
  return { name, composition: recipe.composition, activity, print };
}
