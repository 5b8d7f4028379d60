import { TILE, type PaintLayer } from './paint-layer.ts';
import type { Runs } from './runs.ts';

/** The part of a run inside one tile: words `start` up to `end` of the tile, beginning at page pixel (x, y). */
export interface TileRun {
  readonly tile: number;
  readonly start: number;
  readonly end: number;
  readonly x: number;
  readonly y: number;
}

/** Visits the parts of some runs by tile until `visit` gives false; says whether it never did. */
export function everyTileRun(layer: PaintLayer, runs: Runs, visit: (piece: TileRun) => boolean): boolean {
  for (let i = 0; i < runs.y.length; i++) {
    const y = runs.y[i]!;
    const row = Math.floor(y / TILE);
    let x = runs.from[i]!;
    while (x < runs.to[i]!) {
      const column = Math.floor(x / TILE);
      const right = Math.min(runs.to[i]!, column * TILE + TILE);
      const base = (y - row * TILE) * TILE - column * TILE;
      if (!visit({ tile: row * layer.columns + column, start: base + x, end: base + right, x, y }))
        return false;
      x = right;
    }
  }
  return true;
}
