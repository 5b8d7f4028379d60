import { describe, expect, it } from 'vitest';
import { colorName, DEFAULT_COLOR, PALETTES, paletteNamed, parseHex, wantsDarkMark } from './palettes.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

describe('palettes', () => {
  it('CAN-4 offers six palettes of eight named colours', () => {
    expect(PALETTES.map((palette) => palette.name)).toEqual([
      'Earth Tones',
      'Nature',
      'Sky & Water',
      'Sunset',
      'Monochrome',
      'Vibrant',
    ]);
    for (const { colors } of PALETTES) {
      expect(colors).toHaveLength(8);
      expect(colors.every((color) => parseHex(color.hex) === color.hex && color.name !== '')).toBe(true);
    }
  });

  it('never offers a colour that a fill would take for ink', () => {
    const colors = PALETTES.flatMap((palette) => palette.colors);
    expect(colors.filter(({ hex }) => Math.max(...channels(hex)) < 80)).toEqual([]);
  });

  it('CAN-4 reads only # and six hex digits as a colour', () => {
    expect(parseHex('#a1B2c3')).toBe('#A1B2C3');
    for (const text of ['a1b2c3', '#a1b', '#a1b2c', '#a1b2c3d4', '#a1b2cg', ' #a1b2c3', '']) {
      expect(parseHex(text)).toBeNull();
    }
  });

  it('CAN-3 starts with a brown that has a name', () => {
    expect(colorName(DEFAULT_COLOR)).toBe('Chestnut');
    expect(colorName('#123456')).toBe('#123456');
    expect(paletteNamed('Sunset').colors[3]).toEqual({ name: 'Coral', hex: '#EC6B5C' });
    expect(paletteNamed('nothing').name).toBe('Earth Tones');
  });

  it('marks pale colours darkly and deep ones in white', () => {
    expect(wantsDarkMark('#FFFFFF')).toBe(true);
    expect(wantsDarkMark('#FFD53D')).toBe(true);
    expect(wantsDarkMark('#8B5A3C')).toBe(false);
    expect(wantsDarkMark('#1D2A60')).toBe(false);
  });
});
