/** Steps to a neighbour beside, across the corner and a knight's move away (Borgefors 1986), five to a cell. */
const [BESIDE, CORNER, KNIGHT] = [5, 7, 11];
const FAR = 1e9;
/** Cells of no depth around the raster, so that no neighbour lies outside: a knight's move reaches so far. */
const RIM = 2;

/** How many cells deep each cell of a kind lies, the outermost 1; other cells, and what lies beyond the raster, 0. */
export function depths(
  labels: Int32Array,
  width: number,
  isOfKind: (label: number) => boolean,
): Float32Array {
  const height = labels.length / width;
  const stride = width + 2 * RIM;
  const steps = new Int32Array(stride * (height + 2 * RIM));
  const rimmed = (x: number, y: number) => (y + RIM) * stride + x + RIM;
  for (let y = 0, cell = 0; y < height; y++) {
    for (let x = 0; x < width; x++, cell++) if (isOfKind(labels[cell]!)) steps[rimmed(x, y)] = FAR;
  }
  sweep(steps, stride, 1);
  sweep(steps, stride, -1);
  const out = new Float32Array(labels.length);
  for (let y = 0, cell = 0; y < height; y++) {
    for (let x = 0; x < width; x++, cell++) out[cell] = steps[rimmed(x, y)]! / BESIDE;
  }
  return out;
}

/** One pass over the raster, from its first cell on or from its last one back. */
function sweep(steps: Int32Array, stride: number, way: 1 | -1): void {
  const [row, rows] = [way * stride, 2 * way * stride];
  const end = steps.length - RIM * stride;
  for (let i = RIM * stride; i < end; i++) {
    const cell = way === 1 ? i : steps.length - 1 - i;
    if (steps[cell] === 0) continue;
    const beside = Math.min(steps[cell - way]!, steps[cell - row]!) + BESIDE;
    const corner = Math.min(steps[cell - row - 1]!, steps[cell - row + 1]!) + CORNER;
    const near = Math.min(steps[cell - row - 2]!, steps[cell - row + 2]!);
    const far = Math.min(steps[cell - rows - 1]!, steps[cell - rows + 1]!);
    steps[cell] = Math.min(steps[cell]!, beside, corner, near + KNIGHT, far + KNIGHT);
  }
}
