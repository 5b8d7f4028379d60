import type { Composition } from '../composition.ts';
import { patchworks } from './patterns/patchwork.ts';
import { starTiling } from './patterns/star-tiling.ts';
import { blocks, honeycomb, scales, wallpaper } from './patterns/tiling-cells.ts';
import { carpet, ribbons } from './patterns/tiling-lines.ts';
import { basket, quilt, sampler, tangle } from './patterns/tiling-quilt.ts';

/** The compositions whose pages belong to the stream patterns. */
export const patterns: readonly Composition[] = [
  ...patchworks,
  starTiling,
  honeycomb,
  scales,
  blocks,
  wallpaper,
  ribbons,
  carpet,
  quilt,
  sampler,
  tangle,
  basket,
];
