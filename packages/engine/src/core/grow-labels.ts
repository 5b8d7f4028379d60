/** Labels row by row; 0 is none. */
export interface Labels {
  readonly width: number;
  readonly height: number;
  readonly ids: Uint16Array;
}

/**
 * Grows all labels together, one ring at a time and over sides only, into cells without one; `open`, where
 * it is given, is 0 for cells they must keep out of. Labels that meet stop each other half way, so none crosses into a neighbour.
 */
export function growLabels(labels: Labels, open: Uint8Array | null, rings: number): void {
  let front = edgeOf(labels, open);
  for (let ring = 0; ring < rings && front.length > 0; ring++) front = nextRing(labels, open, front);
}

/** Cells that have a label, beside open cells that have none. */
function edgeOf({ width, height, ids }: Labels, open: Uint8Array | null): Int32Array {
  const edge = new CellList();
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let at = row; at < row + width; at++) {
      if (ids[at] !== 0 || open?.[at] === 0) continue;
      if (at > row && ids[at - 1] !== 0) edge.add(at - 1);
      if (at + 1 < row + width && ids[at + 1] !== 0) edge.add(at + 1);
      if (y > 0 && ids[at - width] !== 0) edge.add(at - width);
      if (y + 1 < height && ids[at + width] !== 0) edge.add(at + width);
    }
  }
  return edge.cells;
}

function nextRing({ width, height, ids }: Labels, open: Uint8Array | null, front: Int32Array): Int32Array {
  const next = new CellList(front.length);
  const lastRow = width * (height - 1);
  for (const at of front) {
    const id = ids[at]!;
    const enter = (beside: number) => {
      if (ids[beside] !== 0 || open?.[beside] === 0) return;
      ids[beside] = id;
      next.add(beside);
    };
    const x = at % width;
    if (x > 0) enter(at - 1);
    if (x + 1 < width) enter(at + 1);
    if (at >= width) enter(at - width);
    if (at < lastRow) enter(at + width);
  }
  return next.cells;
}

/** A growing list of cells. */
class CellList {
  #cells: Int32Array;
  #used = 0;

  constructor(expected = 0) {
    this.#cells = new Int32Array(Math.max(1024, expected * 2));
  }

  get cells(): Int32Array {
    return this.#cells.subarray(0, this.#used);
  }

  add(cell: number): void {
    if (this.#used === this.#cells.length) {
      const grown = new Int32Array(this.#used * 2);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#cells[this.#used++] = cell;
  }
}
