import type { Knot } from './curve.ts';
import type { Point } from './point.ts';

/** Knots from a table of `x,y` pairs, an exclamation mark after a corner: `0,-40 12,-8! -12,-8!`. */
export function knots(table: string): Knot[] {
  return table
    .trim()
    .split(/\s+/)
    .map((pair): Knot => {
      const corner = pair.endsWith('!');
      const [x, y] = (corner ? pair.slice(0, -1) : pair).split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a knot: ${pair}`);
      return corner ? [x, y, 1] : [x, y];
    });
}

/** Points from a table of `x,y` pairs: `0,-40 12,-8`. */
export function points(table: string): Point[] {
  return knots(table).map(([x, y]): Point => [x, y]);
}

/** Knots from a table, all of them the given number of times as far from the origin. */
export function sizedKnots(table: string, size: number): Knot[] {
  return moveKnots(knots(table), ([x, y]) => [x * size, y * size]);
}

/** Knots each of which is moved to another place; corners stay corners. */
export function moveKnots(list: readonly Knot[], to: (at: Point) => Point): Knot[] {
  return list.map(([x, y, corner]): Knot => (corner === 1 ? [...to([x, y]), 1] : to([x, y])));
}
