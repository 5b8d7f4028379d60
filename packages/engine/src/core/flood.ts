import { firstAtLeast } from './ascending.ts';
import { Likeness } from './likeness.ts';
import { EMPTY_TILE, TILE, type PaintLayer } from './paint-layer.ts';
import type { Pixel } from './pixel.ts';
import type { TileRuns } from './tile-runs.ts';

const TOLERANCE = 8;
const TOLERANCE_WITH_LINE_ART = 15;

/**
 * A mark of a pixel that looks like the first one and is not reached yet; others are 0, as in tiles that were not
 * marked yet.
 */
const MATCHES = 1;
/** Four marks of that kind. */
const ALL_MATCH = 0x01010101;
/** So many pixels are passed one by one before it is done faster. */
const NEAR = 12;
/** From this many pixels on, setting them by `fill` is faster than a loop. */
const FILL_FROM = 48;

/** Work units per slice, about 1 ms when warm. Marking a tile costs TILE_UNITS. */
const SLICE_UNITS = 1 << 12;
const TILE_UNITS = 1 << 9;

/**
 * A place shifted by so many bits is the column or row of its tile; dividing takes longer, and this is asked for each
 * span.
 */
const TILE_BITS = Math.log2(TILE);

/** From where a flood starts, and what bounds it. */
export interface Source {
  readonly x: number;
  readonly y: number;
  /** The region at that place. */
  readonly pieces: TileRuns;
  readonly fromLineArt: boolean;
}

/**
 * The flood of the specification, bounded by a region: connected pixels within 8 a channel of the first
 * one (15 on line art), where bare paper matches bare paper alone and dark pixels (channels under 80, alpha above
 * 128) stop it unless it starts on one. Two matching pixels differ by at most 30 a channel, so the specification's
 * jump of 100 in brightness can never lie between them and needs no test of its own. Yields between
 * slices of the search.
 */
export function* flood(layer: PaintLayer, source: Source): Generator<void, Flood> {
  const found = new Flood(layer, source);
  yield* found.search();
  return found;
}

/**
 * Spans of matching pixels spread row by row (Smith 1979), corners included; tiles are marked when the search comes to
 * them.
 */
export class Flood {
  readonly #layer: PaintLayer;
  readonly #pieces: TileRuns;
  readonly #likeness: Likeness;
  readonly #columns: number;
  readonly #stride: number;
  /** A byte for each pixel of all tiles, row by row; and the same four by four. */
  readonly #marks: Uint8Array<ArrayBuffer>;
  readonly #fours: Uint32Array;
  readonly #marked: Uint8Array;
  /** What was reached, in the order it was, each span as its first mark and the one after its last. */
  readonly #spans: number[] = [];
  /** Which of them still have to spread. The latest does so first, for what lies around it is at hand. */
  readonly #waiting: number[] = [];
  /** Work units since the last yield. */
  #done = 0;

  constructor(layer: PaintLayer, { x, y, pieces, fromLineArt }: Source) {
    this.#layer = layer;
    this.#pieces = pieces;
    const tolerance = fromLineArt ? TOLERANCE_WITH_LINE_ART : TOLERANCE;
    this.#likeness = new Likeness(layer.pixel(x, y), tolerance);
    this.#columns = layer.columns;
    this.#stride = layer.columns * TILE;
    this.#marks = new Uint8Array(layer.tileCount * TILE * TILE);
    this.#fours = new Uint32Array(this.#marks.buffer);
    this.#marked = new Uint8Array(layer.tileCount);
    this.#reach(y, x);
  }

  /** Reaches everything there is to reach, in slices. */
  *search(): Generator<void> {
    for (let i = this.#waiting.pop(); i !== undefined; i = this.#waiting.pop()) {
      this.#spread(this.#spans[i]!, this.#spans[i + 1]!);
      if (this.#sliceDone()) yield;
    }
  }

  /** Paints what was reached inside an open edit, in slices. */
  *paint(color: Pixel): Generator<void> {
    const open: Uint32Array[] = [];
    for (let i = 0; i < this.#spans.length; i += 2) {
      if (this.#sliceDone()) yield;
      const end = this.#spans[i + 1]!;
      for (let at = this.#spans[i]!; at < end; at = nextEdge(at)) {
        const row = Math.floor(at / this.#stride);
        const x = at - row * this.#stride;
        const index = this.#tileAt(x, row);
        const from = (row % TILE) * TILE + (x % TILE);
        const words = (open[index] ??= this.#open(index));
        setAll(words, from, from + Math.min(end, nextEdge(at)) - at, color);
      }
    }
  }

  #sliceDone(): boolean {
    if (++this.#done < SLICE_UNITS) return false;
    this.#done = 0;
    return true;
  }

  #open(index: number): Uint32Array {
    this.#done += TILE_UNITS;
    return this.#layer.writable(index);
  }

  /** Reaches what touches a span in the rows above and below. */
  #spread(start: number, end: number): void {
    const row = Math.floor(start / this.#stride);
    const base = row * this.#stride;
    if (row > 0) this.#visit(row - 1, start - base - 1, end - base + 1);
    if (row + 1 < this.#layer.height) this.#visit(row + 1, start - base - 1, end - base + 1);
  }

  /** Reaches every span that has a place in part of a row. */
  #visit(row: number, from: number, to: number): void {
    const end = Math.min(to, this.#layer.width);
    let x = Math.max(from, 0);
    while (x < end) {
      x = this.#pass(row, x, end, 0);
      if (x < end) x = this.#reach(row, x);
    }
  }

  /** Reaches the span around a matching place; gives where it ends. */
  #reach(row: number, x: number): number {
    const base = row * this.#stride;
    const from = this.#passBack(row, x);
    const to = this.#pass(row, x, this.#layer.width, MATCHES);
    setAll(this.#marks, base + from, base + to, 0);
    this.#waiting.push(this.#spans.length);
    this.#spans.push(base + from, base + to);
    return to;
  }

  /** The first place of a row from x on, up to an end, that has another mark. */
  #pass(row: number, from: number, end: number, mark: 0 | typeof MATCHES): number {
    const marks = this.#marks;
    const base = row * this.#stride;
    for (let x = from; x < end;) {
      this.#markTile(x, row);
      const stop = Math.min(end, nextEdge(x));
      const near = Math.min(stop, x + NEAR);
      while (x < near && marks[base + x] === mark) x++;
      if (x === near && x < stop) x = this.#passFar(base + x, base + stop, mark) - base;
      if (x < stop) return x;
    }
    return end;
  }

  /** As pass, from mark to mark and four at once, which pays where spans are long. */
  #passFar(from: number, stop: number, mark: 0 | typeof MATCHES): number {
    const [marks, fours] = [this.#marks, this.#fours];
    let at = from;
    while (at < stop && at % 4 > 0 && marks[at] === mark) at++;
    if (at % 4 === 0) while (at + 4 <= stop && fours[at >> 2] === mark * ALL_MATCH) at += 4;
    while (at < stop && marks[at] === mark) at++;
    return at;
  }

  /** The first place of the matching ones that end with x. */
  #passBack(row: number, end: number): number {
    const marks = this.#marks;
    const base = row * this.#stride;
    for (let x = end; x > 0;) {
      this.#markTile(x - 1, row);
      const stop = x - 1 - ((x - 1) % TILE);
      while (x > stop && marks[base + x - 1] === MATCHES) x--;
      if (x > stop) return x;
    }
    return 0;
  }

  /** Marks the pixels of the region in the tile with a place, the first time. */
  #markTile(x: number, y: number): void {
    const index = this.#tileAt(x, y);
    if (this.#marked[index] === 1) return;
    this.#marked[index] = 1;
    this.#done += TILE_UNITS;
    const words = this.#layer.tile(index) ?? EMPTY_TILE;
    const { tile, start, end } = this.#pieces;
    for (let i = firstAtLeast(tile, index); tile[i] === index; i++) {
      for (let at = start[i]!; at < end[i]!; at = nextEdge(at)) {
        const stop = Math.min(end[i]!, nextEdge(at));
        this.#likeness.mark(words, at, stop, this.#marks, this.#markAt(index, at));
      }
    }
  }

  #tileAt(x: number, y: number): number {
    return (y >> TILE_BITS) * this.#columns + (x >> TILE_BITS);
  }

  /** Where the mark of a word of a tile is. */
  #markAt(tile: number, at: number): number {
    const y = Math.floor(tile / this.#columns) * TILE + Math.floor(at / TILE);
    return y * this.#stride + (tile % this.#columns) * TILE + (at % TILE);
  }
}

function setAll(values: Uint8Array | Uint32Array, from: number, to: number, value: number): void {
  if (to - from >= FILL_FROM) values.fill(value, from, to);
  else for (let at = from; at < to; at++) values[at] = value;
}

/** The next multiple of a tile's side, where a row of it ends. */
function nextEdge(at: number): number {
  return at - (at % TILE) + TILE;
}
