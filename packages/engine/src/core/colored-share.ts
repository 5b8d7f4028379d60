import type { PaintLayer } from './paint-layer.ts';
import type { Regions } from './regions.ts';
import type { Runs } from './runs.ts';

const SAMPLES = 16;

/** Pairs of x and y. */
type Sampled = readonly number[];

/**
 * Prepares the question how much of a page is colored: gives a function that answers 0 to 1. Every region counts the same,
 * the background too, so that any fill is seen in the answer; of each, 16 fixed pixels are looked at.
 */
export function coloredShareOf(regions: Regions): (layer: PaintLayer) => number {
  const counted: Sampled[] = [];
  for (let id = 1; id <= regions.count; id++) {
    if (regions.area(id) > 0) counted.push(sample(regions.runs(id), regions.area(id)));
  }
  return (layer) => {
    if (counted.length === 0) return 0;
    return counted.reduce((sum, places) => sum + paintedShare(layer, places), 0) / counted.length;
  };
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
  return places;
}

function paintedShare(layer: PaintLayer, places: Sampled): number {
  let painted = 0;
  for (let i = 0; i < places.length; i += 2) if (layer.pixel(places[i]!, places[i + 1]!) !== 0) painted++;
  return painted / (places.length / 2);
}
