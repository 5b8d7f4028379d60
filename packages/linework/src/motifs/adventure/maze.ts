import type { Random } from '../../random.ts';

/** A maze of cells: which of them are joined to the one on their right and to the one below. */
export interface Maze {
  readonly columns: number;
  readonly rows: number;
  readonly isOpen: (cell: number, other: number) => boolean;
  /** Cells with one way out. */
  readonly ends: readonly number[];
}

/**
 * Grows a maze from a cell by a random walk that turns back where it can go no further.
 * Cells that are not free stay closed.
 */
export function growMaze(
  random: Random,
  [columns, rows]: readonly [number, number],
  start: number,
  isFree: (cell: number) => boolean,
): Maze {
  const joins = new Map<number, number[]>([[start, []]]);
  const way = [start];
  while (way.length > 0) {
    const at = way.at(-1)!;
    const next = random.shuffle(beside(at, columns, rows)).find((cell) => isFree(cell) && !joins.has(cell));
    if (next === undefined) {
      way.pop();
      continue;
    }
    joins.get(at)!.push(next);
    joins.set(next, [at]);
    way.push(next);
  }
  return {
    columns,
    rows,
    isOpen: (cell, other) => joins.get(cell)?.includes(other) ?? false,
    ends: [...joins].filter(([cell, others]) => others.length === 1 && cell !== start).map(([cell]) => cell),
  };
}

function beside(cell: number, columns: number, rows: number): number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < columns - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - columns] : []),
    ...(y < rows - 1 ? [cell + columns] : []),
  ];
}
