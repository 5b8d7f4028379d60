import { addCells, allCells, noCells, without, wordOfRow, type BitRows } from './bit-rows.ts';

/** A step to a side and one to a corner, as the 3-4 chamfer distance counts them (Borgefors 1986). */
const SIDE = 3;
const CORNER = 4;

/**
 * The cells of the paper that are farther from ink than `steps` steps to a side, by chamfer distance. Nothing is known
 * about what lies off the page, so its edge counts for nothing.
 */
export function wideCells(paper: BitRows, steps: number): BitRows {
  const { width, height } = paper;
  const near = noCells(width, height);
  const spread = without(allCells(width, height), paper);
  let reach = 0;
  for (let row = Math.floor(steps); row >= 0; row--) {
    for (const wanted = reachIn(row, steps * SIDE); reach < wanted;) {
      // Further at once would leave holes.
      const more = Math.min(wanted - reach, 2 * reach + 1);
      spreadAlongRows(spread, more);
      reach += more;
    }
    addCells(near, spread, row);
    if (row > 0) addCells(near, spread, -row);
  }
  return without(paper, near);
}

/** How many columns a distance reaches in a row so many rows away. */
function reachIn(row: number, distance: number): number {
  let columns = 0;
  while (chamfer(columns + 1, row) <= distance) columns++;
  return columns;
}

function chamfer(columns: number, rows: number): number {
  return SIDE * Math.max(columns, rows) + (CORNER - SIDE) * Math.min(columns, rows);
}

/** Adds to a set the cells `by` columns to both sides of its own; `by` is 1 to 31. */
function spreadAlongRows(cells: BitRows, by: number): void {
  const { height, stride, words } = cells;
  const back = 32 - by;
  for (let y = 0; y < height; y++) {
    const start = wordOfRow(cells, y);
    let before = 0;
    for (let i = start; i < start + stride - 1; i++) {
      const word = words[i]!;
      words[i] = word | (word << by) | (before >>> back) | (word >>> by) | (words[i + 1]! << back);
      before = word;
    }
  }
}
