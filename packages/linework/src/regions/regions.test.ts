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

  it.each([
    ['3 cells (0.7 mm)', 3, 1],
    ['4 cells (0.9 mm)', 4, 1],
    ['5 cells (1.2 mm)', 5, 0],
  ])('finds a neck where a way of %s leads from one area to another', (_, wide, necks) => {
    const rows = Array.from({ length: 60 }, (_row, y) => {
      const way = y >= 20 && y < 20 + wide ? '.' : '#';
      const inside = y >= 5 && y < 55 ? '.' : '#';
      return `###${inside.repeat(500)}${way.repeat(18)}${inside.repeat(500)}###`;
    });
    const page = { width: 1024, shapes: [] };
    expect(survey(raster(rows), page).measures.necks).toBe(necks);
    // Where they meet there is no neck.
    const closed = rows.map((row) => `${row.slice(0, 510)}#${row.slice(511)}`);
    expect(survey(raster(closed), page).measures.necks).toBe(0);
  });

  it('takes no corner for a neck', () => {
    const rows = Array.from({ length: 200 }, (_row, y) => {
      const wide = Math.max(0, Math.round((y - 10) / 3));
      return `${'#'.repeat(512 - wide)}${'.'.repeat(2 * wide)}${'#'.repeat(512 - wide)}`;
    });
    expect(survey(raster(rows), { width: 1024, shapes: [] }).measures.necks).toBe(0);
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

/** A square sheet of paper of so many cells a side, with squares of ink or of paper within ink on it. */
function paper(
  side: number,
  squares: readonly (readonly [x: number, y: number, size: number, isInk: boolean])[],
) {
  const luma = new Uint8Array(side * side).fill(255);
  for (const [x, y, size, isInk] of squares)
    for (let row = y; row < y + size; row++)
      luma.fill(isInk ? 0 : 255, row * side + x, row * side + x + size);
  return survey({ luma, width: side, height: side }, { width: side, shapes: [] }).measures;
}

/** How blank a sheet is with a square of paper of so many cells a side within ink. */
const blank = (size: number) =>
  paper(100, [
    [20, 20, 60, true],
    [22, 22, size, false],
  ]).blank;

describe('what is measured in print', () => {
  it('gives the width of solid ink and of paper on A4', () => {
    // 480 cells print on 240 mm: 2 cells a millimetre.
    expect(paper(480, [[100, 100, 9, true]]).solidMm).toBeCloseTo(4.5, 1);
    expect(paper(480, [[100, 100, 11, true]]).solidMm).toBeCloseTo(5.5, 1);
    const room = (size: number) =>
      paper(480, [
        [100, 100, 60, true],
        [102, 102, size, false],
      ]).roomy;
    expect([room(15), room(16), room(17)]).toEqual([0, 0, 1]);
  });

  it('counts background and areas of more than 2 % of the page as blank', () => {
    expect(blank(14)).toBeCloseTo(0.64);
    expect(blank(15)).toBeCloseTo(0.64 + 0.0225);
  });

  it('counts areas of 30 cells and more as small, and of 60 and more as regions', () => {
    const { smallShare, regions, specks } = paper(100, [
      [10, 10, 80, true],
      [12, 12, 5, false],
      [30, 12, 6, false],
      [50, 12, 20, false],
    ]);
    expect([smallShare, regions, specks]).toEqual([0.5, 1, 1]);
  });

  it('gives the median and the largest region, whatever stands first', () => {
    const { median, largest } = paper(100, [
      [10, 10, 80, true],
      [12, 12, 20, false],
      [40, 14, 8, false],
      [60, 16, 10, false],
    ]);
    expect([median, largest]).toEqual([100, 0.04]);
  });

  it('gives where the ink lies and which blocks of the thumbnail are dark', () => {
    const [width, height] = [160, 80];
    const luma = new Uint8Array(width * height).fill(255);
    for (let y = 10; y < 30; y++) luma.fill(0, y * width + 21, y * width + 50);
    luma[75 * width + 150] = 0;
    const found = survey({ luma, width, height }, { width, shapes: [] }).measures;
    expect(found.ink).toBe(581 / 12_800);
    expect(found.margin).toBe(4 / 160);
    expect(found.offCentre[0]).toBeCloseTo(20_450 / 581 / 160 - 0.5, 9);
    expect(found.offCentre[1]).toBeCloseTo(11_385 / 581 / 80 - 0.5, 9);
    // Blocks of 2 x 2 cells: half a block of ink is not dark.
    expect(found.darkBlocks).toBe((14 * 10) / (80 * 40));
  });

  it('tells a picture in a frame by how little paper lies about it', () => {
    expect(paper(100, [[5, 5, 90, true]]).framed).toBe(true);
    expect(paper(100, [[6, 6, 89, true]]).framed).toBe(false);
  });

  it('tells a frame of two lines from a single rim', () => {
    const rim: [number, number, number, boolean][] = [
      [10, 10, 80, true],
      [12, 12, 76, false],
    ];
    expect(paper(100, rim).banded).toBe(false);
    expect(paper(100, [...rim, [16, 16, 68, true], [18, 18, 64, false]]).banded).toBe(true);
  });
});

function printed(name: string, rows: readonly string[]): Printed {
  return { name, activity: name, print: inkPrint(raster(rows, 12)) };
}

/** Two pages whose prints correlate by so much. */
function pair(correlation: number, activity: string): Printed[] {
  const [one, two] = [new Float32Array(64 * 64), new Float32Array(64 * 64)];
  one[0] = 1;
  two.set([correlation, Math.sqrt(1 - correlation ** 2)]);
  return [
    { name: 'one', activity: 'a', print: one },
    { name: 'two', activity, print: two },
  ];
}

const found = (correlation: number, activity: string) => tooAlike(pair(correlation, activity)).length;

describe('tooAlike', () => {
  it('names two pages with the same ink, whatever drew them', () => {
    expect(tooAlike([printed('one', ROOMS), printed('two', ROOMS)])).toEqual([
      'two is too much like one (1.000)',
    ]);
  });

  it('sees the same page in its mirror image', () => {
    const lopsided = ['####............', '################', '##..........####', '################'];
    const turned = lopsided.map((row) => Array.from(row).toReversed().join(''));
    expect(tooAlike([printed('one', lopsided), printed('turned', turned)])).toEqual([
      'turned is too much like one (1.000)',
    ]);
  });

  it('allows more within one activity than across', () => {
    expect([0.799, 0.801].map((correlation) => found(correlation, 'b'))).toEqual([0, 1]);
    expect([0.929, 0.931].map((correlation) => found(correlation, 'a'))).toEqual([0, 1]);
  });
});
