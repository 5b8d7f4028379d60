import { firstAtLeast } from './ascending.ts';
import { Likeness } from './likeness.ts';
import { BARE, TILE, type PaintLayer } from './paint-layer.ts';
import type { Pixel } from './pixel.ts';
import type { Pieces } from './region-pieces.ts';

const TOLERANCE = 8;
const TOLERANCE_WITH_LINE_ART = 15;

/** What a mark says of its pixel, beside what Likeness says; 0 is also a tile nobody has looked at. */
const MATCHES = 1;
const REACHED = 2;

/** A place shifted by so many bits is the column or row of its tile; dividing takes longer, and this is asked for each span. */
const TILE_BITS = Math.log2(TILE);

/** From where a flood starts, and what bounds it. */
export interface Source {
  readonly x: number;
  readonly y: number;
  /** The region at that place. */
  readonly pieces: Pieces;
  readonly fromLineArt: boolean;
}

/**
 * The flood of the specification, bounded by a region: connected pixels within 8 a channel of the first
 * one (15 on line art), where bare paper matches bare paper alone and dark pixels (channels under 80, alpha above
 * 128) stop it unless it starts on one. Two matching pixels differ by at most 30 a channel, so the specification's
 * jump of 100 in brightness can never lie between them and needs no test of its own.
 */
export function flood(layer: PaintLayer, source: Source): Flood {
  return new Flood(layer, source);
}

/** Spans of marked pixels spread row by row (Smith 1979), corners included; tiles are looked at when it comes to them. */
export class Flood {
  readonly #layer: PaintLayer;
  readonly #pieces: Pieces;
  readonly #likeness: Likeness;
  /** A byte for each pixel of all tiles, row by row. */
  readonly #marks: Uint8Array;
  readonly #columns: number;
  readonly #stride: number;
  readonly #known: Uint8Array;
  /** Tiles with anything reached. */
  readonly #reached: Uint8Array;
  /** Spans whose neighbours are still to be visited, as their first mark and the one after their last. */
  readonly #waiting: number[] = [];

  constructor(layer: PaintLayer, { x, y, pieces, fromLineArt }: Source) {
    this.#layer = layer;
    this.#pieces = pieces;
    const tolerance = fromLineArt ? TOLERANCE_WITH_LINE_ART : TOLERANCE;
    this.#likeness = new Likeness(layer.pixel(x, y), tolerance);
    this.#columns = layer.columns;
    this.#stride = layer.columns * TILE;
    this.#known = new Uint8Array(layer.tileCount);
    this.#reached = new Uint8Array(layer.tileCount);
    this.#marks = new Uint8Array(layer.tileCount * TILE * TILE);
    this.#reach(y, x);
    this.#spread();
  }

  /** Paints what was reached inside an open edit. */
  paint(color: Pixel): void {
    const marks = this.#marks;
    for (const [index, reached] of this.#reached.entries()) {
      if (reached === 0) continue;
      const words = this.#layer.writable(index);
      for (let row = 0; row < words.length; row += TILE) {
        const shift = this.#markAt(index, row) - row;
        for (let at = row; at < row + TILE; at++) if (marks[shift + at] === REACHED) words[at] = color;
      }
    }
  }

  #spread(): void {
    const waiting = this.#waiting;
    while (waiting.length > 0) {
      const end = waiting.pop()!;
      const start = waiting.pop()!;
      const row = Math.floor(start / this.#stride);
      const first = start - row * this.#stride;
      const last = end - row * this.#stride;
      if (row > 0) this.#visit(row - 1, first - 1, last + 1);
      if (row + 1 < this.#layer.height) this.#visit(row + 1, first - 1, last + 1);
    }
  }

  /** Reaches every span that has a place in part of a row. */
  #visit(row: number, from: number, to: number): void {
    const end = Math.min(to, this.#layer.width);
    let x = Math.max(from, 0);
    while (x < end) {
      x = this.#pass(row, x, end, false);
      if (x < end) x = this.#reach(row, x);
    }
  }

  /** Reaches the span around a matching place; gives where it ends. */
  #reach(row: number, x: number): number {
    const base = row * this.#stride;
    const from = this.#passBack(row, x);
    const to = this.#pass(row, x, this.#layer.width, true);
    setMarks(this.#marks, base + from, base + to);
    for (let at = from - (from % TILE); at < to; at += TILE)
      this.#reached[(row >> TILE_BITS) * this.#columns + (at >> TILE_BITS)] = 1;
    this.#waiting.push(base + from, base + to);
    return to;
  }

  /** The first place of a row from x on, up to an end, that is marked as a match, or that is not. */
  #pass(row: number, from: number, end: number, matching: boolean): number {
    const marks = this.#marks;
    const base = row * this.#stride;
    for (let x = from; x < end;) {
      this.#look(x, row);
      const stop = Math.min(end, nextRow(x));
      while (x < stop && (marks[base + x] === MATCHES) === matching) x++;
      if (x < stop) return x;
    }
    return end;
  }

  /** The first place of the matching ones that end with x. */
  #passBack(row: number, end: number): number {
    const marks = this.#marks;
    const base = row * this.#stride;
    for (let x = end; x > 0;) {
      this.#look(x - 1, row);
      const stop = x - 1 - ((x - 1) % TILE);
      while (x > stop && marks[base + x - 1] === MATCHES) x--;
      if (x > stop) return x;
    }
    return 0;
  }

  /** Marks the pixels of the region in the tile with a place, the first time. */
  #look(x: number, y: number): void {
    const index = (y >> TILE_BITS) * this.#columns + (x >> TILE_BITS);
    if (this.#known[index] === 1) return;
    this.#known[index] = 1;
    const words = this.#layer.tile(index) ?? BARE;
    const { tile, start, end } = this.#pieces;
    for (let i = firstAtLeast(tile, index); tile[i] === index; i++) {
      for (let at = start[i]!; at < end[i]!; at = nextRow(at)) {
        const stop = Math.min(end[i]!, nextRow(at));
        this.#likeness.mark(words, at, stop, this.#marks, this.#markAt(index, at));
      }
    }
  }

  /** Where the mark of a word of a tile is. */
  #markAt(tile: number, at: number): number {
    const columns = this.#columns;
    const y = Math.floor(tile / columns) * TILE + Math.floor(at / TILE);
    return y * this.#stride + (tile % columns) * TILE + (at % TILE);
  }
}

/** From this many marks on, Uint8Array.fill is faster than a loop. */
const LONG = 48;

function setMarks(marks: Uint8Array, from: number, to: number): void {
  if (to - from >= LONG) marks.fill(REACHED, from, to);
  else for (let at = from; at < to; at++) marks[at] = REACHED;
}

/** The next multiple of a tile's side, where a row of it ends. */
function nextRow(at: number): number {
  return at - (at % TILE) + TILE;
}
