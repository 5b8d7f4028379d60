import type { Zone } from '../roles.ts';
import { outlinesOf } from './zone-outlines.ts';

/** A cell that only paper covers, or a shape without an outline: such a shape joins on purpose what it lies on. */
export const NOBODY = 0;
export const JOINER = 1;

/** One side of a shape, downwards; `winding` says which way it was drawn. */
interface Edge {
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly slope: number;
  readonly winding: 1 | -1;
}

/**
 * Which closed shape is seen at each cell of a raster: the shapes (tenths of a pixel, back to front) painted over
 * one another by number from JOINER + 1, those without an outline as JOINER. `scale` is cells a tenth.
 */
export function paintOwners(
  shapes: readonly Zone[],
  width: number,
  height: number,
  scale: number,
): Uint16Array {
  const owners = new Uint16Array(width * height);
  shapes.forEach((shape, i) => {
    const owner = shape.outlined ? Math.min(65535, i + JOINER + 1) : JOINER;
    const edges = edgesOf(shape, scale);
    const bottom = Math.min(height, Math.ceil(Math.max(0, ...edges.map((edge) => edge.bottom))));
    const top = Math.max(0, Math.floor(Math.min(height, ...edges.map((edge) => edge.top))));
    edges.sort((a, b) => a.top - b.top);
    for (let y = top; y < bottom; y++)
      paintRow(owners.subarray(y * width, (y + 1) * width), edges, y + 0.5, owner);
  });
  return owners;
}

/** Paints one row of a shape by the non-zero rule; `y` is the row's middle. */
function paintRow(row: Uint16Array, edges: readonly Edge[], y: number, owner: number): void {
  const crossings: { x: number; winding: number }[] = [];
  for (const edge of edges) {
    if (edge.top > y) break;
    if (edge.bottom > y) crossings.push({ x: edge.x + (y - edge.top) * edge.slope, winding: edge.winding });
  }
  crossings.sort((a, b) => a.x - b.x);
  let winding = 0;
  for (const [i, crossing] of crossings.entries()) {
    winding += crossing.winding;
    const next = crossings[i + 1];
    if (winding !== 0 && next)
      row.fill(owner, Math.max(0, Math.round(crossing.x)), Math.max(0, Math.round(next.x)));
  }
}

/** The sides of a zone. */
function edgesOf(shape: Zone, scale: number): Edge[] {
  const edges: Edge[] = [];
  for (const outline of outlinesOf(shape))
    for (const [i, [x, y]] of outline.entries()) {
      const [nextX, nextY] = outline[(i + 1) % outline.length]!;
      addEdge(edges, [x, y, nextX, nextY], scale);
    }
  return edges;
}

function addEdge(edges: Edge[], ends: readonly [number, number, number, number], scale: number): void {
  const [x0, y0, x1, y1] = ends.map((value) => value * scale) as [number, number, number, number];
  if (y0 === y1) return;
  const slope = (x1 - x0) / (y1 - y0);
  edges.push(
    y0 < y1
      ? { top: y0, bottom: y1, x: x0, slope, winding: 1 }
      : { top: y1, bottom: y0, x: x1, slope, winding: -1 },
  );
}
