import { describe, expect, it } from 'vitest';
import { camera, hull, type Spot } from './camera.ts';
import { ringAt } from './solids.ts';

const level = camera({ from: [0, 1, 0], to: [0, 1, 10], zoom: 800, centre: [500, 400] });

/** How high a level circle of radius 1 is seen for its width, straight ahead on the ground. */
function heightOf(distance: number): number {
  const ring = ringAt(level, [0, 0, distance], 1);
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return (Math.max(...ys) - Math.min(...ys)) / (Math.max(...xs) - Math.min(...xs));
}

describe('a camera', () => {
  it('sees what it looks at in its middle, and things half as large at twice the distance', () => {
    expect(level.see([0, 1, 10])).toEqual([500, 400]);
    expect(level.see([1, 1, 4])).toEqual([700, 400]);
    expect(level.see([1, 1, 8])).toEqual([600, 400]);
    expect(level.see([0, 2, 4])).toEqual([500, 200]);
    expect(level.size([3, 0, 4])).toBe(200);
  });

  it('sees a level circle below it as wider than high, and flatter farther away', () => {
    expect(heightOf(4)).toBeLessThan(1);
    expect(heightOf(4)).toBeGreaterThan(heightOf(8));
  });

  it('puts what is behind the eye nowhere but far away, not mirrored in front of it', () => {
    const behind: Spot = [1, 1, -3];
    expect(level.depth(behind)).toBeGreaterThan(0);
    expect(level.see(behind)[0]).toBeGreaterThan(500);
  });
});

it('the hull of points is their outline without those within', () => {
  const outline = hull([
    [0, 0],
    [4, 0],
    [2, 1],
    [4, 4],
    [0, 4],
    [1, 2],
  ]);
  expect(outline.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual([
    [0, 0],
    [0, 4],
    [4, 0],
    [4, 4],
  ]);
});
