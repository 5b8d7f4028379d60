import { describe, expect, it } from 'vitest';
import type { Zone } from '../roles.ts';
import { judge } from './judge.ts';
import { mapRegions } from './map-regions.ts';
import { inkPrint, type Printed, tooAlike } from './likeness.ts';
import { survey } from './measure.ts';

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

describe('survey and judge', () => {
  it('counts inner regions, background and margin', () => {
    const framed = ['.........', ...ROOMS.map((row) => `.${row}.`), '.........'];
    const figures = survey(raster(framed, 10), { width: 90, shapes: [] }).measures;
    expect(figures.regions).toBe(3);
    expect(figures.specks).toBe(0);
    expect(figures.margin).toBeCloseTo(10 / 90);
    expect(figures.background).toBeCloseTo(32 / 81);
    expect(figures.offCentre[0]).toBeCloseTo(0, 1);
  });

  it('names every gate a page fails', () => {
    const failed = judge(survey(raster(ROOMS, 5), { width: 35, shapes: [] }).measures, 'easy');
    expect(failed).toContain('too few regions');
    expect(failed).toContain('too close to the edge');
    expect(failed).toContain('too much ink');
    expect(failed).not.toContain('too many regions');
  });

  it('finds the area that runs over two shapes through a hole, unless they are joined on purpose', () => {
    const left = { path: 'M50 50l300 0 0 300 -300 0z', role: 'a', outlined: true } as const;
    const right = { path: 'M350 50l300 0 0 300 -300 0z', role: 'b', outlined: true } as const;
    const patch = { path: 'M300 150l100 0 0 100 -100 0z', role: 'a', outlined: false } as const;
    const whole = raster(ROOMS, 10);
    const leaking = raster(['#######', '#.....#', '#..#..#', ...ROOMS.slice(3)], 10);
    const leaks = (page: typeof whole, shapes: readonly Zone[]) =>
      survey(page, { width: 70, shapes }).measures.leaks;
    expect(leaks(whole, [left, right])).toBe(0);
    expect(leaks(leaking, [left, right])).toBe(1);
    expect(leaks(leaking, [left, right, patch])).toBe(0);
    const { measures } = survey(leaking, { width: 70, shapes: [left, right] });
    expect(judge(measures, 'easy')).toContain('paint leaks through an outline');
  });
});

function printed(name: string, rows: readonly string[], composition = name, activity = name): Printed {
  return {
    name,
    composition,
    activity,
    print: inkPrint(raster(rows, 12)),
  };
}

describe('tooAlike', () => {
  const turned = ROOMS.toReversed();

  it('names two pages with the same ink, whatever drew them', () => {
    expect(tooAlike([printed('one', ROOMS), printed('two', ROOMS)])[0]).toContain(
      'two is too much like one (1.000)',
    );
    expect(tooAlike([printed('one', ROOMS), printed('two', turned)])).toEqual([]);
  });

  it('allows more within one composition or activity than across', () => {
    const nearly = ROOMS.with(2, '#.#...#');
    const pair = (composition: string, activity: string) =>
      tooAlike([printed('one', ROOMS, 'c', 'd'), printed('two', nearly, composition, activity)]);
    expect(pair('c', 'e')).toEqual([]);
    expect(pair('x', 'd')).toEqual([]);
    expect(pair('x', 'e')).toHaveLength(1);
  });
});
