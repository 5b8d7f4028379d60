import { blob, type Knot } from '../../geometry/curve.ts';
import { resample } from '../../geometry/path.ts';
import type { Point } from '../../geometry/point.ts';
import type { Strand } from '../../geometry/weave.ts';
import type { Random } from '../../random.ts';

/** What stands at a node of the grid: strands cross, or a wall upright or lying turns them back. */
type Node = 'crossing' | 'upright' | 'lying';

/** A grid of columns by rows; its strands run diagonally from node to node, half a cell apart. */
export interface KnotGrid {
  readonly columns: number;
  readonly rows: number;
  /** Node at (x, y) in half cells, x + y odd. */
  readonly nodeAt: (x: number, y: number) => Node;
}

/** How far from a wall a strand turns, in half cells. */
const TURN = 0.42;

/**
 * A knot of the kind that scribes drew: strands that run like light between mirrors (Gerdes 1990; Mercat 2001), with
 * walls inside it at both sides of its axes alike. `walls` is the share of nodes that have one; beside the rim none
 * has, for a strand would be caught there.
 */
export function knotGrid(columns: number, rows: number, walls: number, random: Random): KnotGrid {
  const inner = new Map<string, Node>();
  for (let y = 2; y <= rows; y++)
    for (let x = 2; x <= columns; x++) {
      if ((x + y) % 2 === 0 || !random.chance(walls)) continue;
      const isOnAxis = x === columns || y === rows;
      const isUpright = isOnAxis ? x === columns : random.chance(0.5);
      const node = isUpright ? 'upright' : 'lying';
      for (const [mx, my] of [
        [x, y],
        [2 * columns - x, y],
        [x, 2 * rows - y],
        [2 * columns - x, 2 * rows - y],
      ])
        inner.set(`${mx}/${my}`, node);
    }
  const nodeAt = (x: number, y: number): Node => {
    if (x <= 0 || x >= 2 * columns) return 'upright';
    if (y <= 0 || y >= 2 * rows) return 'lying';
    return inner.get(`${x}/${y}`) ?? 'crossing';
  };
  return { columns, rows, nodeAt };
}

/** The closed strands of a grid, placed by where a point of it lies (in half cells from its corner). */
export function strandsOf(grid: KnotGrid, at: (x: number, y: number) => Point): Strand[] {
  const strands: Strand[] = [];
  const passed = new Set<string>();
  for (let y = 0; y < 2 * grid.rows; y++)
    for (let x = 0; x < 2 * grid.columns; x++) {
      const right = (x + y) % 2 === 0 ? 1 : 0;
      const start = { x: x + right, y, dx: right === 1 ? -1 : 1, dy: 1 };
      if (passed.has(stepName(start))) continue;
      const knots = follow(grid, start, passed);
      const line = blob(
        knots.map(([u, v]): Knot => [...at(u, v)]),
        5,
      );
      // Strands that meet in a point of both would be found to cross twice or never.
      strands.push({ path: resample(line, 6.3, true), closed: true });
    }
  return strands;
}

/** A step from a node to the next one. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Both ways along a step are one. */
function stepName({ x, y, dx, dy }: Step): string {
  return `${x + dx / 2}/${y + dy / 2}`;
}

function follow(grid: KnotGrid, start: Step, passed: Set<string>): Point[] {
  const knots: Point[] = [];
  let step = start;
  do {
    passed.add(stepName(step));
    const [x, y] = [step.x + step.dx, step.y + step.dy];
    const node = grid.nodeAt(x, y);
    if (node === 'crossing') knots.push([x, y]);
    else if (node === 'upright') knots.push([x - step.dx * TURN, y]);
    else knots.push([x, y - step.dy * TURN]);
    const dx = node === 'upright' ? -step.dx : step.dx;
    const dy = node === 'lying' ? -step.dy : step.dy;
    step = { x, y, dx, dy };
  } while (stepName(step) !== stepName(start) || step.dx !== start.dx || step.dy !== start.dy);
  return knots;
}
