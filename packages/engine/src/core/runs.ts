/** Horizontal runs of pixels, sorted by row and then by start: run i is row `y[i]`, `from[i]` up to `to[i]` (outside). */
export interface Runs {
  readonly y: Uint16Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
}

/** Gathers runs whose number is not known beforehand. */
export class RunList {
  readonly #words: number[] = [];

  /** Appends one run; rows must not descend. */
  add(y: number, from: number, to: number): void {
    this.#words.push(y, from, to);
  }

  /** The runs gathered so far. */
  finish(): Runs {
    const count = this.#words.length / 3;
    const runs = { y: new Uint16Array(count), from: new Uint16Array(count), to: new Uint16Array(count) };
    for (let i = 0; i < count; i++) {
      runs.y[i] = this.#words[i * 3]!;
      runs.from[i] = this.#words[i * 3 + 1]!;
      runs.to[i] = this.#words[i * 3 + 2]!;
    }
    return runs;
  }
}

/**
 * Labels the connected parts of some runs: runs in neighbouring rows touch when they share a column (`sides`), or also
 * when they meet at a corner (`corners`). Gives for each run the index of one run that stands for its part.
 */
export function connectedParts(runs: Runs, by: 'sides' | 'corners'): Uint32Array {
  const { y, from, to } = runs;
  const slack = by === 'corners' ? 1 : 0;
  const parent = Uint32Array.from(y, (_, i) => i);
  let above = 0;
  for (let i = 0; i < y.length; i++) {
    const row = y[i]! - 1;
    while (above < i && (y[above]! < row || (y[above] === row && to[above]! + slack <= from[i]!))) above++;
    for (let k = above; k < i && y[k] === row && from[k]! < to[i]! + slack; k++) join(parent, k, i);
  }
  return parent.map((_, i) => root(parent, i));
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
