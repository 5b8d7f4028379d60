import type { Box } from '../box.ts';
import { boxOfTip, type Kernels, type Laying } from '../kernels/kernels.ts';
import type { TipRack } from './tip.ts';

/** A tip counts whole, and nothing adds up. */
export const BY_MAXIMUM: Laying = { most: 255, more: 0, from: 255, ceiling: 255 };

/** Where a tip is laid, and how large it is, in page pixels. */
export interface TipPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Lays a tip with its middle at a place; gives its box. */
export function layTip(kernels: Kernels, rack: TipRack, { x, y, radius }: TipPlace, laying: Laying): Box {
  const tip = rack.at(x, y, radius);
  const left = Math.floor(x) + tip.left;
  const top = Math.floor(y) + tip.top;
  kernels.stamp(tip, left, top, laying);
  return boxOfTip(tip, left, top);
}
