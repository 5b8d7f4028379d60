import type { LineArt } from './line-art.ts';

/** How a fill treats the edge of its area. */
export interface EdgeCount {
  /** Half covered pixels on the area's side of its lines. */
  readonly edges: number;
  /** Those of them that stayed without paint: the white halo. */
  readonly wrong: number;
  /** Paint on paper beyond the lines. */
  readonly bleed: number;
}

const INK = 0.5;
const LEAST = 0.02;

/** Compares what was painted by a fill from a place, not 0 where it was, with what the page is made of. */
export function countEdges(
  page: LineArt,
  painted: ArrayLike<number>,
  [x, y]: readonly [number, number],
): EdgeCount {
  const { side, ink } = page;
  const from = Math.floor(y * side) * side + Math.floor(x * side);
  let [edges, wrong, bleed] = [0, 0, 0];
  for (let at = 0; at < ink.length; at++) {
    const inside = page.sameArea(at, from);
    const isEdge = ink[at]! > LEAST && ink[at]! < 1 - LEAST;
    if (inside && isEdge) edges++;
    if (inside && isEdge && painted[at] === 0) wrong++;
    if (!inside && ink[at]! < INK && painted[at] !== 0) bleed++;
  }
  return { edges, wrong, bleed };
}
