import { describe, expect, it } from 'vitest';
import { paletteOfPixels } from './page-palette.ts';

/** Pixels of some colors, so many of each. */
function pixelsOf(...counts: readonly (readonly [rgb: number, count: number])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(
    counts.flatMap(([rgb, count]) =>
      Array.from({ length: count }, () => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255]).flat(),
    ),
  );
}

describe('the palette of a page', () => {
  it('HAND-4 holds its frequent colors, without paper and ink', () => {
    const pixels = pixelsOf([0xffffff, 900], [0x111111, 500], [0xe6354c, 30], [0x1f9bf0, 50], [0x8bcc3f, 40]);
    const palette = paletteOfPixels(pixels)!;
    expect(palette.name).toBe('This page');
    expect(palette.colors.slice(0, 3)).toEqual([
      { name: 'Near Azure', hex: '#1F9BF0' },
      { name: 'Near Lime', hex: '#8BCC3F' },
      { name: 'Near Cherry', hex: '#E6354C' },
    ]);
    expect(palette.colors).toHaveLength(8);
  });

  it('takes no two that look alike, and none from a page without colors', () => {
    const alike = pixelsOf([0xe6354c, 30], [0xe8374e, 29], [0x1f9bf0, 20], [0x8bcc3f, 10]);
    const hexes = paletteOfPixels(alike)!.colors.map(({ hex }) => hex);
    expect(new Set(hexes).size).toBe(hexes.length);
    expect(hexes.filter((hex) => hex.startsWith('#E'))).toHaveLength(1);
    expect(paletteOfPixels(pixelsOf([0xffffff, 100], [0x222222, 50]))).toBeNull();
  });
});
