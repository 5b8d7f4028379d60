import type { PaintLayer } from './paint-layer.ts';
import type { Regions } from './regions.ts';
import type { Runs } from './runs.ts';

const SAMPLES = 16;

/** Pairs of x and y. */
type Sampled = readonly number[];

/**
 * How much of a page is colored. Every region counts the same, the background too, so that any fill is seen in the answer; of
 * each, 16 fixed pixels are looked at.
 */
export class ColoredShare {
  /** By id; those without any pixel are missing. */
  readonly #places = new Map<number, Sampled>();
  readonly #count: number;

  constructor(regions: Regions) {
    this.#count = regions.count;
    for (let id = 1; id <= regions.count; id++) {
      const area = regions.area(id);
      if (area > 0) this.#places.set(id, sample(regions.runs(id), area));
    }
  }

  /** The share of the whole page, 0 to 1. */
  ofPage(layer: PaintLayer): number {
    if (this.#places.size === 0) return 0;
    const shares = Array.from(this.#places.values(), (places) => paintedShare(layer, places));
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }

  /** The next region after `after` of which less than `share` is colored, going round; null when there is none. */
  nextBelow(layer: PaintLayer, share: number, after: number): number | null {
    for (let step = 1; step <= this.#count; step++) {
      const id = ((Math.max(0, after) + step - 1) % this.#count) + 1;
      const places = this.#places.get(id);
      if (places && paintedShare(layer, places) < share) return id;
    }
    return null;
  }
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
