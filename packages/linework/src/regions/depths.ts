/** Steps to a neighbour beside, across the corner and a knight's move away (Borgefors 1986), five to a cell. */
const [BESIDE, CORNER, KNIGHT] = [5, 7, 11];
const FAR = 1e9;

/** How many cells deep each cell of a kind lies, the outermost 1; other cells, and what lies beyond the raster, 0. */
export function depths(
  labels: Int32Array,
  width: number,
  isOfKind: (label: number) => boolean,
): Float32Array {
  const out = new Float32Array(labels.length);
  for (let cell = 0; cell < labels.length; cell++) out[cell] = isOfKind(labels[cell]!) ? FAR : 0;
  sweep(out, width, 1);
  sweep(out, width, -1);
  return out.map((steps) => steps / BESIDE);
}

/** One pass over the raster, from its first cell on or from its last one back. */
function sweep(steps: Float32Array, width: number, way: 1 | -1): void {
  const height = steps.length / width;
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : steps[y * width + x]!;
  for (let i = 0; i < steps.length; i++) {
    const cell = way === 1 ? i : steps.length - 1 - i;
    if (steps[cell] === 0) continue;
    const x = cell % width;
    const y = (cell - x) / width;
    steps[cell] = Math.min(
      steps[cell]!,
      at(x - way, y) + BESIDE,
      at(x, y - way) + BESIDE,
      at(x - 1, y - way) + CORNER,
      at(x + 1, y - way) + CORNER,
      at(x - 2, y - way) + KNIGHT,
      at(x + 2, y - way) + KNIGHT,
      at(x - 1, y - 2 * way) + KNIGHT,
      at(x + 1, y - 2 * way) + KNIGHT,
    );
  }
}
