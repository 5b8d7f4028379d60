import { wordOfRow, type BitRows } from './bit-rows.ts';

/**
 * Horizontal runs of pixels, sorted by row and then by start: run i is row `y[i]`, `from[i]` up to `to[i]` (outside).
 */
export interface Runs {
  readonly y: Uint16Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
}

/** The runs of a set of cells. */
export function runsOf(cells: BitRows): Runs {
  const { height, stride, words } = cells;
  const count = runCount(cells);
  const runs = { y: new Uint16Array(count), from: new Uint16Array(count), to: new Uint16Array(count) };
  let begun = 0;
  let ended = 0;
  for (let y = 0; y < height; y++) {
    const start = wordOfRow(cells, y);
    // The clear word behind the row ends its last run.
    for (let i = start; i < start + stride; i++) {
      const word = words[i]!;
      const before = (word << 1) | (words[i - 1]! >>> 31);
      const last = (i - start) * 32 + 31;
      for (let bits = word & ~before; bits !== 0; bits &= bits - 1) {
        runs.y[begun] = y;
        runs.from[begun++] = last - Math.clz32(bits & -bits);
      }
      for (let bits = before & ~word; bits !== 0; bits &= bits - 1) {
        runs.to[ended++] = last - Math.clz32(bits & -bits);
      }
    }
  }
  return runs;
}

function runCount({ words }: BitRows): number {
  let count = 0;
  for (let i = 1; i < words.length; i++) {
    const starts = words[i]! & ~((words[i]! << 1) | (words[i - 1]! >>> 31));
    for (let bits = starts; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/**
 * Labels the connected parts of some runs: runs in neighbouring rows touch when they share a column (`sides`), or also
 * when they meet at a corner (`corners`). Gives for each run the index of one run that stands for its part.
 */
export function connectedParts(runs: Runs, by: 'sides' | 'corners'): Uint32Array {
  const { y, from, to } = runs;
  const slack = by === 'corners' ? 1 : 0;
  const parent = new Uint32Array(y.length);
  for (let i = 0; i < parent.length; i++) parent[i] = i;
  let above = 0;
  for (let i = 0; i < y.length; i++) {
    const row = y[i]! - 1;
    while (above < i && (y[above]! < row || (y[above] === row && to[above]! + slack <= from[i]!))) above++;
    for (let k = above; k < i && y[k] === row && from[k]! < to[i]! + slack; k++) join(parent, k, i);
  }
  for (let i = 0; i < parent.length; i++) parent[i] = root(parent, i);
  return parent;
}

function root(parent: Uint32Array, at: number): number {
  let i = at;
  while (parent[i] !== i) {
    parent[i] = parent[parent[i]!]!;
    i = parent[i]!;
  }
  return i;
}

function join(parent: Uint32Array, a: number, b: number): void {
  const rootA = root(parent, a);
  const rootB = root(parent, b);
  parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
}
