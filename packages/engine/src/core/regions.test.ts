import { describe, expect, it } from 'vitest';
import { cellsMap } from '../../testing/pages.ts';
import { regionsFromMap, wholePage } from './regions.ts';

describe('regions', () => {
  it('spread a map over the page without gaps or overlaps', () => {
    const map = cellsMap(3, 2, 5);
    const regions = regionsFromMap(map, 111, 77);
    const seen = new Uint8Array(111 * 77);
    for (let id = 1; id <= regions.count; id++) {
      const { y, from, to } = regions.runs(id);
      for (let i = 0; i < y.length; i++) {
        for (let x = from[i]!; x < to[i]!; x++) {
          seen[y[i]! * 111 + x]!++;
          expect(regions.at(x, y[i]!)).toBe(id);
        }
      }
    }
    expect(seen.every((times) => times === 1)).toBe(true);
  });

  it('know their area and whether they are one part', () => {
    const ids = Uint16Array.from([1, 2, 1, 2, 2, 1, 1, 2, 2]);
    const regions = regionsFromMap({ width: 3, height: 3, count: 2, ids }, 30, 30);
    expect([regions.area(1), regions.area(2)]).toEqual([400, 500]);
    expect([regions.connected(1), regions.connected(2)]).toEqual([false, true]);
  });

  it('a page without line art is one region', () => {
    const regions = wholePage(50, 40);
    expect(regions).toMatchObject({ count: 1, fromLineArt: false });
    expect(regions.area(1)).toBe(2000);
  });
});
