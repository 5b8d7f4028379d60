import { labelAreas, type Labels } from './label.ts';

/** White that is narrower, printed on A4, is no way from one area to another to the eye: outlines nearly touch. */
const NECK_MM = 1;
/** Square millimetres of what must hang together by a neck: less is a corner. */
const LEAST_MM2 = 8;

/**
 * How many areas hang together by a neck, where outlines come close to each other and do not meet: `depth` tells how
 * deep each white cell lies, `millimetres` how large a cell is printed.
 */
export function countNecks(
  { cells }: Pick<Labels, 'cells'>,
  depth: Float32Array,
  width: number,
  millimetres: number,
): number {
  const across = (cell: number) => (2 * depth[cell]! - 1) * millimetres;
  const luma = Uint8Array.from(cells, (label, cell) => (label > 0 && across(cell) >= NECK_MM ? 255 : 0));
  const parts = labelAreas(luma, width, cells.length / width);
  const owners = new Int32Array(parts.sizes.length);
  for (let cell = 0; cell < cells.length; cell++) owners[parts.cells[cell]!] = cells[cell]!;
  const least = LEAST_MM2 / millimetres ** 2;
  const large = [...owners.keys()].filter((part) => part > 0 && parts.sizes[part]! >= least);
  return large.length - new Set(large.map((part) => owners[part])).size;
}
