import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from './bytes.ts';
import { decodeRegionMap, encodeRegionMap, type RegionMap } from './region-map.ts';

const kept: RegionMap = {
  width: 6,
  height: 3,
  count: 300,
  ids: Uint16Array.from([1, 1, 0, 2, 2, 2, 1, 1, 0, 0, 300, 2, 1, 1, 1, 1, 1, 1]),
};

describe('the region map', () => {
  it('still reads the kept map of version 1, and writes it the same', () => {
    const bytes = readFileSync(new URL('../fixtures/region-map-1.bin', import.meta.url));
    expect(decodeRegionMap(bytes)).toEqual(kept);
    expect(Buffer.from(encodeRegionMap(kept)).equals(bytes)).toBe(true);
  });

  it('gives back any map it was given', () => {
    const cells = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(cells, (ids) => {
        const map = { width: 4, height: 3, count: 9, ids: Uint16Array.from(ids) };
        expect(decodeRegionMap(encodeRegionMap(map))).toEqual(map);
      }),
    );
  });

  it('refuses cut, foreign, newer and oversized bytes', () => {
    const bytes = encodeRegionMap(kept);
    for (let cut = 0; cut < bytes.length; cut++) {
      expect(() => decodeRegionMap(bytes.subarray(0, cut))).toThrow(FormatError);
    }
    expect(() => decodeRegionMap(bytes.with(0, 0))).toThrow('not a region map');
    expect(() => decodeRegionMap(bytes.with(4, 9))).toThrow('unknown version');
    expect(() => decodeRegionMap(bytes.with(7, 255).with(9, 255))).toThrow('too large');
    expect(() => decodeRegionMap(bytes.with(10, 1).with(11, 0))).toThrow('damaged');
  });
});
