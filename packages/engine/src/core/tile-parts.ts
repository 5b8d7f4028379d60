import { intersect, union, type Box } from './box.ts';
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
    for (const index of this.#layer.tilesIn(box)) {
      const inside = intersect(box, this.#layer.tileBox(index));
      this.#parts.set(index, union(this.#parts.get(index) ?? null, inside)!);
    }
  }

  /** Adds every box of another. */
  addAll(other: TileParts): void {
    for (const [index, box] of other.#parts) {
      this.#parts.set(index, union(this.#parts.get(index) ?? null, box)!);
    }
  }

  /** Gives the boxes by tile and starts over. */
  take(): Map<number, Box> {
    const parts = this.#parts;
    this.#parts = new Map();
    return parts;
  }
}
