import type { Runs } from './runs.ts';
import type { Point } from './viewport.ts';

/** Where a region lies, as shares of the page. */
export interface RegionPosition {
  /** A place inside the region, well away from its edges where it can be. */
  readonly center: Point;
  readonly bounds: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Runs at least this share of the longest one are wide enough to hold the center. */
const WIDE = 0.6;

/** Where some runs, at least one, lie on a page of a size in pixels. */
export function positionOf(
  runs: Runs,
  page: { readonly width: number; readonly height: number },
): RegionPosition {
  const left = runs.from.reduce((least, from) => Math.min(least, from));
  const right = runs.to.reduce((most, to) => Math.max(most, to));
  const [top, bottom] = [runs.y[0]!, runs.y[runs.y.length - 1]! + 1];
  const middle = middleOf(runs);
  return {
    center: { x: middle.x / page.width, y: middle.y / page.height },
    bounds: {
      x: left / page.width,
      y: top / page.height,
      width: (right - left) / page.width,
      height: (bottom - top) / page.height,
    },
  };
}

/** The middle of the wide run closest to the center of gravity: inside any region, even a ring. */
function middleOf(runs: Runs): Point {
  const pieces = Array.from(runs.y, (y, i) => ({
    x: (runs.from[i]! + runs.to[i]!) / 2,
    y: y + 0.5,
    length: runs.to[i]! - runs.from[i]!,
  }));
  const area = pieces.reduce((sum, { length }) => sum + length, 0);
  const x = pieces.reduce((sum, piece) => sum + piece.x * piece.length, 0) / area;
  const y = pieces.reduce((sum, piece) => sum + piece.y * piece.length, 0) / area;
  const longest = pieces.reduce((most, { length }) => Math.max(most, length), 0);
  const away = (piece: Point) => (piece.x - x) ** 2 + (piece.y - y) ** 2;
  const wide = pieces.filter(({ length }) => length >= longest * WIDE);
  return wide.reduce((best, piece) => (away(piece) < away(best) ? piece : best));
}
