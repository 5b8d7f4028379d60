import { describe, expect, it } from 'vitest';
import type { Point } from '../../geometry/point.ts';
import { Random } from '../../random.ts';
import { knotGrid, strandsOf } from './knot-grid.ts';

const asItIs = (x: number, y: number): Point => [x * 100, y * 100];

describe('a knot on a grid', () => {
  it.each([
    [3, 3, 3],
    [4, 6, 2],
    [5, 4, 1],
    [8, 6, 2],
  ])(
    'of %d by %d cells without walls has %d strands: as many as both have in common',
    (columns, rows, count) => {
      const grid = knotGrid(columns, rows, 0, new Random('plain'));
      expect(strandsOf(grid, asItIs)).toHaveLength(count);
    },
  );

  it('has walls at both sides of its axes alike, and none beside the rim', () => {
    const grid = knotGrid(6, 5, 0.5, new Random('walls'));
    const walls: string[] = [];
    for (let y = 1; y < 10; y++)
      for (let x = 1; x < 12; x++) {
        if ((x + y) % 2 === 0) continue;
        const node = grid.nodeAt(x, y);
        expect([grid.nodeAt(12 - x, y), grid.nodeAt(x, 10 - y)]).toEqual([node, node]);
        if (node !== 'crossing') walls.push(`${x}/${y}`);
        if (x === 1 || y === 1) expect(node).toBe('crossing');
      }
    expect(walls.length).toBeGreaterThan(8);
  });

  it('runs through each crossing twice, whatever walls it has', () => {
    for (const seed of ['a', 'b', 'c']) {
      const grid = knotGrid(5, 6, 0.4, new Random(seed));
      const points = strandsOf(grid, asItIs).flatMap(({ path }) => path);
      for (let y = 1; y < 12; y++)
        for (let x = 1; x < 10; x++) {
          if ((x + y) % 2 === 0 || grid.nodeAt(x, y) !== 'crossing') continue;
          const near = points
            .map(([u, v]): Point => [u - x * 100, v - y * 100])
            .filter(([u, v]) => Math.hypot(u, v) < 14 && Math.abs(u) > 2 && Math.abs(v) > 2);
          expect(new Set(near.map(([u, v]) => Math.sign(u * v)))).toEqual(new Set([1, -1]));
        }
    }
  });
});
