import type { RegionMap } from '@inkbloom/formats/region-map';
import type { LabelOptions, Luma } from '../src/core/label-regions.ts';

/** In thirds of a cell, as the 3-4 chamfer distance counts. */
const SIDE = 3;
const CORNER = 4;
const MOST = 255 - CORNER;
const LEAST_AREA = 8;

/** What labelRegions has to give, found slowly: a distance for each cell, and one cell after another. */
export function labelledCellByCell(luma: Luma, { gap = 8, reach = 8 }: LabelOptions): RegionMap {
  const { width, height } = luma;
  const ids = new Uint16Array(width * height);
  const distance = inkDistance(luma);
  const wide = nameAreas(luma, ids, 1, 0, (at) => distance[at]! > (gap / 2) * SIDE);
  grow(luma, ids, Infinity, (at) => distance[at] !== 0);
  const count = nameAreas(luma, ids, LEAST_AREA, wide, (at) => distance[at] !== 0 && ids[at] === 0);
  grow(luma, ids, reach, () => true);
  return { width, height, count, ids };
}

/** How far each cell is from ink, by two passes over a page in a frame of far cells. */
function inkDistance({ width, height, values }: Luma): Uint8Array {
  const framed = width + 2;
  const far = new Uint8Array(framed * (height + 2)).fill(MOST);
  const place = (at: number) => (Math.floor(at / width) + 1) * framed + (at % width) + 1;
  for (let at = 0; at < values.length; at++) {
    far[place(at)] = values[at]! > 127 ? nearer(far, place(at), -1, -framed) : 0;
  }
  for (let at = values.length - 1; at >= 0; at--) {
    if (far[place(at)] !== 0) far[place(at)] = nearer(far, place(at), 1, framed);
  }
  return Uint8Array.from({ length: width * height }, (_, at) => far[place(at)]!);
}

/** The distance of a cell, as it is or by way of the cell beside it and the three in the row beside it. */
function nearer(far: Uint8Array, at: number, beside: number, row: number): number {
  const sides = Math.min(far[at + beside]!, far[at + row]!);
  const corners = Math.min(far[at + row - 1]!, far[at + row + 1]!);
  return Math.min(far[at]!, sides + SIDE, corners + CORNER);
}

/** Names the areas of some cells in the order of their first ones, unless they are too small; gives the new count. */
function nameAreas(
  luma: Luma,
  ids: Uint16Array,
  leastArea: number,
  count: number,
  belongs: (at: number) => boolean,
): number {
  let last = count;
  const seen = new Set<number>();
  for (let at = 0; at < ids.length; at++) {
    if (seen.has(at) || !belongs(at)) continue;
    const area = [at];
    seen.add(at);
    for (const cell of area) {
      for (const beside of besides(luma, cell)) {
        if (seen.has(beside) || !belongs(beside)) continue;
        seen.add(beside);
        area.push(beside);
      }
    }
    if (area.length < leastArea) continue;
    last++;
    for (const cell of area) ids[cell] = last;
  }
  return last;
}

/** Grows all labels together, ring by ring, into open cells without one: those named first come first. */
function grow(luma: Luma, ids: Uint16Array, rings: number, open: (at: number) => boolean): void {
  const free = (at: number) => ids[at] === 0 && open(at);
  let front: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    if (free(at)) front.push(...besides(luma, at).filter((beside) => ids[beside] !== 0));
  }
  for (let ring = 0; ring < rings && front.length > 0; ring++) {
    const next: number[] = [];
    for (const at of front) {
      for (const beside of besides(luma, at).filter(free)) {
        ids[beside] = ids[at]!;
        next.push(beside);
      }
    }
    front = next;
  }
}

/** The cells beside one on the page: left, right, above, below. */
function besides({ width, height }: Luma, at: number): number[] {
  const x = at % width;
  const sides = [...(x > 0 ? [at - 1] : []), ...(x + 1 < width ? [at + 1] : []), at - width, at + width];
  return sides.filter((side) => side >= 0 && side < width * height);
}
