import type { RegionMap } from '@inkbloom/formats/region-map';

/** The regions of a page in the pixels of a canvas. */
export interface RegionCells {
  /** The region at a canvas pixel; 0 on ink that no region reaches and outside of the canvas. */
  regionAt(x: number, y: number): number;
  /** All pixels of a region as a path; null for one that has none. */
  pathOf(region: number): Path2D | null;
}

/** A row of neighboring pixels of one region: its first pixel, its row and its length. */
type Run = readonly [x: number, y: number, length: number];

/** Looks a region map up at the size of a canvas. */
export function regionCells(
  { width, height, ids }: RegionMap,
  canvasWidth: number,
  canvasHeight: number,
): RegionCells {
  const columnOf = (x: number): number => Math.floor((x * width) / canvasWidth);
  const rowOf = (y: number): number => Math.floor((y * height) / canvasHeight);
  const idAt = (x: number, y: number): number => ids[rowOf(y) * width + columnOf(x)] ?? 0;
  const runs = new Map<number, Run[]>();
  for (let y = 0; y < canvasHeight; y++) {
    for (let x = 0; x < canvasWidth;) {
      const id = idAt(x, y);
      const from = x;
      while (x < canvasWidth && idAt(x, y) === id) x++;
      if (id === 0) continue;
      const known = runs.get(id);
      if (known) known.push([from, y, x - from]);
      else runs.set(id, [[from, y, x - from]]);
    }
  }
  return {
    regionAt(x, y) {
      const isInside = x >= 0 && y >= 0 && x < canvasWidth && y < canvasHeight;
      return isInside ? idAt(Math.floor(x), Math.floor(y)) : 0;
    },
    pathOf(region) {
      const rows = runs.get(region);
      if (!rows) return null;
      const path = new Path2D();
      for (const [x, y, length] of rows) path.rect(x, y, length, 1);
      return path;
    },
  };
}
