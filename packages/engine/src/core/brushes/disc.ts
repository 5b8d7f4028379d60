import { aroundDisc, type Box } from '../box.ts';
import { withinPage, type Coverage } from '../coverage.ts';
import type { Dab } from './brush.ts';

/**
 * Lays a flat round dab by maximum. Its rim is one pixel soft: coverage is `radius + 0.5 - distance` between 0 and 1,
 * the area of a pixel cut by a nearly straight edge. `soft` widens the rim inwards, in pixels.
 */
export function layDisc(coverage: Coverage, { x, y, radius }: Dab, soft = 1): Box {
  const reach = aroundDisc(x, y, radius);
  const box = withinPage(coverage, reach);
  if (!box) return reach;
  const outer = (radius + 0.5) ** 2;
  const inner = Math.max(0, radius + 0.5 - soft) ** 2;
  for (let row = box.top; row < box.bottom; row++) {
    const dy = row + 0.5 - y;
    const base = row * coverage.width;
    for (let column = box.left; column < box.right; column++) {
      const dx = column + 0.5 - x;
      const d2 = dx * dx + dy * dy;
      if (d2 >= outer) continue;
      const value = d2 <= inner ? 255 : Math.round((255 * (radius + 0.5 - Math.sqrt(d2))) / soft);
      if (value > coverage.values[base + column]!) coverage.values[base + column] = Math.min(255, value);
    }
  }
  return box;
}
