import { chanceFrom } from '../chance.ts';
import { TILE } from '../paint-layer.ts';

/**
 * A tile-sized square of smooth noise that repeats without a seam: random values every `cell` pixels (a divisor of
 * the tile), joined smoothly. Values are 0 to 1.
 */
export function smoothNoise(seed: number, cell: number): Float64Array {
  const cells = TILE / cell;
  const chance = chanceFrom(seed);
  const knots = Float64Array.from({ length: cells * cells }, () => chance.next());
  const knot = (column: number, row: number) => knots[(row % cells) * cells + (column % cells)]!;
  return Float64Array.from({ length: TILE * TILE }, (_, i) => {
    const x = (i % TILE) / cell;
    const y = Math.floor(i / TILE) / cell;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - column), ease(y - row)];
    const top = knot(column, row) * (1 - u) + knot(column + 1, row) * u;
    const bottom = knot(column, row + 1) * (1 - u) + knot(column + 1, row + 1) * u;
    return top * (1 - v) + bottom * v;
  });
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
