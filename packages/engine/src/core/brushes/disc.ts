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
  const outer = radius + 0.5;
  const inner = Math.max(0, outer - soft);
  for (let row = box.top; row < box.bottom; row++) {
    const dy = row + 0.5 - y;
    const [from, to] = span(x, outer, dy, box);
    const [fullFrom, fullTo] = span(x, inner, dy, box);
    const base = row * coverage.width;
    coverage.values.fill(255, base + fullFrom, base + fullTo);
    layRim(coverage, base, from, Math.max(from, fullFrom), { x, dy, outer, soft });
    layRim(coverage, base, Math.max(from, fullTo), to, { x, dy, outer, soft });
  }
  return box;
}

interface Rim {
  readonly x: number;
  readonly dy: number;
  readonly outer: number;
  readonly soft: number;
}

function layRim(
  { values }: Coverage,
  base: number,
  from: number,
  to: number,
  { x, dy, outer, soft }: Rim,
): void {
  for (let column = from; column < to; column++) {
    if (values[base + column] === 255) continue;
    const dx = column + 0.5 - x;
    const value = Math.round((255 * (outer - Math.sqrt(dx * dx + dy * dy))) / soft);
    if (value > values[base + column]!) values[base + column] = Math.min(255, value);
  }
}

/** The pixels of a row whose middles lie in a disc, as start and end (outside); equal when there are none. */
export function span(x: number, radius: number, dy: number, box: Box): [number, number] {
  const rest = radius * radius - dy * dy;
  if (rest <= 0) return [box.left, box.left];
  const half = Math.sqrt(rest);
  const from = Math.min(box.right, Math.max(box.left, Math.ceil(x - half - 0.5)));
  return [from, Math.max(from, Math.min(box.right, Math.floor(x + half - 0.5) + 1))];
}
