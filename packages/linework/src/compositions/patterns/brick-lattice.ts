/** Calls `draw` with the middle, row and column of every cell of a brick lattice that can touch a field of a tiling. */
export function eachSpot(
  step: number,
  rise: number,
  draw: (x: number, y: number, row: number, column: number) => void,
): void {
  const [rows, columns] = [Math.ceil(560 / rise), Math.ceil(560 / step) + 1];
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++)
      draw(500 + (column + (row % 2 === 0 ? 0 : 0.5)) * step, 500 + row * rise, row, column);
}
