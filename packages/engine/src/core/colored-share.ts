import type { PaintLayer } from './paint-layer.ts';
import type { Regions } from './regions.ts';
import type { Runs } from './runs.ts';

const SAMPLES = 16;

interface Sampled {
  readonly area: number;
  /** Pairs of x and y. */
  readonly places: readonly number[];
}

/**
 * Prepares the question how much of a page is colored: gives a function that answers 0 to 1, weighing each region by
 * its area and looking at 16 fixed pixels of it. The largest region that reaches the page's edge is the
 * background and does not count, unless it is the only one.
 */
export function coloredShareOf(regions: Regions): (layer: PaintLayer) => number {
  const counted = countedRegions(regions).map((id) => sample(regions.runs(id), regions.area(id)));
  const total = counted.reduce((sum, { area }) => sum + area, 0);
  return (layer) => {
    if (total === 0) return 0;
    return counted.reduce((sum, { area, places }) => sum + area * paintedShare(layer, places), 0) / total;
  };
}

function countedRegions(regions: Regions): number[] {
  const ids = Array.from({ length: regions.count }, (_, i) => i + 1).filter((id) => regions.area(id) > 0);
  const background = ids
    .filter((id) => regions.touchesEdge(id))
    .reduce((best, id) => (best === 0 || regions.area(id) > regions.area(best) ? id : best), 0);
  return ids.length > 1 ? ids.filter((id) => id !== background) : ids;
}

function sample(runs: Runs, area: number): Sampled {
  const places: number[] = [];
  let passed = 0;
  for (let i = 0; i < runs.y.length; i++) {
    const length = runs.to[i]! - runs.from[i]!;
    let wanted = Math.floor(((places.length / 2 + 0.5) * area) / SAMPLES);
    while (places.length < SAMPLES * 2 && wanted < passed + length) {
      places.push(runs.from[i]! + wanted - passed, runs.y[i]!);
      wanted = Math.floor(((places.length / 2 + 0.5) * area) / SAMPLES);
    }
    passed += length;
  }
  return { area, places };
}

function paintedShare(layer: PaintLayer, places: readonly number[]): number {
  let painted = 0;
  for (let i = 0; i < places.length; i += 2) if (layer.pixel(places[i]!, places[i + 1]!) !== 0) painted++;
  return painted / (places.length / 2);
}
