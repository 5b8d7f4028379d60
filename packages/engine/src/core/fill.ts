import { flood, type Flood } from './flood.ts';
import type { PaintLayer } from './paint-layer.ts';
import type { Pixel } from './pixel.ts';
import { isOneColor, tileRunsOf, type TileRuns } from './tile-runs.ts';
import type { Regions } from './regions.ts';

/** What a fill paints: a whole region of one color, or what was flooded of it. */
export type FillPlan =
  | { readonly region: number; readonly pieces: TileRuns; readonly from: Pixel }
  | { readonly flood: Flood };

/**
 * Finds out what fills paint on a layer. Remembers which regions are of one color as long as only fills change them.
 */
export class Filler {
  readonly #layer: PaintLayer;
  readonly #regions: Regions;
  readonly #pieces = new Map<number, TileRuns>();
  readonly #known = new Map<number, Pixel>();

  constructor(layer: PaintLayer, regions: Regions) {
    this.#layer = layer;
    this.#regions = regions;
  }

  /**
   * What a fill from a page pixel paints: the pixels of its region that are connected to it and look like it. A region
   * of one color is filled whole, which comes to the same and needs no search. Null when nothing changes: outside
   * every region, or already that color, which is known at once. Yields between slices of the search for the others.
   */
  *plan(x: number, y: number, color: Pixel): Generator<void, FillPlan | null> {
    const region = this.#regions.at(x, y);
    const from = this.#layer.pixel(x, y);
    if (region === 0 || from === color) return null;
    const pieces = this.#piecesOf(region);
    yield;
    const connected = this.#regions.connected(region);
    yield;
    if (connected && this.#isOneColor(region, pieces, from)) return { region, pieces, from };
    yield;
    return { flood: yield* flood(this.#layer, { x, y, pieces, fromLineArt: this.#regions.fromLineArt }) };
  }

  /** Notes that a region is of one color now. */
  know(region: number, color: Pixel): void {
    this.#known.set(region, color);
  }

  /** Notes that anything may have changed. */
  forget(): void {
    this.#known.clear();
  }

  #isOneColor(region: number, pieces: TileRuns, color: Pixel): boolean {
    return this.#known.get(region) === color || isOneColor(this.#layer, pieces, color);
  }

  #piecesOf(region: number): TileRuns {
    const known = this.#pieces.get(region);
    if (known) return known;
    const pieces = tileRunsOf(this.#layer, this.#regions.runs(region));
    this.#pieces.set(region, pieces);
    return pieces;
  }
}
