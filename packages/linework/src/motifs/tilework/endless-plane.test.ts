import { describe, expect, it } from 'vitest';
import type { Point } from '../../geometry/point.ts';
import { diskTiling, tileRim, towards } from './endless-plane.ts';

/** The hyperbolic distance of two points of the disk (curvature -1). */
function far([x, y]: Point, [u, v]: Point): number {
  const square = (x - u) ** 2 + (y - v) ** 2;
  return Math.acosh(1 + (2 * square) / ((1 - x * x - y * y) * (1 - u * u - v * v)));
}

describe.each([
  [7, 3],
  [5, 4],
  [6, 4],
  [8, 3],
  [4, 5],
])('the tiling {%d, %d} of a disk', (sides, meeting) => {
  const tiles = diskTiling(sides, meeting, 0.11, 0.3);

  it('has tiles that are all as large as the first one', () => {
    const side = far(tiles[0]!.corners[0]!, tiles[0]!.corners[1]!);
    expect(tiles.length).toBeGreaterThan(30);
    for (const { corners, middle } of tiles)
      corners.forEach((corner, i) => {
        expect(far(corner, corners[(i + 1) % sides]!)).toBeCloseTo(side, 5);
        expect(far(middle, corner)).toBeCloseTo(far([0, 0], tiles[0]!.corners[0]!), 5);
      });
  });

  it('has so many tiles around a corner of the first one, and no tile twice', () => {
    const corner = tiles[0]!.corners[0]!;
    const around = tiles.filter(({ corners }) => corners.some((other) => far(corner, other) < 1e-6));
    expect(around).toHaveLength(meeting);
    expect(new Set(tiles.map(({ middle }) => middle.map((v) => v.toFixed(4)).join())).size).toBe(
      tiles.length,
    );
  });
});

describe('a way in the disk', () => {
  it('is measured as the disk measures: half way is as far from both ends', () => {
    const [a, b]: Point[] = [
      [0.2, -0.7],
      [0.6, 0.5],
    ];
    const half = towards(a!, b!, 0.5);
    expect(far(a!, half)).toBeCloseTo(far(half, b!), 9);
    expect(far(a!, half) + far(half, b!)).toBeCloseTo(far(a!, b!), 9);
  });

  it('keeps a smaller rim inside the tile, at a share of the way to its corners', () => {
    const [, tile] = diskTiling(7, 3, 0.3, 0);
    const rim = tileRim(tile!, 0.5);
    expect(far(tile!.middle, rim[0]!)).toBeCloseTo(far(tile!.middle, tile!.corners[0]!) / 2, 9);
  });
});
