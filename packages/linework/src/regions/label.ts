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

/** Numbers the 4-connected areas that are not ink. */
export function labelAreas(luma: Uint8Array, width: number, height: number): Labels {
  const cells = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  const sizes = [0];
  const edges = [false];
  for (let start = 0; start < cells.length; start++) {
    if (luma[start]! < INK || cells[start] !== 0) continue;
    const flood = floodFrom(start, sizes.length, { luma, width, height, cells, stack });
    sizes.push(flood.size);
    edges.push(flood.edge);
  }
  return { cells, sizes, edges };
}

interface Field {
  readonly luma: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly cells: Int32Array;
  readonly stack: Int32Array;
}

function floodFrom(start: number, label: number, field: Field): { size: number; edge: boolean } {
  const { luma, width, height, cells, stack } = field;
  let size = 0;
  let edge = false;
  let depth = 1;
  stack[0] = start;
  cells[start] = label;
  const visit = (cell: number): void => {
    if (cells[cell] !== 0 || luma[cell]! < INK) return;
    cells[cell] = label;
    stack[depth++] = cell;
  };
  while (depth > 0) {
    const cell = stack[--depth]!;
    const x = cell % width;
    const y = (cell - x) / width;
    size++;
    edge ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (x > 0) visit(cell - 1);
    if (x < width - 1) visit(cell + 1);
    if (y > 0) visit(cell - width);
    if (y < height - 1) visit(cell + width);
  }
  return { size, edge };
}
