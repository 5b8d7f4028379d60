import type { Box } from '../box.ts';
import type { Random } from '../random.ts';
import type { Kernels } from '../kernels/kernels.ts';
import type { FlakeListener } from './flake.ts';
import type { Paper } from './paper.ts';
import type { PaperSource } from './paper-source.ts';

/** One touch of a brush on the page; lengths in page pixels. */
export interface Dab {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How hard the brush is pressed, 0 to 1. */
  readonly pressure: number;
  /** How far a pen leans over, 0 upright to 1 flat. */
  readonly tilt: number;
}

/**
 * A brush draws dabs into the coverage buffer of the kernels. What a stroke covers is composited once, so it never
 * darkens by crossing its own wet line unless its dabs add up: alpha is `tone[coverage - paper.depth] * paper.grain *
 * opacity`.
 */
export interface Brush {
  /** Distance between dabs of this radius, in page pixels. */
  spacing(radius: number): number;
  /** Draws one dab and gives the box it may have changed, clipped to the page; tells of its flakes where it has any. */
  drawDab(kernels: Kernels, dab: Dab, random: Random, onFlake?: FlakeListener): Box;
  /** Tells of the flakes that drawDab strews, in as many steps of chance, without drawing; for brushes of glitter. */
  strewFlakes?(dab: Dab, random: Random, onFlake: FlakeListener): void;
  /** Alpha (0 to 255) for each coverage. */
  readonly tone: Uint8Array;
  /** The paper it is drawn on; null when paper does not show. */
  readonly paperSource: PaperSource | null;
  /** Over how many page pixels a line of this width thins out at its ends; 0 for blunt ends. */
  taper(width: number): number;
  /** The colors it uses beside the chosen one (which is tint 0), each 0xrrggbb. */
  tints(rgb: number): readonly number[];
  /** The paper as it shows in a line of a width in page pixels; as it is unless told. */
  paperFor?(paper: Paper, width: number): Paper;
  /** How it meets the paint under it: covers it, takes it off, or mixes with it as a wash. */
  readonly blending: 'over' | 'erase' | WashTones;
}

/** How a wash meets paint that is under it, for each coverage left by the paper. */
export interface WashTones {
  /** Alpha (0 to 255) where the paint under it is opaque; `tone` is for bare paper. */
  readonly wetTone: Uint8Array;
  /** How much of the paint under it comes off, 0 to 255. */
  readonly lift: Uint8Array;
}

/** The brushes that draw strokes, as a person chooses them. */
export type PaintBrushName = 'watercolor' | 'pencil' | 'marker' | 'sparkle' | 'eraser';

/** Every brush a person can choose. */
export type BrushName = PaintBrushName | 'fill';

/** The brush names, in the order of the panel. */
export const BRUSH_NAMES: readonly BrushName[] = [
  'watercolor',
  'pencil',
  'marker',
  'sparkle',
  'fill',
  'eraser',
];

/** Throws a RangeError on a name that is no brush (CAN-3). */
export function assertBrush(name: string): asserts name is BrushName {
  if (!BRUSH_NAMES.some((known) => known === name)) throw new RangeError(`Unknown brush type: ${name}`);
}

/** A brush that uses the chosen color alone. */
export const ONE_TINT = (rgb: number): readonly number[] => [rgb];

/** Alpha equal to coverage. */
export const EVEN_TONE = Uint8Array.from({ length: 256 }, (_, coverage) => coverage);

/** A table of 256 alphas through given corners (coverage, alpha), straight between them. */
export function toneThrough(corners: readonly (readonly [coverage: number, alpha: number])[]): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, coverage) => {
    const next = Math.max(
      1,
      corners.findIndex(([at]) => at >= coverage),
    );
    const [from, low] = corners[next - 1]!;
    const [to, high] = corners[next]!;
    return Math.round(low + ((high - low) * (coverage - from)) / (to - from));
  });
}
