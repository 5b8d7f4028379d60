import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { createCoverage, type Coverage } from '../coverage.ts';
import type { Brush } from './brush.ts';
import { BRUSHES } from './palette.ts';

const SIDE = 64;
const place = fc.double({ min: -20, max: 84, noNaN: true });
const size = fc.double({ min: 0.5, max: 30, noNaN: true });
const named = Object.entries(BRUSHES);

function dab(brush: Brush, x: number, y: number, radius: number): Coverage {
  const coverage = createCoverage(SIDE, SIDE);
  brush.lay(coverage, { x, y, radius }, chanceFrom(7));
  return coverage;
}

describe.each(named)('%s', (_name, brush) => {
  it('covers nothing outside the box it tells of', () => {
    fc.assert(
      fc.property(place, place, size, (x, y, radius) => {
        const coverage = createCoverage(SIDE, SIDE);
        const box = brush.lay(coverage, { x, y, radius }, chanceFrom(7));
        const strays = coverage.values.filter((value, i) => {
          const [column, row] = [i % SIDE, Math.floor(i / SIDE)];
          return (
            value > 0 && (column < box.left || column >= box.right || row < box.top || row >= box.bottom)
          );
        });
        expect(strays).toHaveLength(0);
      }),
    );
  });

  it('goes on after every dab', () => {
    fc.assert(fc.property(size, (radius) => brush.spacing(radius) >= 0.5));
  });
});

describe('a flat dab', () => {
  it('covers the area of its circle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 34, noNaN: true }),
        fc.double({ min: 2, max: 25, noNaN: true }),
        (x, radius) => {
          const covered = dab(BRUSHES.marker, x, 32, radius).values.reduce(
            (sum, value) => sum + value / 255,
            0,
          );
          expect(Math.abs(covered / (Math.PI * radius * radius) - 1)).toBeLessThan(0.05);
        },
      ),
    );
  });

  it('does not come round at the other side of the page', () => {
    const { values } = dab(BRUSHES.marker, SIDE + 3, 32, 4);
    expect(values.some((value, i) => value > 0 && i % SIDE < 32)).toBe(false);
  });
});

describe('CAN-3 the brushes differ', () => {
  it('watercolor builds up where it goes again and dries with a darker rim', () => {
    const { values } = dab(BRUSHES.watercolor, 32, 32, 20);
    const once = values[32 * SIDE + 32]!;
    const coverage = createCoverage(SIDE, SIDE);
    for (let i = 0; i < 3; i++) BRUSHES.watercolor.lay(coverage, { x: 32, y: 32, radius: 20 }, chanceFrom(7));
    expect(coverage.values[32 * SIDE + 32]!).toBeGreaterThan(once);
    const { tone } = BRUSHES.watercolor;
    expect(tone[45]!).toBeGreaterThan(tone[130]!);
  });

  it('pencil leaves the hollows of the paper pale', () => {
    const grain = BRUSHES.pencil.grain!;
    expect(Math.min(...grain)).toBeLessThan(80);
    expect(Math.max(...grain)).toBeGreaterThan(240);
  });

  it('sparkle scatters by its seed', () => {
    const one = createCoverage(SIDE, SIDE);
    const other = createCoverage(SIDE, SIDE);
    BRUSHES.sparkle.lay(one, { x: 32, y: 32, radius: 8 }, chanceFrom(1));
    BRUSHES.sparkle.lay(other, { x: 32, y: 32, radius: 8 }, chanceFrom(2));
    expect(one.values).not.toEqual(other.values);
  });
});
