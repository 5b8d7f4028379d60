import type { Box } from '../box.ts';
import { withinPage, type Coverage } from '../coverage.ts';
import { boxOfTip } from '../kernels/kernels.ts';
import type { TipPlace } from './lay-tip.ts';
import type { TipRack } from './tip.ts';

/** Lays a tip in one of the brush's inks: where it covers as much as what is there, it wins. Gives its box. */
export function layInk(coverage: Coverage, rack: TipRack, { x, y, radius }: TipPlace, ink: number): Box {
  const tip = rack.at(x, y, radius);
  const left = Math.floor(x) + tip.left;
  const top = Math.floor(y) + tip.top;
  const reach = boxOfTip(tip, left, top);
  const box = withinPage(coverage, reach);
  if (!box) return reach;
  const { values, inks, stride } = coverage;
  for (let row = box.top; row < box.bottom; row++) {
    const shift = (row - top) * tip.stride - left;
    const base = row * stride;
    for (let column = box.left; column < box.right; column++) {
      const cover = tip.values[shift + column]!;
      if (cover === 0 || cover < values[base + column]!) continue;
      values[base + column] = cover;
      inks[base + column] = ink;
    }
  }
  return box;
}
