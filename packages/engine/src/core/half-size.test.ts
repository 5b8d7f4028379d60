import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfSize } from './half-size.ts';
import { overWhite, toPixel } from './pixel.ts';

const anyPixel = fc.tuple(fc.nat(0xffffff), fc.nat(255)).map(([rgb, alpha]) => toPixel(rgb, alpha));

function channels(word: number): number[] {
  return [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24];
}

describe('paint at half its size', () => {
  it('is the mean of four pixels as they are seen on paper', () => {
    fc.assert(
      fc.property(fc.array(anyPixel, { minLength: 16, maxLength: 16 }), (pixels) => {
        const small = halfSize(Uint32Array.from(pixels), 4);
        expect(small).toHaveLength(4);
        for (const [at, first] of [0, 2, 8, 10].entries()) {
          const four = [first, first + 1, first + 4, first + 5].map((i) => channels(overWhite(pixels[i]!)));
          for (const [channel, value] of channels(small[at]!).entries()) {
            const mean = four.reduce((sum, other) => sum + other[channel]!, 0) / 4;
            expect(Math.abs(value - mean)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  it('is the mean of any two colors, alike or not', () => {
    const [black, white] = [0xff000000, 0xffffffff];
    for (let mix = 0; mix < 16; mix++) {
      const four = [1, 2, 4, 8].map((bit) => (mix & bit ? white : black));
      const share = four.filter((pixel) => pixel === white).length;
      const [small] = halfSize(Uint32Array.from(four), 2);
      expect(channels(small!)).toEqual([...Array(3).fill(Math.round((255 * share) / 4)), 255]);
    }
  });

  it('is white paper where nothing is painted', () => {
    expect([...halfSize(new Uint32Array(16), 4)]).toEqual([...new Uint32Array(4).fill(0xffffffff)]);
  });
});
