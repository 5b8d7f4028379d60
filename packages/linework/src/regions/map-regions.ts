import type { RegionMap } from '@inkbloom/formats/region-map';
import { labelAreas } from './label.ts';

/** Areas of fewer cells are specks: they join whatever grows over them. */
const SPECK = 12;

/** How many cells deep areas grow under the ink; wider ink keeps a core of 0. */
const REACH = 12;

/**
 * The regions of a line-art raster (greyscale, row by row). Ids are dense, by reading order of each region's
 * first white cell; regions grow under the ink in rings, all at once, so that neighbours meet beneath the lines.
 * Throws when the raster does not hold width x height cells.
 */
export function mapRegions(luma: Uint8Array, width: number, height: number): RegionMap {
  if (luma.length !== width * height) throw new Error('a raster of another size');
  const { cells, sizes } = labelAreas(luma, width, height);
  const renamed = new Uint16Array(sizes.length);
  let count = 0;
  for (let label = 1; label < sizes.length; label++) {
    if (sizes[label]! >= SPECK && count < 65535) renamed[label] = ++count;
  }
  const ids = Uint16Array.from(cells, (label) => renamed[label]!);
  growUnderInk(ids, width);
  return { width, height, count, ids };
}

function growUnderInk(ids: Uint16Array, width: number): void {
  let ring: number[] = [];
  for (let cell = 0; cell < ids.length; cell++) {
    if (ids[cell] !== 0 && steps(cell, width, ids.length).some((next) => ids[next] === 0)) ring.push(cell);
  }
  for (let depth = 0; depth < REACH && ring.length > 0; depth++) {
    const grown: number[] = [];
    for (const cell of ring) {
      const around = depth % 2 === 0 ? steps(cell, width, ids.length) : allAround(cell, width, ids.length);
      for (const next of around) {
        if (ids[next] !== 0) continue;
        ids[next] = ids[cell]!;
        grown.push(next);
      }
    }
    ring = grown;
  }
}

/** The up to four cells beside, above and below. */
function steps(cell: number, width: number, cells: number): number[] {
  const x = cell % width;
  const out: number[] = [];
  if (x > 0) out.push(cell - 1);
  if (x < width - 1) out.push(cell + 1);
  if (cell >= width) out.push(cell - width);
  if (cell + width < cells) out.push(cell + width);
  return out;
}

/** The up to eight cells around; using it every other ring makes growth nearly round. */
function allAround(cell: number, width: number, cells: number): number[] {
  const x = cell % width;
  const out = steps(cell, width, cells);
  for (const row of [cell - width, cell + width]) {
    if (row < 0 || row >= cells) continue;
    if (x > 0) out.push(row - 1);
    if (x < width - 1) out.push(row + 1);
  }
  return out;
}
