import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TipSet, type TipForm } from './tip.ts';

const disc: TipForm = {
  reach: (radius) => radius + 0.5,
  cover: (dx, dy, radius) => 255 * (radius + 0.5 - Math.sqrt(dx * dx + dy * dy)),
};

describe('tips', () => {
  it('cover the area of their form, wherever their middle is in a pixel', () => {
    const tips = new TipSet(disc);
    for (const at of [0, 0.3, 0.5, 0.99]) {
      for (const radius of [2, 5.3, 16, 31]) {
        const area = tips.at(at, at, radius).values.reduce((sum, value) => sum + value / 255, 0);
        expect(area / (Math.PI * radius * radius)).toBeCloseTo(1, 1);
      }
    }
  });

  it('are drawn once for places and sizes that look the same', () => {
    const tips = new TipSet(disc);
    expect(tips.at(3.3, 4.6, 16)).toBe(tips.at(90.4, -7.4, 16.1));
    expect(tips.at(3.3, 4.6, 16)).not.toBe(tips.at(3.6, 4.6, 16));
  });

  it('are the same whatever was asked for before', () => {
    const used = new TipSet(disc);
    const middle = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(middle, middle, fc.double({ min: 0.5, max: 60, noNaN: true }), (x, y, radius) => {
        const tip = used.at(x, y, radius);
        expect(tip).toEqual(new TipSet(disc).at(x, y, radius));
        expect(tip.values[-tip.top * tip.stride - tip.left]).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('are forgotten before they fill the memory, and drawn the same again', () => {
    const tips = new TipSet(disc);
    const first = tips.at(0, 0, 8);
    for (let radius = 100; radius < 260; radius++) tips.at(0, 0, radius);
    const again = tips.at(0, 0, 8);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});
