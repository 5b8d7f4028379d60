import { describe, expect, it } from 'vitest';
import { contains, intersect, union } from './box.ts';
import {
  divide255,
  over,
  overWhite,
  parseColor,
  parseFillColor,
  seenColor,
  straight,
  toPixel,
} from './pixel.ts';
import { randomFrom, strokeSeed } from './random.ts';

describe('pixels', () => {
  it('divide by 255 as rounding does, for every product of two bytes', () => {
    for (let x = 0; x <= 255 * 255; x++)
      if (divide255(x) !== Math.round(x / 255)) throw new Error(`${x} / 255 is ${divide255(x)}`);
  });

  it('hold each channel in its byte, multiplied by alpha', () => {
    expect(toPixel(0x102030, 255)).toBe(0xff302010);
    expect(toPixel(0x8040c0, 128)).toBe(0x80602040);
    expect(toPixel(0xffffff, 0)).toBe(0);
  });

  it('cover what is under them by their alpha', () => {
    expect(over(0xff302010, 0xffffffff)).toBe(0xff302010);
    expect(over(0, 0x80602040)).toBe(0x80602040);
    expect(over(0x80402010, 0xff6080c0)).toBe(0xff706070);
    expect(over(0x80402010, 0x80206040)).toBe(0xc0505030);
  });

  it('are seen on white paper', () => {
    expect(overWhite(0)).toBe(0xffffffff);
    expect(overWhite(0x80402010)).toBe(0xffbf9f8f);
    expect(seenColor(0x80402010)).toBe('#8f9fbf');
    expect(seenColor(0xff0a0b0c)).toBe('#0c0b0a');
  });

  it('give their color back as it was before alpha', () => {
    expect(straight(0xff302010)).toEqual([0x10, 0x20, 0x30, 255]);
    expect(straight(0x80602040)).toEqual([128, 64, 191, 128]);
    expect(straight(0x0002ff01)).toEqual([0, 0, 0, 0]);
    expect(straight(0x01010001)).toEqual([255, 0, 255, 1]);
    expect(straight(0x40ff0000)).toEqual([0, 0, 255, 64]);
  });
});

describe('colors as text', () => {
  it('CAN-4 are # and six hex digits', () => {
    expect(parseColor('#12abEF')).toBe(0x12abef);
    for (const bad of ['12abef', '#12abe', '#12abeff', 'x#12abef', '#12abeg', ''])
      expect(parseColor(bad)).toBeNull();
  });

  it('CAN-6 of a fill are 3 or 6 digits with or without #, or white', () => {
    expect(['#12abEF', '12abEF', '#1aF', '1aF'].map(parseFillColor)).toEqual([
      0x12abef, 0x12abef, 0x11aaff, 0x11aaff,
    ]);
    for (const bad of ['##12abef', '#12abe', '12abeff', 'x1af', '1afx', '1', ''])
      expect(parseFillColor(bad)).toBe(0xffffff);
  });
});

describe('boxes', () => {
  const box = { left: 2, top: 3, right: 6, bottom: 9 };

  it('have one around both of two', () => {
    expect(union(box, { left: 1, top: 4, right: 5, bottom: 10 })).toEqual({
      left: 1,
      top: 3,
      right: 6,
      bottom: 10,
    });
    expect(union(box, { left: 4, top: 1, right: 8, bottom: 5 })).toEqual({
      left: 2,
      top: 1,
      right: 8,
      bottom: 9,
    });
    expect([union(null, box), union(box, null), union(null, null)]).toEqual([box, box, null]);
  });

  it('meet where they share a pixel, not at their edges', () => {
    expect(intersect(box, { left: 5, top: 8, right: 20, bottom: 20 })).toEqual({
      left: 5,
      top: 8,
      right: 6,
      bottom: 9,
    });
    expect(intersect(box, { left: 0, top: 0, right: 3, bottom: 4 })).toEqual({
      left: 2,
      top: 3,
      right: 3,
      bottom: 4,
    });
    expect(intersect(box, { left: 6, top: 3, right: 9, bottom: 9 })).toBeNull();
    expect(intersect(box, { left: 2, top: 9, right: 6, bottom: 12 })).toBeNull();
  });

  it('lie in another if none of their sides is outside it', () => {
    expect(contains(box, box)).toBe(true);
    for (const side of ['left', 'top'] as const) {
      expect(contains(box, { ...box, [side]: box[side] + 1 })).toBe(true);
      expect(contains(box, { ...box, [side]: box[side] - 1 })).toBe(false);
    }
    for (const side of ['right', 'bottom'] as const) {
      expect(contains(box, { ...box, [side]: box[side] - 1 })).toBe(true);
      expect(contains(box, { ...box, [side]: box[side] + 1 })).toBe(false);
    }
  });
});

describe('CAN-13 chance', () => {
  it('is the same for the same seed as ever, since kept strokes are drawn by it', () => {
    const random = randomFrom(42);
    expect([random.next(), random.next(), random.next()].map((value) => Math.floor(value * 1e6))).toEqual([
      601103, 448290, 852465,
    ]);
    expect([strokeSeed(5, 0), strokeSeed(5, 1), strokeSeed(0, 7)]).toEqual([
      2137018578, 489245783, 3080948622,
    ]);
  });

  it('lies from 0 up to 1', () => {
    const random = randomFrom(-1);
    const values = Array.from({ length: 1000 }, () => random.next());
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.filter((value) => value < 0.5).length).toBeGreaterThan(400);
  });
});
