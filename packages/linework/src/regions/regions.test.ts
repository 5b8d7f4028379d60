import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { mapRegions } from './map-regions.ts';
import { measure } from './measure.ts';

/** A raster from rows of text: `#` is ink, anything else is paper. */
function raster(rows: readonly string[], zoom = 1): { luma: Uint8Array; width: number; height: number } {
  const width = rows[0]!.length * zoom;
  const height = rows.length * zoom;
  const luma = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return rows[Math.floor(y / zoom)]![Math.floor(x / zoom)] === '#' ? 0 : 255;
  });
  return { luma, width, height };
}

const ROOMS = ['#######', '#..#..#', '#..#..#', '#######', '#.....#', '#.....#', '#######'];

describe('mapRegions', () => {
  it('numbers regions by reading order and lets them meet under the ink', () => {
    const { luma, width, height } = raster(ROOMS, 5);
    const map = mapRegions(luma, width, height);
    expect(map.count).toBe(3);
    const at = (x: number, y: number) => map.ids[(y * 5 + 2) * width + x * 5 + 2];
    expect([at(1, 1), at(4, 1), at(1, 4)]).toEqual([1, 2, 3]);
    expect([...map.ids]).not.toContain(0);
  });

  it('drops specks and leaves wide ink without a region', () => {
    const rows = Array.from({ length: 60 }, (_, y) => (y < 4 ? '.'.repeat(60) : '#'.repeat(60)));
    rows[40] = `${'#'.repeat(20)}...${'#'.repeat(37)}`;
    const { luma, width, height } = raster(rows);
    const map = mapRegions(luma, width, height);
    expect(map.count).toBe(1);
    expect(map.ids[40 * 60 + 21]).toBe(0);
    expect(map.ids[10 * 60]).toBe(1);
  });

  it('refuses a raster of another size', () => {
    expect(() => mapRegions(new Uint8Array(10), 4, 4)).toThrow('another size');
  });
});

describe('measure and judge', () => {
  it('counts inner regions, background and margin', () => {
    const framed = ['.........', ...ROOMS.map((row) => `.${row}.`), '.........'];
    const { luma, width, height } = raster(framed, 10);
    const figures = measure(mapRegions(luma, width, height), luma);
    expect(figures.regions).toBe(3);
    expect(figures.specks).toBe(0);
    expect(figures.margin).toBeCloseTo(10 / 90);
    expect(figures.background).toBeCloseTo(32 / 81);
    expect(figures.offCentre[0]).toBeCloseTo(0, 1);
  });

  it('names every gate a page fails', () => {
    const { luma, width, height } = raster(ROOMS, 5);
    const failed = judge(measure(mapRegions(luma, width, height), luma), 'easy');
    expect(failed).toContain('too few regions');
    expect(failed).toContain('too close to the edge');
    expect(failed).toContain('too much ink');
    expect(failed).not.toContain('too many regions');
  });
});
