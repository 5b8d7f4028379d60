import type { RegionMap } from '@inkbloom/formats/region-map';
import { growLabels, type Labels } from './grow-labels.ts';
import { inkDistance, SIDE, type Luma } from './ink-distance.ts';
import { connectedParts, RunList, type Runs } from './runs.ts';

export type { Luma } from './ink-distance.ts';

/** How regions are found. */
export interface LabelOptions {
  /** Openings in the ink up to this many cells wide are taken for closed; 8 unless told, 0 closes none. */
  readonly gap?: number;
  /** Rings by which regions grow under the ink; 8 unless told. */
  readonly reach?: number;
}

/** Closed areas without a wide place are regions from this many cells on; smaller ones are specks. */
const LEAST_AREA = 8;
const MOST_REGIONS = 0xffff;

/**
 * Finds the regions of a page that comes without a map. Areas are first told apart where they are wider than a gap, then
 * grow back into their narrow places, meeting in the middle of gaps; closed areas that are narrow everywhere follow.
 * All of them grow under the ink at last, so that neighbours meet beneath the lines.
 */
export function labelRegions(luma: Luma, { gap = 8, reach = 8 }: LabelOptions = {}): RegionMap {
  const { width, height } = luma;
  const distance = inkDistance(luma);
  const labels: Labels = { width, height, ids: new Uint16Array(width * height) };
  const wide = (gap / 2) * SIDE;
  let count = addParts(labels, 1, 0, (at) => distance[at]! > wide);
  growLabels(labels, distance, Infinity);
  count = addParts(labels, LEAST_AREA, count, (at) => distance[at] !== 0 && labels.ids[at] === 0);
  growLabels(labels, null, reach);
  return { width, height, count, ids: labels.ids };
}

/** Labels the connected parts of some cells that have a least area, after `count` others; gives the new count. */
function addParts(
  { width, height, ids }: Labels,
  leastArea: number,
  count: number,
  belongs: (at: number) => boolean,
): number {
  const runs = runsWhere(width, height, belongs);
  const parts = connectedParts(runs, 'sides');
  const areas = new Uint32Array(parts.length);
  for (let i = 0; i < parts.length; i++) areas[parts[i]!]! += runs.to[i]! - runs.from[i]!;
  const names = new Uint16Array(parts.length);
  let last = count;
  for (let i = 0; i < parts.length; i++) {
    if (areas[i]! >= leastArea && last < MOST_REGIONS) names[i] = ++last;
  }
  for (let i = 0; i < parts.length; i++) {
    const row = runs.y[i]! * width;
    const name = names[parts[i]!]!;
    if (name > 0) ids.fill(name, row + runs.from[i]!, row + runs.to[i]!);
  }
  return last;
}

function runsWhere(width: number, height: number, belongs: (at: number) => boolean): Runs {
  const runs = new RunList();
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let x = 0;
    while (x < width) {
      while (x < width && !belongs(row + x)) x++;
      const from = x;
      while (x < width && belongs(row + x)) x++;
      if (x > from) runs.add(y, from, x);
    }
  }
  return runs.finish();
}
