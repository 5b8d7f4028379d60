import { describe, expect, it } from 'vitest';
import { rectangle, tube } from '../geometry/forms.ts';
import type { Point } from '../geometry/point.ts';
import type { Role, Zone } from '../roles.ts';
import { pathData } from '../svg.ts';
import { squareEnds } from './square-ends.ts';

/** Millimetres of a tenth of a pixel, as on a page of 2048 pixels. */
const MILLIMETRES = 240 / 20_480;
/** Tenths of a pixel a unit. */
const UNIT = 20.48;

function zone(outline: readonly Point[], role: Role = 'leaf'): Zone {
  return { path: pathData(outline, UNIT, true), role, outlined: true };
}

/** A stem that bows from its foot at 300, 800 to its tip, of the half width given along it, or of one breadth. */
function stem(half: (share: number) => number = () => 8): Point[] {
  const spine = Array.from({ length: 30 }, (_, i): Point => [300 + 60 * Math.sin(i / 9), 800 - 10 * i]);
  return tube(spine, half);
}

describe('limbs that end square', () => {
  it('are found at both ends of a stem of one breadth', () => {
    const ends = squareEnds([zone(stem())], MILLIMETRES);
    expect(ends).toHaveLength(2);
    expect(ends.map(([, y]) => Math.round(y / UNIT)).toSorted((a, b) => a - b)).toEqual([510, 800]);
  });

  it('are those of plants and animals, not of what is built', () => {
    expect(squareEnds([zone(stem(), 'wood')], MILLIMETRES)).toEqual([]);
    expect(squareEnds([zone(rectangle(300, 300, 30, 120))], MILLIMETRES)).toEqual([]);
  });

  it('are not tips', () => {
    expect(squareEnds([zone(stem((share) => 8 * Math.sin(Math.PI * share) + 0.2))], MILLIMETRES)).toEqual([]);
  });

  it('are not seen behind something, nor against another outline', () => {
    const grown = zone(stem());
    const ground = zone(rectangle(200, 780, 300, 100), 'grass');
    expect(squareEnds([grown, ground], MILLIMETRES)).toHaveLength(1);
    expect(squareEnds([ground, grown], MILLIMETRES)).toHaveLength(2);
    const line = zone(rectangle(200, 800, 300, 100), 'stone');
    expect(squareEnds([line, grown], MILLIMETRES)).toHaveLength(1);
  });
});
