import { describe, expect, it } from 'vitest';
import {
  addCells,
  allCells,
  copyOf,
  dropRun,
  noCells,
  without,
  wordOfRow,
  type BitRows,
} from './bit-rows.ts';
import { growLabels } from './grow-labels.ts';
import { labelRegions } from './label-regions.ts';
import { whiteCells } from './luma.ts';
import { runsOf } from './runs.ts';

/** A page of ink with some rows of text on it, in which `.` is paper. */
function onInk(...rows: string[]) {
  const width = rows[0]!.length;
  return {
    width,
    height: rows.length,
    values: Uint8Array.from(rows.join(''), (mark) => (mark === '.' ? 128 : 127)),
  };
}

describe('labelling', () => {
  it('takes a narrow closed area for a region from eight cells on', () => {
    const speck = labelRegions(onInk('#########', '#.......#', '#########'), { reach: 0 });
    expect(speck.count).toBe(0);
    const region = labelRegions(onInk('##########', '#........#', '##########'), { reach: 0 });
    expect(region.count).toBe(1);
    expect(region.ids.filter((id) => id === 1)).toHaveLength(8);
  });

  it('closes openings of eight cells and grows by eight rings unless told', () => {
    const row = '.'.repeat(12) + '#'.repeat(18);
    const page = onInk(...Array.from({ length: 40 }, () => row));
    const { ids } = labelRegions(page);
    expect([ids[12], ids[19], ids[20]]).toEqual([1, 1, 0]);
  });

  it('takes no opening for closed that is wider than 160 cells', () => {
    const size = 340;
    const values = new Uint8Array(size * size).fill(255);
    /** A wall in the middle with an opening of some cells. */
    const walled = (opening: number) => {
      const walls = values.slice();
      for (let y = 0; y < size; y++)
        if (Math.abs(y + 0.5 - size / 2) > opening / 2) walls.fill(0, y * size + 168, y * size + 172);
      return labelRegions({ width: size, height: size, values: walls }, { gap: 300 }).count;
    };
    expect([walled(150), walled(180)]).toEqual([2, 1]);
  });
});

describe('growing labels', () => {
  it('finds every edge, however many there are', () => {
    const [width, height] = [403, 300];
    const ids = new Uint16Array(width * height);
    const labelled = noCells(width, height);
    for (let y = 0; y < height; y++) {
      // Every free cell is beside one labelled cell alone.
      for (let x = 0; x < width; x += 3) {
        ids[y * width + x] = 7;
        labelled.words[wordOfRow(labelled, y) + (x >> 5)]! |= 1 << (x & 31);
      }
    }
    const free = without(allCells(width, height), labelled);
    growLabels(ids, labelled, free, 1);
    expect(ids.every((id) => id === 7)).toBe(true);
    expect(free.words.every((word) => word === 0)).toBe(true);
  });

  it('goes one ring at a time, over sides', () => {
    const ids = Uint16Array.from('000000500000000', Number);
    const labelled = whiteCells(onInk('#####', '#.###', '#####'));
    const free = without(allCells(5, 3), labelled);
    growLabels(ids, labelled, free, 1);
    expect([...ids].join('')).toBe('050005550005000');
    const none = Uint16Array.from('000000500000000', Number);
    growLabels(none, labelled, without(allCells(5, 3), labelled), 0);
    expect([...none].join('')).toBe('000000500000000');
  });
});

/** A set of one cell, in the second word of a row. */
function cellIn(y: number): BitRows {
  const cells = noCells(40, 4);
  cells.words[wordOfRow(cells, y) + 1] = 4;
  return cells;
}

/** Where a cell of a row is found, moved down by some rows; what is off the page is gone. */
function moved(down: number, y: number): number[][] {
  const [cells, all] = [noCells(40, 4), allCells(40, 4)];
  addCells(cells, cellIn(y), down);
  const { y: rows, from } = runsOf(without(all, without(all, cells)));
  return [[...rows], [...from]];
}

describe('a set of cells', () => {
  it.each([1, 31, 32, 33, 64, 70])('has a bit for each of %i columns and none beside them', (width) => {
    const all = allCells(width, 3);
    const runs = runsOf(all);
    expect([[...runs.y], [...runs.from], [...runs.to]]).toEqual([
      [0, 1, 2],
      [0, 0, 0],
      [width, width, width],
    ]);
    expect(all.words.slice(0, all.stride).every((word) => word === 0)).toBe(true);
    const bits = all.words.reduce(
      (sum, word) => sum + (word >>> 0).toString(2).replaceAll('0', '').length,
      0,
    );
    expect(bits).toBe(3 * width);
  });

  it.each([
    [0, 1],
    [5, 40],
    [31, 33],
    [32, 64],
    [60, 70],
    [0, 70],
    [9, 9],
  ])('loses the run from %i to %i and no other cell', (from, to) => {
    const cells = allCells(70, 2);
    const before = copyOf(cells);
    dropRun(cells, 1, from, to);
    const gone = runsOf(without(before, cells));
    expect([[...gone.y], [...gone.from], [...gone.to]]).toEqual(
      from < to ? [[1], [from], [to]] : [[], [], []],
    );
  });

  it('takes in others, moved by some rows, as far as there is room', () => {
    expect([moved(0, 1), moved(2, 1), moved(-1, 1), moved(-2, 1), moved(3, 2)]).toEqual([
      [[1], [34]],
      [[3], [34]],
      [[0], [34]],
      [[], []],
      [[], []],
    ]);
  });

  it('is paper from 128 on, in every column of a row', () => {
    const width = 21;
    for (let x = 0; x < width; x++) {
      const values = new Uint8Array(2 * width).fill(127);
      values[width + x] = 128;
      const { y, from, to } = runsOf(whiteCells({ width, height: 2, values }));
      expect([[...y], [...from], [...to]]).toEqual([[1], [x], [x + 1]]);
    }
  });
});
