import type { RegionMap } from '@inkbloom/formats/region-map';
import { allCells, copyOf, dropRun, without, type BitRows } from './bit-rows.ts';
import { growLabels } from './grow-labels.ts';
import { whiteCells, type Luma } from './luma.ts';
import { connectedParts, runsOf } from './runs.ts';
import { wideCells } from './wide-cells.ts';

export type { Luma } from './luma.ts';

/** How regions are found. */
export interface LabelOptions {
  /** Openings in the ink up to this many cells wide are taken for closed, at most 160; 8 unless told, 0 closes none. */
  readonly gap?: number;
  /** Rings by which regions grow under the ink; 8 unless told. */
  readonly reach?: number;
}

/** Closed areas without a wide place are regions from this many cells on; smaller ones are specks. */
const LEAST_AREA = 8;
const MOST_REGIONS = 0xffff;
const WIDEST_GAP = 160;

/**
 * Finds the regions of a page that comes without a map. Areas are first told apart where they are wider than a gap,
 * then grow back into their narrow places, meeting in the middle of gaps; closed areas that are narrow everywhere
 * follow. All of them grow under the ink at last, so that neighbours meet beneath the lines.
 */
export function labelRegions(luma: Luma, { gap = 8, reach = 8 }: LabelOptions = {}): RegionMap {
  const { width, height } = luma;
  const ids = new Uint16Array(width * height);
  const paper = whiteCells(luma);
  const wide = wideCells(paper, Math.min(gap, WIDEST_GAP) / 2);
  let count = nameParts(wide, ids, 1, 0);
  const left = without(paper, wide);
  growLabels(ids, wide, left, Infinity);
  const closed = copyOf(left);
  count = nameParts(closed, ids, LEAST_AREA, count);
  const labelled = without(paper, without(left, closed));
  growLabels(ids, labelled, without(allCells(width, height), labelled), reach);
  return { width, height, count, ids };
}

/**
 * Labels the connected parts of some cells that have a least area, after `count` others; gives the new count. Cells of
 * other parts are taken out of the set.
 */
function nameParts(cells: BitRows, ids: Uint16Array, leastArea: number, count: number): number {
  const runs = runsOf(cells);
  const parts = connectedParts(runs, 'sides');
  const areas = new Uint32Array(parts.length);
  for (let i = 0; i < parts.length; i++) areas[parts[i]!]! += runs.to[i]! - runs.from[i]!;
  const names = new Uint16Array(parts.length);
  let last = count;
  for (let i = 0; i < parts.length; i++) {
    if (areas[i]! >= leastArea && last < MOST_REGIONS) names[i] = ++last;
  }
  for (let i = 0; i < parts.length; i++) {
    const name = names[parts[i]!]!;
    const row = runs.y[i]! * cells.width;
    if (name > 0) ids.fill(name, row + runs.from[i]!, row + runs.to[i]!);
    else dropRun(cells, runs.y[i]!, runs.from[i]!, runs.to[i]!);
  }
  return last;
}
