import { flipWords } from '@inkbloom/formats/word-runs';
import { intersect, union, type Box } from './box.ts';
import { PendingFlips, type PendingFlip } from './pending-flips.ts';
import type { Pixel } from './pixel.ts';

/** Side of a tile in pixels. */
export const TILE = 128;

/** The pixels of a tile row by row; undefined stands for a tile without any paint. */
export type Tile = Uint32Array<ArrayBuffer> | undefined;

/** A tile without any paint, to read from. */
export const EMPTY_TILE: Readonly<Uint32Array<ArrayBuffer>> = new Uint32Array(TILE * TILE);

/** What tiles held before an edit, by tile index. */
export type TileEdit = Map<number, Tile>;

/** Tiles that can be put in place and painted on. */
export interface TileStore {
  /** A tile to read from. */
  tile(index: number): Tile;
  /** Puts a tile in place; it is not changed by anybody else afterwards. */
  put(index: number, tile: Tile): void;
  /** Puts a tile in place that is shared: painting on it makes a copy. */
  shareReadOnly(index: number, tile: Tile): void;
  /** Flips bits of a tile, at the latest when it is read. */
  defer(index: number, flip: PendingFlip): void;
  /** A tile to paint on in place; shared ones are copied first. */
  mutable(index: number): Uint32Array<ArrayBuffer>;
}

/**
 * The paint on a page, in tiles that exist once something is painted on them. Inside an edit every tile is kept as it
 * was before its first change (copy on write); what can be taken back without that is painted in place.
 */
export class PaintLayer implements TileStore {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly #tiles: Tile[];
  readonly #shared = new WeakSet<Uint32Array>();
  readonly #pending = new PendingFlips();
  #edit: TileEdit | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.columns = Math.ceil(width / TILE);
    this.#tiles = Array.from({ length: this.columns * Math.ceil(height / TILE) });
  }

  /** The whole page as a box. */
  get bounds(): Box {
    return { left: 0, top: 0, right: this.width, bottom: this.height };
  }

  /** How many tiles a page has, painted or not. */
  get tileCount(): number {
    return this.#tiles.length;
  }

  /** A tile to read from. */
  tile(index: number): Tile {
    while (this.applyPending(index));
    return this.#tiles[index];
  }

  /** True while the tile (or any tile) has bit flips that were not applied yet. */
  hasPending(index?: number): boolean {
    return this.#pending.has(index);
  }

  /** Applies one pending flip of a tile; says whether there was one. */
  applyPending(index: number): boolean {
    const flip = this.#pending.take(index);
    if (flip) flipWords(flip.words(), this.#unshared(index));
    return flip !== undefined;
  }

  /** Applies the pending flips of all tiles, in slices. */
  *applyAllPending(): Generator<void> {
    for (const index of this.#pending.tiles()) while (this.applyPending(index)) yield;
  }

  /** The part of the page a tile covers. */
  tileBox(index: number): Box {
    const left = (index % this.columns) * TILE;
    const top = Math.floor(index / this.columns) * TILE;
    return {
      left,
      top,
      right: Math.min(left + TILE, this.width),
      bottom: Math.min(top + TILE, this.height),
    };
  }

  /** The box around some tiles, or null without any. */
  boxOf(indices: Iterable<number>): Box | null {
    let box: Box | null = null;
    for (const index of indices) box = union(box, this.tileBox(index));
    return box;
  }

  /** The indices of the tiles a box meets. */
  tilesIn(box: Box): number[] {
    const inside = intersect(box, this.bounds);
    if (!inside) return [];
    const found: number[] = [];
    for (let row = Math.floor(inside.top / TILE); row * TILE < inside.bottom; row++) {
      for (let column = Math.floor(inside.left / TILE); column * TILE < inside.right; column++) {
        found.push(row * this.columns + column);
      }
    }
    return found;
  }

  /** The index of the tile with a place inside the page. */
  indexAt(x: number, y: number): number {
    return Math.floor(y / TILE) * this.columns + Math.floor(x / TILE);
  }

  /** Whether no tile that a box meets was ever painted on, as far as the present can tell. */
  isEmpty(box: Box): boolean {
    return this.tilesIn(box).every((index) => !this.#tiles[index] && !this.#pending.has(index));
  }

  /** The pixel at a place inside the page. */
  pixel(x: number, y: number): Pixel {
    const tile = this.tile(this.indexAt(x, y));
    return tile ? tile[(y % TILE) * TILE + (x % TILE)]! : 0;
  }

  /**
   * Copies a box into words row by row, into the first of the given words if there are any; places outside the page
   * read as bare.
   */
  read(box: Box, into?: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    const width = box.right - box.left;
    const size = width * (box.bottom - box.top);
    const out = into ? into.subarray(0, size).fill(0) : new Uint32Array(size);
    for (const index of this.tilesIn(box)) {
      const tile = this.tile(index);
      if (!tile) continue;
      const from = this.tileBox(index);
      const part = intersect(box, from)!;
      for (let y = part.top; y < part.bottom; y++) {
        const start = (y - from.top) * TILE - from.left;
        const row = tile.subarray(start + part.left, start + part.right);
        out.set(row, (y - box.top) * width + part.left - box.left);
      }
    }
    return out;
  }

  put(index: number, tile: Tile): void {
    this.#pending.forget(index);
    this.#tiles[index] = tile;
  }

  shareReadOnly(index: number, tile: Tile): void {
    if (tile) this.#shared.add(tile);
    this.put(index, tile);
  }

  defer(index: number, flip: PendingFlip): void {
    this.#pending.add(index, flip);
  }

  mutable(index: number): Uint32Array<ArrayBuffer> {
    if (this.#edit) throw new Error('painting in place inside an edit');
    this.tile(index);
    return this.#unshared(index);
  }

  /** A tile nobody else needs as it is, a copy if it has to be. */
  #unshared(index: number): Uint32Array<ArrayBuffer> {
    const now = this.#tiles[index];
    if (now && !this.#shared.has(now)) return now;
    const copy = now ? now.slice() : new Uint32Array(TILE * TILE);
    this.#tiles[index] = copy;
    return copy;
  }

  /** A tile as it is now and stays: painting on it makes a copy. */
  snapshot(index: number): Tile {
    const tile = this.tile(index);
    if (tile) this.#shared.add(tile);
    return tile;
  }

  /** All tiles as they are now and stay. */
  snapshotAll(): Tile[] {
    return this.#tiles.map((_, index) => this.snapshot(index));
  }

  /** Opens an edit; edits do not nest. */
  beginEdit(): void {
    if (this.#edit) throw new Error('an edit is already open');
    this.#edit = new Map();
  }

  /** Closes the edit and gives what it replaced. */
  endEdit(): TileEdit {
    const edit = this.#edit;
    if (!edit) throw new Error('no edit is open');
    this.#edit = null;
    return edit;
  }

  /** A tile to write to, as it stands; the first call for a tile in an edit keeps what was there. */
  writable(index: number): Uint32Array<ArrayBuffer> {
    if (!this.#edit) throw new Error('painting outside an edit');
    const now = this.tile(index);
    if (this.#edit.has(index) && now) return now;
    if (!this.#edit.has(index)) this.#edit.set(index, now);
    const copy = now ? now.slice() : new Uint32Array(TILE * TILE);
    this.#tiles[index] = copy;
    return copy;
  }

  /** A tile as it was when the open edit began. */
  before(index: number): Tile {
    return this.#edit?.has(index) ? this.#edit.get(index) : this.tile(index);
  }

  /** Takes all paint off inside an edit. */
  clear(): void {
    for (let index = 0; index < this.tileCount; index++) {
      const tile = this.tile(index);
      if (!tile) continue;
      if (this.#edit && !this.#edit.has(index)) this.#edit.set(index, tile);
      this.#tiles[index] = undefined;
    }
  }

  /** Puts tiles in place and gives what was there. */
  swap(tiles: TileEdit): TileEdit {
    const replaced: TileEdit = new Map();
    for (const [index, tile] of tiles) {
      replaced.set(index, this.tile(index));
      this.#tiles[index] = tile;
    }
    return replaced;
  }
}
