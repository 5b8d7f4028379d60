import { intersect, union, type Box } from '../core/box.ts';

/** Side of the squares of the page, in page pixels, in which paint is uploaded. */
export const SQUARE = 256;

/**
 * Changed parts of a page that wait to be shown, one box in each square. What changed last comes first: that is where
 * the hand is.
 */
export class PaintQueue {
  readonly #page: Box;
  readonly #columns: number;
  readonly #boxes = new Map<number, Box>();

  constructor(page: { readonly width: number; readonly height: number }) {
    this.#page = { left: 0, top: 0, right: page.width, bottom: page.height };
    this.#columns = Math.ceil(page.width / SQUARE);
  }

  /** The next box, or undefined. */
  get next(): Box | undefined {
    return [...this.#boxes.values()].at(-1);
  }

  /** Adds a box of page pixels; what lies off the page is left out. */
  add(box: Box): void {
    const inside = intersect(box, this.#page);
    if (!inside) return;
    for (let row = squareOf(inside.bottom - 1); row >= squareOf(inside.top); row--) {
      for (let column = squareOf(inside.right - 1); column >= squareOf(inside.left); column--) {
        this.#addTo(row, column, inside);
      }
    }
  }

  /** Takes the next box out. */
  shift(): void {
    const last = [...this.#boxes.keys()].at(-1);
    if (last !== undefined) this.#boxes.delete(last);
  }

  #addTo(row: number, column: number, box: Box): void {
    const [left, top] = [column * SQUARE, row * SQUARE];
    const part = intersect(box, { left, top, right: left + SQUARE, bottom: top + SQUARE });
    const index = row * this.#columns + column;
    const known = this.#boxes.get(index) ?? null;
    this.#boxes.delete(index);
    this.#boxes.set(index, union(known, part)!);
  }
}

/** In which row or column of squares a place lies, in page pixels. */
export function squareOf(at: number): number {
  return Math.floor(at / SQUARE);
}
