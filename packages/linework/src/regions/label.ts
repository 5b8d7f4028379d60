/** Luma below this is ink. */
export const INK = 140;

/** The connected white areas of a raster. */
export interface Labels {
  /** For each cell the number of its area, counted from 1 by first cell in reading order; 0 is ink. */
  readonly cells: Int32Array;
  /** Cells of each area; index 0 is unused. */
  readonly sizes: readonly number[];
  /** Whether the area touches the edge of the page. */
  readonly edges: readonly boolean[];
}

/** Numbers the 4-connected areas that are not ink. Throws when the raster does not hold width x height cells. */
export function labelAreas(luma: Uint8Array, width: number, height: number): Labels {
  if (luma.length !== width * height) throw new Error('a raster of another size');
  const { cells, roots } = joinRuns(luma, width);
  const numbers = new Int32Array(roots.length);
  const sizes = [0];
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    const root = rootOf(roots, cells[cell]!);
    if (numbers[root] === 0) numbers[root] = sizes.push(0) - 1;
    const label = numbers[root]!;
    cells[cell] = label;
    sizes[label]!++;
  }
  return { cells, sizes, edges: edgesOf(cells, width, sizes.length) };
}

/** One pass that gives each cell the run of its left or upper neighbour and notes which runs meet (union-find). */
function joinRuns(luma: Uint8Array, width: number): { cells: Int32Array; roots: Int32Array } {
  const cells = new Int32Array(luma.length);
  const roots = new Int32Array((luma.length >> 1) + 2);
  let runs = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (luma[cell]! < INK) continue;
    const left = cell % width === 0 ? 0 : cells[cell - 1]!;
    const above = cell < width ? 0 : cells[cell - width]!;
    if (left !== 0) {
      cells[cell] = left;
      if (above !== 0 && above !== left) join(roots, left, above);
    } else if (above !== 0) {
      cells[cell] = above;
    } else {
      cells[cell] = ++runs;
      roots[runs] = runs;
    }
  }
  return { cells, roots: roots.subarray(0, runs + 1) };
}

function rootOf(roots: Int32Array, run: number): number {
  let root = run;
  while (roots[root] !== root) {
    roots[root] = roots[roots[root]!]!;
    root = roots[root]!;
  }
  return root;
}

function join(roots: Int32Array, one: number, other: number): void {
  const [a, b] = [rootOf(roots, one), rootOf(roots, other)];
  roots[Math.max(a, b)] = Math.min(a, b);
}

function edgesOf(cells: Int32Array, width: number, labels: number): boolean[] {
  const edges = Array.from({ length: labels }, () => false);
  for (let cell = 0; cell < width; cell++) {
    edges[cells[cell]!] = true;
    edges[cells[cells.length - 1 - cell]!] = true;
  }
  for (let cell = 0; cell < cells.length; cell += width) {
    edges[cells[cell]!] = true;
    edges[cells[cell + width - 1]!] = true;
  }
  return edges;
}
