import type { Box } from './box.ts';
import type { PaintLayer } from './paint-layer.ts';
import type { Regions } from './regions.ts';
import type { Runs } from './runs.ts';

const SAMPLES = 16;

/** Pairs of x and y. */
type Sampled = readonly number[];

/**
 * How much of a page is colored. Every region counts the same, the background too, so that any fill is seen in the
 * answer; of each, 16 fixed pixels are sampled, and again only where paint has changed. Tiles with pending flips are
 * sampled later.
 */
export class ColoredShare {
  readonly #layer: PaintLayer;
  /** By id; those without any pixel are missing. */
  readonly #places = new Map<number, Sampled>();
  /** Which regions have samples in each tile. */
  readonly #byTile: Set<number>[];
  /** How many of its pixels have paint, by id. */
  readonly #painted: Uint8Array;
  readonly #count: number;
  #total = 0;
  /** Tiles to sample again. */
  readonly #changed: Set<number>;

  constructor(regions: Regions, layer: PaintLayer) {
    this.#layer = layer;
    this.#count = regions.count;
    this.#changed = new Set(layer.tilesIn(layer.bounds));
    this.#painted = new Uint8Array(regions.count + 1);
    this.#byTile = Array.from({ length: layer.tileCount }, () => new Set());
    for (let id = 1; id <= regions.count; id++) {
      const area = regions.area(id);
      if (area === 0) continue;
      const places = sample(regions.runs(id), area);
      this.#places.set(id, places);
      for (let i = 0; i < places.length; i += 2) {
        this.#byTile[layer.indexAt(places[i]!, places[i + 1]!)]!.add(id);
      }
    }
  }

  /** Tells of a part of the page whose paint has changed. */
  touch(box: Box): void {
    for (const index of this.#layer.tilesIn(box)) this.#changed.add(index);
  }

  /** The share of the whole page, 0 to 1. */
  ofPage(): number {
    this.#lookAgain();
    return this.#places.size === 0 ? 0 : this.#total / (this.#places.size * SAMPLES);
  }

  /** The next region after `after` of which less than `share` is colored, going round; null when there is none. */
  nextBelow(share: number, after: number): number | null {
    this.#lookAgain();
    for (let step = 1; step <= this.#count; step++) {
      const id = ((Math.max(0, after) + step - 1) % this.#count) + 1;
      if (this.#places.has(id) && this.#painted[id]! < share * SAMPLES) return id;
    }
    return null;
  }

  #lookAgain(): void {
    const seen = new Set<number>();
    for (const index of this.#changed) {
      if (this.#layer.hasPending(index)) continue;
      this.#changed.delete(index);
      for (const id of this.#byTile[index]!) seen.add(id);
    }
    for (const id of seen) {
      const painted = this.#paintedOf(this.#places.get(id)!) ?? this.#painted[id]!;
      this.#total += painted - this.#painted[id]!;
      this.#painted[id] = painted;
    }
  }

  /** Null where a tile has pending flips: it is in `#changed` too, so its regions are sampled once more. */
  #paintedOf(places: Sampled): number | null {
    let painted = 0;
    for (let i = 0; i < places.length; i += 2) {
      const [x, y] = [places[i]!, places[i + 1]!];
      if (this.#layer.hasPending(this.#layer.indexAt(x, y))) return null;
      if (this.#layer.pixel(x, y) !== 0) painted++;
    }
    return painted;
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
