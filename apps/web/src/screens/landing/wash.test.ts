import { expect, it } from 'vitest';
import { findShapes } from './shapes.ts';
import { wash } from './wash.ts';

const map = { width: 8, height: 4, count: 1, ids: new Uint16Array(32).fill(1, 0, 20) };
const [shape] = findShapes(map);

/** The RGBA of a cell. */
function cell(pixels: Uint8ClampedArray, at: number) {
  return [...pixels.subarray(at * 4, at * 4 + 4)];
}

it('a wash covers its shape and nothing beside it', () => {
  const pixels = wash(map, shape!, '#7C5BD0');
  expect(pixels).toHaveLength(8 * 3 * 4);
  expect(cell(pixels, 19)[3]).toBe(255);
  expect(cell(pixels, 20)).toEqual([0, 0, 0, 0]);
});

it('a wash is the color or a thinner one, and always the same', () => {
  const pixels = wash(map, shape!, '#7C5BD0');
  for (let at = 0; at < 20; at++) {
    const [red = 0, green = 0, blue = 0] = cell(pixels, at);
    expect(red).toBeGreaterThanOrEqual(0x7c);
    expect(green).toBeGreaterThanOrEqual(0x5b);
    expect(green).toBeLessThan(0x5b + 0.31 * (255 - 0x5b));
    expect(blue).toBeGreaterThanOrEqual(0xd0);
  }
  expect(wash(map, shape!, '#7C5BD0')).toEqual(pixels);
});

it('white stays white', () => {
  expect(cell(wash(map, shape!, '#FFFFFF'), 3)).toEqual([255, 255, 255, 255]);
});
