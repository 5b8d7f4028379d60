import type { Box } from '../box.ts';
import { inksOf, withinPage, type Coverage } from '../coverage.ts';
import type { Tip } from './tip.ts';

/** Lays a tip in one of the brush's inks with its middle at (x, y): where it covers as much as what is there, it wins. */
export function layInk(coverage: Coverage, tip: Tip, x: number, y: number, ink: number): Box {
  const left = Math.floor(x) + tip.left;
  const top = Math.floor(y) + tip.top;
  const reach = { left, top, right: left + tip.width, bottom: top + tip.height };
  const box = withinPage(coverage, reach);
  if (!box) return reach;
  const inks = inksOf(coverage);
  for (let row = box.top; row < box.bottom; row++) {
    const shift = (row - top) * tip.stride - left;
    const base = row * coverage.width;
    for (let column = box.left; column < box.right; column++) {
      const cover = tip.values[shift + column]!;
      if (cover === 0 || cover < coverage.values[base + column]!) continue;
      coverage.values[base + column] = cover;
      inks[base + column] = ink;
    }
  }
  return box;
}
