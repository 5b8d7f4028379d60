import { clockwise, intersect, trimLines } from '../geometry/boolean.ts';
import { bounds, type Box, shapeArea } from '../geometry/path.ts';
import { place, type Path, type Shape } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A cell cut by the zone's rim is left out below this share of its whole: no slivers. */
const WHOLE_ENOUGH = 0.34;

/** Where a pattern is laid and how. */
export interface Ground {
  readonly sheet: Sheet;
  readonly zone: Shape;
  /** Size of one repeat in units. */
  readonly size: number;
  /** Turn of the pattern in radians. */
  readonly angle: number;
  readonly roles: readonly [Role, Role];
}

/** Fills a zone with a pattern. */
export type Fill = (ground: Ground) => void;

/** Steps of a grid that covers the ground from its middle, in its own turned frame. */
export function reach(ground: Ground): number {
  const [left, top, right, bottom] = boxOf(ground.zone);
  return Math.ceil(Math.hypot(right - left, bottom - top) / 2 / ground.size) + 1;
}

/** Half the length of a line that crosses the whole ground. */
export function span(ground: Ground): number {
  return reach(ground) * ground.size;
}

/** Lays a closed cell, clipped to the zone; gives whether it was whole enough to keep. */
export function layCell(ground: Ground, cell: Path, role: 0 | 1 = 0): boolean {
  const box = boxOf(ground.zone);
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const placed = clockwise(place(cell, { x, y, angle: ground.angle }));
  if (apart(bounds([placed]), box)) return false;
  const visible = intersect([placed], ground.zone);
  if (shapeArea(visible) < shapeArea([placed]) * WHOLE_ENOUGH) return false;
  ground.sheet.shape(visible, 'fine', ground.roles[role]);
  return true;
}

const boxes = new WeakMap<Shape, Box>();

/** The box around a zone, measured once: a zone holds hundreds of cells. */
function boxOf(zone: Shape): Box {
  const known = boxes.get(zone);
  if (known) return known;
  const box = bounds(zone);
  boxes.set(zone, box);
  return box;
}

function apart(a: Box, b: Box): boolean {
  return a[2] < b[0] || a[0] > b[2] || a[3] < b[1] || a[1] > b[3];
}

/** Draws an open line where it crosses the zone. */
export function layLine(ground: Ground, line: Path): void {
  const [left, top, right, bottom] = boxOf(ground.zone);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (const part of trimLines([place(line, { x, y, angle: ground.angle })], ground.zone))
    ground.sheet.line(part, 'fine', 0);
}

/** Calls with every column and row of the grid; odd rows are half a step aside when `brick` is true. */
export function eachCell(
  ground: Ground,
  brick: boolean,
  draw: (x: number, y: number, row: number, column: number) => void,
  rowHeight = 1,
): void {
  const n = reach(ground);
  const rows = Math.ceil(n / rowHeight);
  for (let row = -rows; row <= rows; row++) {
    for (let column = -n; column <= n; column++) {
      const aside = brick && row % 2 !== 0 ? 0.5 : 0;
      draw((column + aside) * ground.size, row * ground.size * rowHeight, row, column);
    }
  }
}
