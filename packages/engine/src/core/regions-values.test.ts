import { describe, expect, it } from 'vitest';
import { positionOf } from './region-position.ts';
import { regionsFromMap, wholePage } from './regions.ts';
import { connectedParts } from './runs.ts';

/** Runs as rows of y, from and to. */
function runsOf(...rows: readonly (readonly [y: number, from: number, to: number])[]) {
  const column = (at: 0 | 1 | 2) => Uint16Array.from(rows, (row) => row[at]);
  return { y: column(0), from: column(1), to: column(2) };
}

/** A map drawn as rows of digits. */
function mapOf(count: number, ...rows: readonly string[]) {
  const ids = Uint16Array.from(rows.join(''), Number);
  return { width: rows[0]!.length, height: rows.length, count, ids };
}

describe('the regions of a map', () => {
  it('have exactly the runs of their cells, cells that do not divide the page included', () => {
    const regions = regionsFromMap(mapOf(2, '112', '122'), 7, 5);
    expect(regions.runs(1)).toMatchObject(runsOf([0, 0, 5], [1, 0, 5], [2, 0, 5], [3, 0, 3], [4, 0, 3]));
    expect(regions.runs(2)).toMatchObject(runsOf([0, 5, 7], [1, 5, 7], [2, 5, 7], [3, 3, 7], [4, 3, 7]));
    expect([regions.area(1), regions.area(2)]).toEqual([21, 14]);
    expect([regions.at(4, 2), regions.at(5, 2), regions.at(2, 3), regions.at(3, 3)]).toEqual([1, 2, 1, 2]);
    expect([regions.at(0, 0), regions.at(6, 4)]).toEqual([1, 2]);
  });

  it('have a run for each piece of a row, and know cells of no region', () => {
    const regions = regionsFromMap(mapOf(2, '1010', '0200'), 4, 2);
    expect(regions.runs(1)).toMatchObject(runsOf([0, 0, 1], [0, 2, 3]));
    expect(regions.runs(2)).toMatchObject(runsOf([1, 1, 2]));
    expect(regions.at(1, 0)).toBe(0);
    expect([regions.count, regions.fromLineArt]).toEqual([2, true]);
  });

  it('that no cell names are empty and in one part', () => {
    const regions = regionsFromMap(mapOf(3, '13'), 8, 4);
    expect([regions.area(2), regions.connected(2)]).toEqual([0, true]);
    expect(regions.runs(2).y).toHaveLength(0);
  });

  it('are in one part where they meet at a corner, and not where a pixel lies between', () => {
    const touching = regionsFromMap(mapOf(2, '12', '21'), 2, 2);
    expect([touching.connected(1), touching.connected(2)]).toEqual([true, true]);
    const apart = regionsFromMap(mapOf(2, '122', '222', '221'), 3, 3);
    expect([apart.connected(1), apart.connected(2), apart.connected(1)]).toEqual([false, true, false]);
  });

  it('are one on a page without line art', () => {
    const page = wholePage(5, 3);
    expect(page.runs(1)).toMatchObject(runsOf([0, 0, 5], [1, 0, 5], [2, 0, 5]));
    expect([page.at(4, 2), page.fromLineArt, page.connected(1)]).toEqual([1, false, true]);
  });
});

describe('connected parts', () => {
  it('meet at a side, or also at a corner', () => {
    const corner = runsOf([0, 0, 2], [1, 2, 4]);
    expect([...connectedParts(corner, 'sides')]).toEqual([0, 1]);
    expect([...connectedParts(corner, 'corners')]).toEqual([0, 0]);
    const mirrored = runsOf([0, 2, 4], [1, 0, 2]);
    expect([...connectedParts(mirrored, 'sides')]).toEqual([0, 1]);
    expect([...connectedParts(mirrored, 'corners')]).toEqual([0, 0]);
    const apart = runsOf([0, 0, 2], [1, 3, 4]);
    expect([...connectedParts(apart, 'corners')]).toEqual([0, 1]);
    expect([...connectedParts(runsOf([0, 0, 3], [1, 2, 4]), 'sides')]).toEqual([0, 0]);
  });

  it('do not meet across a row that lies between, nor in one row', () => {
    expect([...connectedParts(runsOf([0, 0, 4], [2, 0, 4]), 'corners')]).toEqual([0, 1]);
    expect([...connectedParts(runsOf([1, 0, 2], [1, 2, 4]), 'corners')]).toEqual([0, 1]);
  });

  it('are joined by a run that comes later, and named after the first', () => {
    const comb = runsOf([0, 0, 1], [0, 2, 3], [0, 4, 5], [1, 0, 1], [1, 2, 3], [1, 4, 5], [2, 0, 5]);
    expect([...connectedParts(comb, 'sides')]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const wide = runsOf([0, 0, 9], [1, 0, 1], [1, 3, 4], [1, 8, 9]);
    expect([...connectedParts(wide, 'sides')]).toEqual([0, 0, 0, 0]);
  });
});

describe('where a region lies', () => {
  const page = { width: 10, height: 20 };

  it('is told as shares of the page, its center the middle of a pixel row', () => {
    expect(positionOf(runsOf([4, 2, 6], [5, 1, 5], [6, 2, 7]), page)).toEqual({
      center: { x: 0.3, y: 5.5 / 20 },
      bounds: { x: 0.1, y: 0.2, width: 0.6, height: 0.15 },
    });
  });

  it('is the wide run nearest to the center of gravity', () => {
    const hourglass = runsOf([0, 0, 10], [1, 4, 6], [2, 4, 6], [3, 0, 8]);
    expect(positionOf(hourglass, page).center).toEqual({ x: 0.5, y: 0.5 / 20 });
    const second = runsOf([0, 0, 8], [1, 4, 6], [2, 4, 6], [3, 0, 10]);
    expect(positionOf(second, page).center).toEqual({ x: 0.5, y: 3.5 / 20 });
  });

  it('takes a run for wide from six tenths of the longest on', () => {
    const six = runsOf([0, 0, 10], [1, 0, 10], [2, 2, 8], [3, 0, 10], [4, 0, 10]);
    expect(positionOf(six, page).center).toEqual({ x: 0.5, y: 2.5 / 20 });
    const five = runsOf([0, 0, 10], [1, 0, 10], [2, 2, 7], [3, 0, 10], [4, 0, 10]);
    expect(positionOf(five, page).center.y).not.toBe(2.5 / 20);
  });

  it('lies in one arm of a ring, not in its hole', () => {
    const ring = runsOf([0, 0, 9], [1, 0, 3], [1, 6, 9], [2, 0, 9]);
    expect(positionOf(ring, page).center).toEqual({ x: 0.45, y: 0.5 / 20 });
  });
});
