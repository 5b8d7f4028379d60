import type { Box } from './box.ts';
import { type PaintLayer, type TileStore } from './paint-layer.ts';
import { everyTileRun, type TileRun } from './tile-run.ts';
import type { Pixel } from './pixel.ts';
import type { Runs } from './runs.ts';

/** From this many words on, Uint32Array.fill is faster than a loop. */
const FILL_FROM_WORDS = 24;

/** The pixels of a region by tile: run i is words `start[i]` up to `end[i]` of tile `tile[i]`; tiles ascend. */
export interface TileRuns {
  readonly tile: Uint16Array;
  readonly start: Uint16Array;
  readonly end: Uint16Array;
  /** The smallest box around the region. */
  readonly box: Box;
}

/** Cuts the runs of a region at the edges of tiles and joins those that follow each other in a tile. */
export function tileRunsOf(layer: PaintLayer, runs: Runs): TileRuns {
  const byTile = Array.from({ length: layer.tileCount }, (): number[] => []);
  everyTileRun(layer, runs, (piece) => {
    append(byTile[piece.tile]!, piece);
    return true;
  });
  const count = byTile.reduce((sum, bounds) => sum + bounds.length / 2, 0);
  const pieces = { tile: new Uint16Array(count), start: new Uint16Array(count), end: new Uint16Array(count) };
  let used = 0;
  for (const [tile, bounds] of byTile.entries()) {
    for (let i = 0; i < bounds.length; i += 2) {
      pieces.tile[used] = tile;
      pieces.start[used] = bounds[i]!;
      pieces.end[used++] = bounds[i + 1]!;
    }
  }
  return { ...pieces, box: boxAround(runs) };
}

/** Paints a region in place. */
export function paintTileRuns(tiles: TileStore, { tile, start, end }: TileRuns, color: Pixel): void {
  let last = -1;
  let words = new Uint32Array(0);
  for (let i = 0; i < tile.length; i++) {
    if (tile[i] !== last) {
      last = tile[i]!;
      words = tiles.mutable(last);
    }
    const stop = end[i]!;
    if (stop - start[i]! >= FILL_FROM_WORDS) words.fill(color, start[i], stop);
    else for (let at = start[i]!; at < stop; at++) words[at] = color;
  }
}

/** Whether every pixel of a region is of a color. */
export function isOneColor(tiles: TileStore, { tile, start, end }: TileRuns, color: Pixel): boolean {
  for (let i = 0; i < tile.length; i++) {
    const words = tiles.tile(tile[i]!);
    if (!words && color !== 0) return false;
    if (!words) continue;
    for (let at = start[i]!; at < end[i]!; at++) if (words[at] !== color) return false;
  }
  return true;
}

function append(bounds: number[], { start, end }: TileRun): void {
  if (bounds.at(-1) === start) bounds[bounds.length - 1] = end;
  else bounds.push(start, end);
}

function boxAround({ y, from, to }: Runs): Box {
  const box = { left: Infinity, top: y[0] ?? 0, right: 0, bottom: (y.at(-1) ?? -1) + 1 };
  for (let i = 0; i < y.length; i++) {
    box.left = Math.min(box.left, from[i]!);
    box.right = Math.max(box.right, to[i]!);
  }
  return box;
}
