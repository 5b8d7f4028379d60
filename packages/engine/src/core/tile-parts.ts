import { contains, intersect, union, type Box } from './box.ts';
import type { PaintLayer } from './paint-layer.ts';

/** A growing part of a page, kept as one box in each tile it meets, so that a long thin line stays small. */
export class TileParts {
  readonly #layer: PaintLayer;
  #parts = new Map<number, Box>();

  constructor(layer: PaintLayer) {
    this.#layer = layer;
  }

  /** The box around everything, or null. */
  get box(): Box | null {
    return [...this.#parts.values()].reduce<Box | null>(union, null);
  }

  /** Adds a box; what lies off the page is left out. */
  add(box: Box): void {
    const inside = intersect(box, this.#layer.bounds);
    if (!inside) return;
    const first = this.#layer.indexAt(inside.left, inside.top);
    if (first === this.#layer.indexAt(inside.right - 1, inside.bottom - 1)) return this.#join(first, inside);
    for (const index of this.#layer.tilesIn(inside)) {
      this.#join(index, intersect(inside, this.#layer.tileBox(index))!);
    }
  }

  /** Adds every box of another. */
  addAll(other: TileParts): void {
    for (const [index, box] of other.#parts) this.#join(index, box);
  }

  #join(index: number, box: Box): void {
    const known = this.#parts.get(index);
    if (!known || !contains(known, box)) this.#parts.set(index, union(known ?? null, box)!);
  }

  /**
   * Gives one box for each row of tiles, around all in it, and starts over: few boxes for a stroke over the whole page.
   */
  takeRows(): Iterable<Box> {
    const rows = new Map<number, Box>();
    for (const [index, box] of this.take()) {
      const row = Math.floor(index / this.#layer.columns);
      rows.set(row, union(rows.get(row) ?? null, box)!);
    }
    return rows.values();
  }

  /** Gives the boxes by tile and starts over. */
  take(): Map<number, Box> {
    const parts = this.#parts;
    this.#parts = new Map();
    return parts;
  }
}
