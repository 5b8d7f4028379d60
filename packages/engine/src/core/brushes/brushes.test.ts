import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import type { Coverage } from '../coverage.ts';
import { createPlainKernels } from '../kernels/plain.ts';
import type { Brush, Dab } from './brush.ts';
import { BRUSHES } from './palette.ts';

const SIDE = 64;
const place = fc.double({ min: -20, max: 84, noNaN: true });
const dabs = fc.record({
  x: place,
  y: place,
  radius: fc.double({ min: 0.5, max: 30, noNaN: true }),
  pressure: fc.double({ min: 0, max: 1, noNaN: true }),
  tilt: fc.double({ min: 0, max: 1, noNaN: true }),
});
const MIDDLE: Dab = { x: 32, y: 32, radius: 12, pressure: 1, tilt: 0 };
const named = Object.entries(BRUSHES);

function laid(brush: Brush, dab: Partial<Dab> = {}, times = 1): Coverage {
  const kernels = createPlainKernels(SIDE, SIDE);
  for (let i = 0; i < times; i++) brush.drawDab(kernels, { ...MIDDLE, ...dab }, randomFrom(7));
  return kernels.coverage;
}

function at({ values }: Coverage, x: number, y: number): number {
  return values[y * SIDE + x]!;
}

function covered({ values }: Coverage): number {
  return values.reduce((sum, value) => sum + value / 255, 0);
}

describe.each(named)('%s', (_name, brush) => {
  it('covers nothing outside the box it tells of', () => {
    fc.assert(
      fc.property(dabs, (dab) => {
        const kernels = createPlainKernels(SIDE, SIDE);
        const box = brush.drawDab(kernels, dab, randomFrom(7));
        const strays = kernels.coverage.values.filter((value, i) => {
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
    fc.assert(fc.property(dabs, ({ radius }) => brush.spacing(radius) >= 0.5));
  });

  it('has a tone that begins at nothing', () => {
    expect(brush.tone).toHaveLength(256);
    expect(brush.tone[0]).toBe(0);
  });
});

describe('CAN-3 the brushes differ', () => {
  it('marker has a slanted nib: long one way, thin the other, of one strength', () => {
    const nib = laid(BRUSHES.marker);
    expect(at(nib, 32 + 8, 32 - 5)).toBe(255);
    expect(at(nib, 32 + 5, 32 + 8)).toBe(0);
    expect(nib.values.filter((value) => value > 0 && value < 255).length).toBeLessThan(100);
    expect(laid(BRUSHES.marker, {}, 3).values).toEqual(nib.values);
  });

  it('marker does not come round at the other side of the page', () => {
    const { values } = laid(BRUSHES.marker, { x: SIDE + 3, radius: 6 });
    expect(values.some((value, i) => value > 0 && i % SIDE < 32)).toBe(false);
  });

  it('watercolor is pale in the middle, dries with a darker rim and deepens where it goes again', () => {
    const once = laid(BRUSHES.watercolor);
    const { tone } = BRUSHES.watercolor;
    const alphas = Array.from({ length: 16 }, (_, x) => tone[at(once, 32 + x, 32)]!);
    expect(Math.max(...alphas)).toBeGreaterThan(alphas[0]! * 1.25);
    expect(alphas.indexOf(Math.max(...alphas))).toBeGreaterThan(9);
    expect(tone[at(laid(BRUSHES.watercolor, {}, 40), 32, 32)]).toBeGreaterThan(alphas[0]!);
  });

  it('pencil marks the heights of the paper alone when it is hardly pressed', () => {
    const { depth } = BRUSHES.pencil.paperSource!.paper();
    const markedBy = (pressure: number) => {
      const most = Math.max(...laid(BRUSHES.pencil, { pressure }).values);
      return depth.filter((hollow) => hollow < most).length / depth.length;
    };
    expect(markedBy(0.1)).toBeLessThan(0.6);
    expect(markedBy(1)).toBeGreaterThan(0.9);
  });

  it('pencil lays its side on the paper when it leans over: broader and paler', () => {
    const [upright, flat] = [laid(BRUSHES.pencil), laid(BRUSHES.pencil, { tilt: 1 })];
    expect(flat.values.filter(Boolean).length).toBeGreaterThan(upright.values.filter(Boolean).length * 3);
    expect(Math.max(...flat.values)).toBeLessThan(Math.max(...upright.values));
  });

  it('sparkle scatters by its seed, in several tints', () => {
    const [one, other] = [createPlainKernels(SIDE, SIDE), createPlainKernels(SIDE, SIDE)];
    BRUSHES.sparkle.drawDab(one, MIDDLE, randomFrom(1));
    BRUSHES.sparkle.drawDab(other, MIDDLE, randomFrom(2));
    expect(one.coverage.values).not.toEqual(other.coverage.values);
    expect(new Set(one.coverage.tints).size).toBeGreaterThan(3);
    expect(covered(one.coverage)).toBeGreaterThan(20);
  });

  it('sparkle has neighbouring hues in three shades, the chosen color first; gray ones differ in lightness', () => {
    const tints = BRUSHES.sparkle.tints(0xcc3366);
    expect(tints[0]).toBe(0xcc3366);
    expect(new Set(tints).size).toBe(9);
    expect(new Set(BRUSHES.sparkle.tints(0x303030)).size).toBe(9);
    for (const rgb of [0, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff]) {
      for (const tint of BRUSHES.sparkle.tints(rgb)) expect(tint >= 0 && tint <= 0xffffff).toBe(true);
    }
  });
});
