/**
 * A set of a page's cells: a bit for each, 32 cells in a word, the first in the lowest bit. A frame of clear bits lies
 * around the page, so that every cell has neighbours and nobody asks for the edge.
 */
export interface BitRows {
  readonly width: number;
  readonly height: number;
  /** Words from one row to the next: a clear one, then the cells. */
  readonly stride: number;
  readonly words: Int32Array;
}

/** The set without a cell. */
export function noCells(width: number, height: number): BitRows {
  const stride = 1 + Math.ceil(width / 32);
  return { width, height, stride, words: new Int32Array(stride * (height + 2) + 1) };
}

/** The set of all cells. */
export function allCells(width: number, height: number): BitRows {
  const all = noCells(width, height);
  for (let y = 0; y < height; y++) {
    const start = wordOfRow(all, y);
    all.words.fill(-1, start, start + (width >> 5));
    all.words[start + (width >> 5)]! |= (1 << (width & 31)) - 1;
  }
  return all;
}

/** The same set once more, to be changed on its own. */
export function copyOf(cells: BitRows): BitRows {
  return { ...cells, words: cells.words.slice() };
}

/** Where the words of a row's cells begin. */
export function wordOfRow({ stride }: BitRows, y: number): number {
  return (y + 1) * stride + 1;
}

/** The cells of a set that are not in another one of the same page. */
export function without(cells: BitRows, others: BitRows): BitRows {
  const left = noCells(cells.width, cells.height);
  for (let i = 0; i < left.words.length; i++) left.words[i] = cells.words[i]! & ~others.words[i]!;
  return left;
}

/** Adds to a set the cells of another one, moved down by some rows. */
export function addCells({ stride, words }: BitRows, others: BitRows, down: number): void {
  const shift = down * stride;
  const end = words.length + Math.min(0, shift);
  for (let i = Math.max(0, shift); i < end; i++) words[i]! |= others.words[i - shift]!;
}

/** Takes a run of cells out of a set: those in row `y`, `from` up to `to` (outside). */
export function dropRun(cells: BitRows, y: number, from: number, to: number): void {
  const start = wordOfRow(cells, y);
  for (let x = from; x < to; x = (x | 31) + 1) {
    const end = Math.min(to, (x | 31) + 1);
    cells.words[start + (x >> 5)]! &= ~((-1 << (x & 31)) & (-1 >>> (31 - ((end - 1) & 31))));
  }
}
