import type { Box } from './box.ts';
import type { PaintLayer } from './paint-layer.ts';
import type { Pixel } from './pixel.ts';
import { createSignal } from './signal.ts';

/** Side of the squares of the page in which glints are kept and read, in page pixels. */
export const GLINT_SQUARE = 256;
/** Side of the cells of a square, each of which shows one glint: that many pixels lie between two on average. */
export const GLINT_CELL = 16;
/** Cells of a square, and so the most glints that show in it. */
export const GLINTS_IN_SQUARE = (GLINT_SQUARE / GLINT_CELL) ** 2;
/** Words of a glint as it is read. */
export const GLINT_WORDS = 3;
/** Glints of a cell that are kept: the newest, and the one to be seen again once the newest is undone. */
const KEPT = 2;
/** Parts of a page pixel in which places are kept (for pages of up to 4096), and of which radii are. */
const PLACE_STEPS = 16;
const RADIUS_STEPS = 8;

/** A flake that may catch the light: its middle and radius in page pixels, its turn, and the paint its middle has. */
export interface Glint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
  readonly word: Pixel;
}

/** Glints of a square, KEPT for each cell one after another; one without a radius is none. */
interface Square {
  readonly places: Uint32Array;
  readonly facets: Uint32Array;
  readonly words: Uint32Array;
  /** Which glint of each cell showed when its paint was last looked at, KEPT for none. */
  readonly shown: Uint8Array;
}

/**
 * Where the page has flakes that turn with the view. What they are drawn on says whether they are to be seen: a glint
 * shows as long as the paint in its middle is what it was noted with, so that no action has to know of glints.
 */
export class Glints {
  /** Tells where glints have come or gone although no paint has changed. */
  readonly changes = createSignal<Box>();
  /** Where in the journal the strokes stand whose flakes were noted as they were painted. */
  readonly notedAt = new Set<number>();
  readonly #layer: PaintLayer;
  readonly #columns: number;
  #squares: (Square | undefined)[] = [];

  constructor(layer: PaintLayer) {
    this.#layer = layer;
    this.#columns = Math.ceil(layer.width / GLINT_SQUARE);
  }

  /** The number of the cell with a place on the page; null off the page. */
  cellAt(x: number, y: number): number | null {
    const { width, height } = this.#layer;
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const square = Math.floor(y / GLINT_SQUARE) * this.#columns + Math.floor(x / GLINT_SQUARE);
    const row = Math.floor((y % GLINT_SQUARE) / GLINT_CELL);
    return (
      square * GLINTS_IN_SQUARE +
      row * (GLINT_SQUARE / GLINT_CELL) +
      Math.floor((x % GLINT_SQUARE) / GLINT_CELL)
    );
  }

  /** Adds a glint over those of its cell, of which the oldest may be forgotten. */
  add(cell: number, glint: Glint): void {
    const { square, at } = this.#slotOf(cell);
    for (const list of [square.places, square.facets, square.words])
      list.copyWithin(at + 1, at, at + KEPT - 1);
    write(square, at, glint);
  }

  /** Puts a glint in the place of the newest one of its cell. */
  replace(cell: number, glint: Glint): void {
    const { square, at } = this.#slotOf(cell);
    write(square, at, glint);
  }

  /** Adds a glint under those of its cell, if there is room. */
  addUnder(cell: number, glint: Glint): void {
    const { square, at } = this.#slotOf(cell);
    const free = square.facets.subarray(at, at + KEPT).indexOf(0);
    if (free >= 0) write(square, at + free, glint);
  }

  /** Whether a cell has no room for older glints. */
  isFull(cell: number): boolean {
    const square = this.#squares[Math.floor(cell / GLINTS_IN_SQUARE)];
    return square !== undefined && square.facets[(cell % GLINTS_IN_SQUARE) * KEPT + KEPT - 1] !== 0;
  }

  /** Forgets all of them. */
  clear(): void {
    this.#squares = [];
    this.notedAt.clear();
  }

  /**
   * Writes the glints that show in the square with a place, three words each: place (16ths of a page pixel, x low),
   * facet (a byte each: direction, phase, radius in eighths, turn), paint. Gives how many. Paint that is still to be
   * flipped is not waited for.
   */
  read(x: number, y: number, into: Uint32Array): number {
    const square = this.#squares[Math.floor(y / GLINT_SQUARE) * this.#columns + Math.floor(x / GLINT_SQUARE)];
    if (!square) return 0;
    let count = 0;
    for (let cell = 0; cell < GLINTS_IN_SQUARE; cell++) {
      const shown = this.#shownIn(square, cell);
      if (shown === KEPT) continue;
      const at = cell * KEPT + shown;
      into[count * GLINT_WORDS] = square.places[at]!;
      into[count * GLINT_WORDS + 1] = square.facets[at]!;
      into[count++ * GLINT_WORDS + 2] = square.words[at]!;
    }
    return count;
  }

  #shownIn(square: Square, cell: number): number {
    const first = cell * KEPT;
    for (let nth = 0; nth < KEPT; nth++) {
      if (square.facets[first + nth] === 0) break;
      const place = square.places[first + nth]!;
      const x = Math.floor((place & 0xffff) / PLACE_STEPS);
      const y = Math.floor((place >>> 16) / PLACE_STEPS);
      if (this.#layer.hasPending(this.#layer.indexAt(x, y))) return square.shown[cell]!;
      if (this.#layer.pixel(x, y) === square.words[first + nth]) return (square.shown[cell] = nth);
    }
    return (square.shown[cell] = KEPT);
  }

  #slotOf(cell: number): { readonly square: Square; readonly at: number } {
    const index = Math.floor(cell / GLINTS_IN_SQUARE);
    return { square: (this.#squares[index] ??= createSquare()), at: (cell % GLINTS_IN_SQUARE) * KEPT };
  }
}

function createSquare(): Square {
  const words = () => new Uint32Array(GLINTS_IN_SQUARE * KEPT);
  return {
    places: words(),
    facets: words(),
    words: words(),
    shown: new Uint8Array(GLINTS_IN_SQUARE).fill(KEPT),
  };
}

function placeOf({ x, y }: Glint): number {
  return (Math.floor(x * PLACE_STEPS) | (Math.floor(y * PLACE_STEPS) << 16)) >>> 0;
}

function write({ places, facets, words }: Square, at: number, glint: Glint): void {
  const place = placeOf(glint);
  const size = Math.min(255, Math.max(1, Math.round(glint.radius * RADIUS_STEPS)));
  places[at] = place;
  facets[at] = ((mixed(place) & 0xffff) | (size << 16) | (glint.turn << 24)) >>> 0;
  words[at] = glint.word;
}

/** The bits of a place as a facet's chance: the same place looks the same way each time. */
function mixed(place: number): number {
  let t = Math.imul(place ^ (place >>> 15), 0x2c1b3c6d);
  t = Math.imul(t ^ (t >>> 12), 0x297a2d39);
  return t ^ (t >>> 15);
}

/** The radius of a glint in page pixels, from its facet. */
export function radiusOf(facet: number): number {
  return ((facet >>> 16) & 255) / RADIUS_STEPS;
}
