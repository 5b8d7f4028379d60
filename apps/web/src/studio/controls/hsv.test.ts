import { describe, expect, it } from 'vitest';
import { hexOf, hsvOf } from './hsv.ts';
import { PALETTES } from './palettes.ts';

describe('the wheel’s colors', () => {
  it('HAND-4 holds every color of the palettes without a change', () => {
    const all = PALETTES.flatMap(({ colors }) => colors.map(({ hex }) => hex));
    expect(all.map((hex) => hexOf(hsvOf(hex)))).toEqual(all);
  });

  it('knows the pure ones', () => {
    expect(hsvOf('#FF0000')).toEqual({ hue: 0, saturation: 1, value: 1 });
    expect(hsvOf('#00FF00').hue).toBe(120);
    expect(hsvOf('#0000FF').hue).toBe(240);
    expect(hsvOf('#FF00FF').hue).toBe(300);
    expect(hexOf({ hue: 60, saturation: 1, value: 1 })).toBe('#FFFF00');
    expect(hexOf({ hue: 200, saturation: 0, value: 0.5 })).toBe('#808080');
  });
});
