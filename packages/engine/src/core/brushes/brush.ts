import { STROKE_BRUSHES, type StrokeBrush } from '@inkbloom/formats/journal';
import type { Box } from '../box.ts';
import type { Chance } from '../chance.ts';
import type { Coverage } from '../coverage.ts';

/** One touch of a brush on the page; lengths in page pixels. */
export interface Dab {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * A brush lays dabs into a coverage buffer; where a stroke covers, it is composited once, with
 * `tone[coverage] * grain * opacity` as its alpha, so it never darkens by crossing its own wet line unless its dabs add up.
 */
export interface Brush {
  /** Distance between dabs of this radius, in page pixels. */
  spacing(radius: number): number;
  /** Lays one dab and gives the box it may have changed; parts off the page are left out. */
  lay(coverage: Coverage, dab: Dab, chance: Chance): Box;
  /** Alpha (0 to 255) for each coverage. */
  readonly tone: Uint8Array;
  /** Alpha factors (0 to 255) of a tile-sized square that repeats over the page, or null for an even brush. */
  readonly grain: Uint8Array | null;
}

/** Every brush a person can choose. */
export type BrushName = StrokeBrush | 'fill';

/** The brush names, in the order of the panel. */
export const BRUSH_NAMES: readonly BrushName[] = [...STROKE_BRUSHES, 'fill'];

/** Throws a RangeError on a name that is no brush (CAN-3). */
export function assertBrush(name: string): asserts name is BrushName {
  if (!BRUSH_NAMES.some((known) => known === name)) throw new RangeError(`Unknown brush type: ${name}`);
}

/** Alpha equal to coverage. */
export const EVEN_TONE = Uint8Array.from({ length: 256 }, (_, coverage) => coverage);
