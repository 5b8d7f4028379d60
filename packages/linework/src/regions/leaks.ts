import type { Zone } from '../roles.ts';
import type { Labels } from './label.ts';
import { JOINER, NOBODY, paintOwners } from './owners.ts';

/** Fewer cells of a neighbour than this are the ragged edge of a line, not a leak. */
const LEAST_CELLS = 30;
const LEAST_SHARE = 0.02;

/**
 * How many white areas reach over more than one visible shape: a hole in an outline through which paint would
 * run. Areas joined by a shape without an outline are joined on purpose. `scale` is cells a tenth of a pixel.
 */
export function countLeaks(labels: Labels, shapes: readonly Zone[], width: number, scale: number): number {
  const { cells, sizes } = labels;
  const owners = paintOwners(shapes, width, cells.length / width, scale);
  const tallies: Map<number, number>[] = sizes.map(() => new Map<number, number>());
  for (let cell = 0; cell < cells.length; cell++) {
    const tally = tallies[cells[cell]!]!;
    tally.set(owners[cell]!, (tally.get(owners[cell]!) ?? 0) + 1);
  }
  return tallies.filter((tally, label) => label > 0 && isLeak(tally, sizes[label]!)).length;
}

function isLeak(tally: ReadonlyMap<number, number>, size: number): boolean {
  if (tally.has(JOINER)) return false;
  const least = Math.max(LEAST_CELLS, size * LEAST_SHARE);
  const seen = [...tally].filter(([owner, count]) => count >= least || (owner === NOBODY && count === size));
  return seen.length > 1;
}
