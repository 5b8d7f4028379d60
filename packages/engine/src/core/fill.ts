import type { Box } from './box.ts';
import { flood } from './flood.ts';
import type { PaintLayer } from './paint-layer.ts';
import { everyPiece } from './pieces.ts';
import type { Pixel } from './pixel.ts';
import type { Regions } from './regions.ts';
import type { Runs } from './runs.ts';

/**
 * Fills from a page pixel, inside an open edit of the layer: the pixels of its region that are connected to it and
 * look like it take the colour, which reaches under the ink as far as the region does. A region known to be of one
 * colour is filled by its runs at once. Gives the changed tiles' box, or null when nothing changes: outside every
 * region, or already that colour.
 */
export function fill(layer: PaintLayer, regions: Regions, x: number, y: number, color: Pixel): Box | null {
  const id = regions.at(x, y);
  const seed = layer.pixel(x, y);
  if (id === 0 || seed === color) return null;
  const runs = regions.runs(id);
  const whole = regions.connected(id) && isOneColor(layer, runs, seed);
  return paintRuns(layer, whole ? runs : flood(layer, regions, x, y), color);
}

/** Sets the pixels of some runs inside an open edit; gives the box of the changed tiles, or null without any. */
export function paintRuns(layer: PaintLayer, runs: Runs, color: Pixel): Box | null {
  const tiles = new Set<number>();
  let last = -1;
  let words = new Uint32Array(0);
  everyPiece(layer, runs, ({ tile, start, end }) => {
    if (tile !== last) {
      words = layer.writable(tile);
      tiles.add(tile);
      last = tile;
    }
    words.fill(color, start, end);
    return true;
  });
  return layer.boxOf(tiles);
}

function isOneColor(layer: PaintLayer, runs: Runs, color: Pixel): boolean {
  return everyPiece(layer, runs, (piece) => {
    const tile = layer.tile(piece.tile);
    if (!tile) return color === 0;
    for (let at = piece.start; at < piece.end; at++) if (tile[at] !== color) return false;
    return true;
  });
}
