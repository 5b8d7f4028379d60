import type { PathPoint } from './stroke-path.ts';

interface HeldPoint {
  readonly point: PathPoint;
  /** Length of the line up to here. */
  readonly gone: number;
}

/**
 * Lets a line begin and end in a point. Nobody knows where a line ends before it does, so the last `length` page pixels
 * are held back until then; a single dot is drawn whole.
 */
export class Taper {
  readonly #length: number;
  readonly #draw: (point: PathPoint, share: number) => void;
  #held: HeldPoint[] = [];

  /** `draw` is called for each point with its strength: close to 0 at the ends, 1 between them. */
  constructor(length: number, draw: (point: PathPoint, share: number) => void) {
    this.#length = length;
    this.#draw = draw;
  }

  /** Adds a point at a distance along the line. */
  add(point: PathPoint, gone: number): void {
    if (this.#length === 0) return this.#draw(point, 1);
    this.#held.push({ point, gone });
    let free = 0;
    while (this.#held[free]!.gone + this.#length < gone) free++;
    for (const held of this.#held.splice(0, free)) {
      this.#draw(held.point, Math.min(1, held.gone / this.#length));
    }
  }

  /** Draws what is held back, thinning out. */
  finish(): void {
    const end = this.#held.at(-1)?.gone ?? 0;
    const length = Math.min(this.#length, end / 2);
    for (const { point, gone } of this.#held) {
      this.#draw(point, length > 0 ? Math.min(1, gone / length, (end - gone) / length) : 1);
    }
    this.#held = [];
  }
}
