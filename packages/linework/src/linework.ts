import type { Recipe } from '@inkbloom/formats/page';
import { compositionNamed, compositionNames } from './compositions.ts';
import { drawWith, type Page } from './draw.ts';

export { colorRegions } from './color-regions.ts';
export type { Page } from './draw.ts';
export { estimateTime } from './draw.ts';
export { AROUND, type Around, drawLettering, type Lettering } from './lettering.ts';
export { colorPreview } from './color/preview.ts';
export { gradeOf, judge, shortcomings } from './regions/judge.ts';
export { mapRegions } from './regions/map-regions.ts';
export { type Measures, type Raster, survey } from './regions/measure.ts';
export type { Role, Zone } from './roles.ts';
export { closeGaps } from './tracing/gaps.ts';
export { inkBox, inkMask, withoutSpecks } from './tracing/ink.ts';
export { traceInk } from './tracing/trace.ts';

/** The names a recipe's composition may have. */
export function compositions(): readonly string[] {
  return compositionNames();
}

/** Draws a recipe: the same recipe gives the same bytes. Throws on an unknown composition. */
export function drawPage(recipe: Recipe): Page {
  return drawWith(compositionNamed(recipe.composition), recipe);
}
