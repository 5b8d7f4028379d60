import type { Box } from '../box.ts';
import { withinPage, type Coverage } from '../coverage.ts';
import { boxOfTip } from '../kernels/kernels.ts';
import type { TipPlace } from './stamp-tip.ts';
import type { TipSet } from './tip.ts';

/** Stamps a tip in one of the brush's tints: where it covers as much as what is there, it wins. Gives its box. */
export function stampTint(coverage: Coverage, tips: TipSet, { x, y, radius }: TipPlace, tint: number): Box {
  const tip = tips.at(x, y, radius);
  const left = Math.floor(x) + tip.left;
  const top = Math.floor(y) + tip.top;
  const reach = boxOfTip(tip, left, top);
  const box = withinPage(coverage, reach);
  if (!box) return reach;
  const { values, tints, stride } = coverage;
  for (let row = box.top; row < box.bottom; row++) {
    const shift = (row - top) * tip.stride - left;
    const base = row * stride;
    for (let column = box.left; column < box.right; column++) {
      const cover = tip.values[shift + column]!;
      if (cover === 0 || cover < values[base + column]!) continue;
      values[base + column] = cover;
      tints[base + column] = tint;
    }
  }
  return box;
}
