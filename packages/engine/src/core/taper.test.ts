import { describe, expect, it } from 'vitest';
import { Taper } from './taper.ts';

function sharesOf(length: number, places: readonly number[]) {
  const live: number[] = [];
  const taper = new Taper(length, (_, share) => live.push(share));
  for (const gone of places) taper.add({ x: gone, y: 0, pressure: 1, tilt: 0 }, gone);
  const before = live.length;
  taper.finish();
  return { shares: live, before };
}

describe('a taper', () => {
  it('thins a line at both ends and holds only its end back', () => {
    const { shares, before } = sharesOf(2, [0, 1, 2, 3, 4, 5, 6]);
    expect(shares).toEqual([0, 0.5, 1, 1, 1, 0.5, 0]);
    expect(before).toBe(4);
  });

  it('shares a short line between its ends', () => {
    expect(sharesOf(10, [0, 1, 2]).shares).toEqual([0, 1, 0]);
  });

  it('lays a dot whole', () => {
    expect(sharesOf(10, [0]).shares).toEqual([1]);
  });

  it('of no length lays every place whole at once', () => {
    expect(sharesOf(0, [0, 1, 2])).toEqual({ shares: [1, 1, 1], before: 3 });
  });
});
