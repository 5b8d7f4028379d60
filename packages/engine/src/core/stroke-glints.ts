import { grown, intersect, union, type Box } from './box.ts';
import type { Flake } from './brushes/flake.ts';
import type { Fence } from './fence.ts';
import { GLINT_CELL, type Glints } from './glints.ts';
import { TILE, type PaintLayer } from './paint-layer.ts';

/** The newest flake of a stroke in a cell. */
interface Newest {
  flake: Flake;
  /** Whether the cell has a glint of this stroke. */
  isKept: boolean;
}

/** Notes the flakes of a stroke as glints: as it is painted, and once more as it ends, when all of it is painted. */
export class StrokeGlints {
  readonly #glints: Glints;
  readonly #layer: PaintLayer;
  readonly #fence: Fence | null;
  readonly #newest = new Map<number, Newest>();
  readonly #fresh = new Set<number>();

  constructor(glints: Glints, layer: PaintLayer, fence: Fence | null) {
    this.#glints = glints;
    this.#layer = layer;
    this.#fence = fence;
  }

  /** Takes a flake that will be painted. */
  add(flake: Flake): void {
    const cell = this.#glints.cellAt(flake.x, flake.y);
    if (cell === null) return;
    const known = this.#newest.get(cell);
    if (known) known.flake = flake;
    else this.#newest.set(cell, { flake, isKept: false });
    this.#fresh.add(cell);
  }

  /** Notes what was added since the last time; its paint is there by now. */
  note(): void {
    for (const cell of this.#fresh) this.#keep(cell, this.#newest.get(cell)!);
    this.#fresh.clear();
  }

  /** Notes all of it by the paint it has at last, which later flakes of the stroke may have changed. */
  finish(): void {
    let box: Box | null = null;
    for (const [cell, newest] of this.#newest) {
      this.#keep(cell, newest);
      const { x, y } = newest.flake;
      box = union(box, { left: x, top: y, right: x, bottom: y });
    }
    const around = box && intersect(grown(box, GLINT_CELL), this.#layer.bounds);
    if (around) this.#glints.changes.emit(around);
  }

  #keep(cell: number, newest: Newest): void {
    const [x, y] = [Math.floor(newest.flake.x), Math.floor(newest.flake.y)];
    if (!this.#isInside(x, y)) return;
    const glint = { ...newest.flake, word: this.#layer.pixel(x, y) };
    if (newest.isKept) this.#glints.replace(cell, glint);
    else this.#glints.add(cell, glint);
    newest.isKept = true;
  }

  #isInside(x: number, y: number): boolean {
    if (!this.#fence) return true;
    const index = this.#layer.indexAt(x, y);
    const mask = this.#fence.maskOf(index);
    return mask !== null && mask[(y % TILE) * TILE + (x % TILE)] !== 0;
  }
}
