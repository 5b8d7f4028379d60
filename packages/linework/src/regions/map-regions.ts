import type { RegionMap } from '@inkbloom/formats/region-map';
import { labelAreas, type Labels } from './label.ts';

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
  return mapOf(labelAreas(luma, width, height), width, height);
}

/** The regions of a raster whose areas are labelled already. */
export function mapOf({ cells, sizes }: Labels, width: number, height: number): RegionMap {
  const renamed = new Uint16Array(sizes.length);
  let count = 0;
  for (let label = 1; label < sizes.length; label++) {
    if (sizes[label]! >= SPECK && count < 65535) renamed[label] = ++count;
  }
  const ids = new Uint16Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) ids[cell] = renamed[cells[cell]!]!;
  growUnderInk(ids, width, height);
  return { width, height, count, ids };
}

/** Rings of four and of eight neighbours take turns, which makes growth nearly round. */
function growUnderInk(ids: Uint16Array, width: number, height: number): void {
  let ring = new Uint32Array(ids.length);
  let grown = new Uint32Array(ids.length);
  let size = rim(ids, width, ring);
  for (let depth = 0; depth < REACH && size > 0; depth++) {
    const page = { ids, width, height, diagonal: depth % 2 === 1 };
    size = growRing(page, ring.subarray(0, size), grown);
    [ring, grown] = [grown, ring];
  }
}

/** Writes the cells of a region beside ink into `out`; returns how many. */
function rim(ids: Uint16Array, width: number, out: Uint32Array): number {
  let size = 0;
  for (let cell = 0; cell < ids.length; cell++) {
    if (ids[cell] === 0) continue;
    const x = cell % width;
    const beside =
      (x > 0 && ids[cell - 1] === 0) ||
      (x < width - 1 && ids[cell + 1] === 0) ||
      (cell >= width && ids[cell - width] === 0) ||
      (cell + width < ids.length && ids[cell + width] === 0);
    if (beside) out[size++] = cell;
  }
  return size;
}

interface Growth {
  readonly ids: Uint16Array;
  readonly width: number;
  readonly height: number;
  readonly diagonal: boolean;
}

/** Gives every free neighbour of the ring its region and writes it into `out`; returns how many. */
function growRing({ ids, width, height, diagonal }: Growth, ring: Uint32Array, out: Uint32Array): number {
  let size = 0;
  for (const cell of ring) {
    const id = ids[cell]!;
    const x = cell % width;
    const y = (cell - x) / width;
    const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
    for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
      for (let dx = left; dx <= right; dx++) {
        if (!diagonal && dx !== 0 && dy !== 0) continue;
        const next = cell + dy * width + dx;
        if (ids[next] !== 0) continue;
        ids[next] = id;
        out[size++] = next;
      }
    }
  }
  return size;
}
