import type { Box } from '../box.ts';
import { boxOfTip, type Kernels, type StampMode } from '../kernels/kernels.ts';
import type { TipSet } from './tip.ts';

/** A tip counts whole, and nothing adds up. */
export const BY_MAXIMUM: StampMode = { most: 255, more: 0, from: 255, ceiling: 255 };

/** Position and radius of a stamped tip, in page pixels. */
export interface TipPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Stamps a tip centered at a point; gives its box. */
export function stampTip(kernels: Kernels, tips: TipSet, { x, y, radius }: TipPlace, laying: StampMode): Box {
  const tip = tips.at(x, y, radius);
  const left = Math.floor(x) + tip.left;
  const top = Math.floor(y) + tip.top;
  kernels.stamp(tip, left, top, laying);
  return boxOfTip(tip, left, top);
}
