import { firstAtLeast } from './ascending.ts';
import type { Box } from './box.ts';
import { EMPTY_TILE, TILE, type PaintLayer, type TileEdit } from './paint-layer.ts';
import type { Regions } from './regions.ts';

/** What keeps a stroke inside one region of the page: a region that is known, or the first one it touches. */
export class Fence {
  readonly #layer: PaintLayer;
  readonly #regions: Regions;
  readonly #masks = new Map<number, Uint8Array | null>();
  #region: number;

  /** Region 0 stands for the first one that is touched. */
  constructor(layer: PaintLayer, regions: Regions, region: number) {
    this.#layer = layer;
    this.#regions = regions;
    this.#region = region;
  }

  /** The region's id; 0 as long as none has been touched. */
  get region(): number {
    return this.#region;
  }

  /** Tells of a place the stroke goes to, in page pixels. */
  touch(x: number, y: number): void {
    const { width, height } = this.#layer;
    if (this.#region > 0 || x < 0 || y < 0 || x >= width || y >= height) return;
    this.#region = this.#regions.at(Math.floor(x), Math.floor(y));
  }

  /** 255 for the pixels of a tile inside the region, 0 for the others; null where the tile has none inside. */
  maskOf(tile: number): Uint8Array | null {
    const known = this.#masks.get(tile);
    if (known !== undefined) return known;
    const mask = this.#draw(this.#layer.tileBox(tile));
    this.#masks.set(tile, mask);
    return mask;
  }

  #draw(box: Box): Uint8Array | null {
    if (this.#region > this.#regions.count) return null;
    const { y, from, to } = this.#regions.runs(this.#region);
    const mask = new Uint8Array(TILE * TILE);
    let met = false;
    for (let i = firstAtLeast(y, box.top); i < y.length && y[i]! < box.bottom; i++) {
      const row = (y[i]! - box.top) * TILE - box.left;
      const [left, right] = [Math.max(from[i]!, box.left), Math.min(to[i]!, box.right)];
      if (left >= right) continue;
      mask.fill(255, row + left, row + right);
      met = true;
    }
    return met ? mask : null;
  }
}

/** Takes tiles that an edit left as they were out of it, and puts them back in place as they were. */
export function forgetUnchanged(layer: PaintLayer, edit: TileEdit): void {
  for (const [index, before] of edit) {
    const now = layer.tile(index);
    if (now && !sameWords(now, before ?? EMPTY_TILE)) continue;
    layer.swap(new Map([[index, before]]));
    edit.delete(index);
  }
}

function sameWords(a: Uint32Array, b: Uint32Array): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
