import type { Paper } from '../brushes/paper.ts';
import type { Tip } from '../brushes/tip.ts';
import type { Box } from '../box.ts';
import type { Coverage } from '../coverage.ts';

/** How a tip meets the coverage that is there. */
export interface StampMode {
  /** No more than this of the tip counts, 0 to 255. */
  readonly most: number;
  /** Where the tip covers at least `from` (1 to 255), `more` is added to what is there, up to `ceiling`. */
  readonly more: number;
  readonly from: number;
  readonly ceiling: number;
}

/** How coverage becomes paint. */
export interface BlendTable {
  /** The alpha of each coverage, 256 of them. */
  readonly alphas: Uint8Array;
  /** The pixels of each tint, 256 for each, by alpha. */
  readonly colors: Uint32Array;
  readonly tintCount: number;
  readonly paper: Paper | null;
  /** How the stroke meets the paint under it: covers it, takes it off, or mixes with it as a wash. */
  readonly mode: 'over' | 'erase' | 'wash';
  /** Given for washes alone, which have paper and one tint. */
  readonly wash: WashTable | null;
}

/** How far opaque paint fills the hollows of the paper for a wash on it, in 65536ths by alpha. */
export const BLEEDING = 160;

/** How a wash meets the paint under it. */
export interface WashTable {
  /** The alpha of each coverage where the paint under it is opaque. */
  readonly wetAlphas: Uint8Array;
  /** How much of the paint under it each coverage takes off. */
  readonly lifts: Uint8Array;
  /** As pigmentOf gives it. */
  readonly pigment: Int32Array;
}

/** A tile to blend paint onto. */
export interface BlendTarget {
  /** Takes the outcome. */
  readonly words: Uint32Array;
  /** The tile as it was before the stroke; undefined is a tile without paint. */
  readonly before: Uint32Array | undefined;
  /** The part of the page the tile covers. */
  readonly box: Box;
  /** 255 for each pixel of the tile that may take paint, 0 for the others; null lets all of them. */
  readonly mask: Uint8Array | null;
}

/** A coverage buffer with the two inner loops of painting. Every kind of kernels gives the same bytes. */
export interface Kernels {
  readonly coverage: Coverage;
  /** Stamps a tip with its first pixel at (left, top), clipped to the page. */
  stamp(tip: Tip, left: number, top: number, laying: StampMode): void;
  /** Blends the coverage in a part of the tile over the tile as it was before the stroke. */
  blend(work: BlendTarget, part: Box, table: BlendTable): void;
}

/** The box of a tip with its first pixel at (left, top). */
export function boxOfTip({ width, height }: Tip, left: number, top: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}
