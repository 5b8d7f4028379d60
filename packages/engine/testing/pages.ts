import type { RegionMap } from '@inkbloom/formats/region-map';

/**
 * A page map of `columns` by `rows` equal cells with ids from 1, row by row, inside a background region (the last
 * id) one cell wide.
 */
export function cellsMap(columns: number, rows: number, cell = 8): RegionMap {
  const width = (columns + 2) * cell;
  const height = (rows + 2) * cell;
  const ids = Uint16Array.from({ length: width * height }, (_, i) => {
    const column = Math.floor((i % width) / cell) - 1;
    const row = Math.floor(i / width / cell) - 1;
    const inside = column >= 0 && row >= 0 && column < columns && row < rows;
    return inside ? row * columns + column + 1 : columns * rows + 1;
  });
  return { width, height, count: columns * rows + 1, ids };
}
