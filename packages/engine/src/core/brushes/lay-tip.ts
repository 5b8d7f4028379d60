import type { Box } from '../box.ts';
import { withinPage, type Coverage } from '../coverage.ts';
import type { Tip } from './tip.ts';

/** How a tip meets the coverage that is there. */
export interface Laying {
  /** No more than this of the tip counts, 0 to 255. */
  readonly most: number;
  /** Where the tip covers at least `from` (1 to 255), `more` is added to what is there, up to `ceiling`. */
  readonly more: number;
  readonly from: number;
  readonly ceiling: number;
}

/** A tip counts whole, and nothing adds up. */
export const BY_MAXIMUM: Laying = { most: 255, more: 0, from: 255, ceiling: 255 };

/** Lays a tip with its middle at (x, y): the larger of both counts, and what adds up is added. Gives its box. */
export function layTip(coverage: Coverage, tip: Tip, x: number, y: number, laying: Laying): Box {
  const left = Math.floor(x) + tip.left;
  const top = Math.floor(y) + tip.top;
  const reach = { left, top, right: left + tip.width, bottom: top + tip.height };
  const box = withinPage(coverage, reach);
  if (!box) return reach;
  const { most, more, from, ceiling } = laying;
  const { values } = coverage;
  for (let row = box.top; row < box.bottom; row++) {
    const shift = (row - top) * tip.stride - left;
    const base = row * coverage.width;
    for (let column = box.left; column < box.right; column++) {
      const cover = tip.values[shift + column]!;
      if (cover === 0) continue;
      const larger = Math.max(values[base + column]!, Math.min(most, cover));
      values[base + column] = cover < from ? larger : Math.min(ceiling, larger + more);
    }
  }
  return box;
}
