import type { RegionMap } from '@inkbloom/formats/region-map';
import { connectedParts, RunList, type Runs } from './runs.ts';

/** A grey picture of a page, 0 black to 255 white. */
export interface Luma {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array | Uint8ClampedArray;
}

const LIGHT_ABOVE = 127;
const LEAST_AREA = 8;
const MOST_REGIONS = 0xffff;

/**
 * Finds the regions of a page that comes without a map: connected light areas of at least 8 cells, grown up to `reach`
 * cells under the ink so that neighbours meet beneath the lines.
 */
export function labelRegions(luma: Luma, reach = 8): RegionMap {
  const runs = lightRuns(luma);
  const parts = connectedParts(runs, 'sides');
  const names = nameParts(runs, parts);
  const ids = new Uint16Array(luma.width * luma.height);
  for (let i = 0; i < parts.length; i++) {
    const row = runs.y[i]! * luma.width;
    ids.fill(names.get(parts[i]!) ?? 0, row + runs.from[i]!, row + runs.to[i]!);
  }
  grow(ids, luma.width, luma.height, reach);
  return { width: luma.width, height: luma.height, count: names.size, ids };
}

function lightRuns({ width, height, values }: Luma): Runs {
  const runs = new RunList();
  for (let y = 0; y < height; y++) {
    let x = 0;
    while (x < width) {
      while (x < width && values[y * width + x]! <= LIGHT_ABOVE) x++;
      const from = x;
      while (x < width && values[y * width + x]! > LIGHT_ABOVE) x++;
      if (x > from) runs.add(y, from, x);
    }
  }
  return runs.finish();
}

/** Dense ids from 1 for the parts that are large enough. */
function nameParts(runs: Runs, parts: Uint32Array): Map<number, number> {
  const areas = new Map<number, number>();
  for (let i = 0; i < parts.length; i++) {
    areas.set(parts[i]!, (areas.get(parts[i]!) ?? 0) + runs.to[i]! - runs.from[i]!);
  }
  const large = [...areas].filter(([, area]) => area >= LEAST_AREA).slice(0, MOST_REGIONS);
  return new Map(large.map(([part], i) => [part, i + 1]));
}

/** Grows all ids together, one ring at a time, into cells without one. */
function grow(ids: Uint16Array, width: number, height: number, rings: number): void {
  let front: number[] = Array.from(ids.keys()).filter((at) => ids[at] !== 0);
  for (let ring = 0; ring < rings && front.length > 0; ring++) {
    const next: number[] = [];
    for (const at of front) {
      for (const beside of neighbours(at, width, height)) {
        if (ids[beside] !== 0) continue;
        ids[beside] = ids[at]!;
        next.push(beside);
      }
    }
    front = next;
  }
}

function neighbours(at: number, width: number, height: number): number[] {
  const x = at % width;
  const found: number[] = [];
  if (x > 0) found.push(at - 1);
  if (x < width - 1) found.push(at + 1);
  if (at >= width) found.push(at - width);
  if (at < width * (height - 1)) found.push(at + width);
  return found;
}
