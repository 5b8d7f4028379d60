import { clockwise, grow, intersect, pieces } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { bounds, contains, middle, shapeArea } from '../../geometry/path.ts';
import { mix, place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { withoutSlivers } from './slivers.ts';

/** How hair lies at a point: its direction in radians, and how far behind the nose the point is. */
export interface Lie {
  readonly way: number;
  readonly along: number;
}

/** A coat that follows a body. */
export interface Coat {
  readonly zone: Shape;
  readonly lie: (at: Point) => Lie;
  /** Units across a lock. */
  readonly size: number;
  /** A lock's length in widths: 1.6 is shaggy, 3 is sleek. */
  readonly long: number;
  readonly random: Random;
  readonly roleAt: (at: Point, index: number) => Role;
  /** Locks with one tip, as in a swan's down; others have two. */
  readonly isPlain?: boolean;
  /** Where no lock grows. */
  readonly bare?: (at: Point) => boolean;
}

/** How much larger than the named size a lock with two tips is drawn, and one with a single tip. */
const TUFT_SIZE = 1.7;
const PLAIN_SIZE = 1.2;

/** Lays locks over a zone, those nearer to the nose over those behind them. */
export function coat(sheet: Sheet, it: Coat): void {
  const tufts = { ...it, size: it.size * (it.isPlain ? PLAIN_SIZE : TUFT_SIZE) };
  const locks = locksOn(tufts);
  const shapes = withoutSlivers(
    it.zone,
    locks.map(({ rim }) => rim),
    tufts.size ** 2 * (it.isPlain ? 0.3 : 0.46),
  );
  for (const [i, shape] of shapes.entries()) sheet.shape(shape, 'fine', it.roleAt(locks[i]!.at, i));
}

function locksOn(it: Coat): { readonly at: Point; readonly lie: Lie; readonly rim: Path }[] {
  const step = it.size * Math.sqrt(it.long / 1.6);
  const spots = meshOf(it.zone, step, it.size * 0.86)
    .filter((at) => !it.bare?.(at) && it.zone.some((rim) => within(rim, at, step)))
    .map((at) => ({ at, lie: it.lie(at) }));
  spots.sort((a, b) => b.lie.along - a.lie.along);
  return spots.map(({ at, lie }) => {
    const lock = (it.isPlain ? plainLock : lockOf)(
      it.size * it.random.range(0.78, 1.24),
      it.long * it.random.range(0.84, 1.3),
      swayAt(at, it.size) * it.random.range(0.7, 1),
    );
    const angle = lie.way + it.random.range(-0.09, 0.09);
    return { at, lie, rim: clockwise(place(lock, { x: at[0], y: at[1], angle })) };
  });
}

/** Which way locks bend about a point: neighbors bend alike, as hair that was stroked does. */
function swayAt([x, y]: Point, size: number): number {
  return Math.sin(x / (size * 2.9) + 1.3 * Math.sin(y / (size * 2.3)));
}

/** A lock that swells, bends to one side and ends in a long tip and a short one; its root is on the origin. */
function lockOf(width: number, long: number, sway: number): Path {
  const [half, length] = [width * 0.62, width * long * 1.3];
  const turn = sway < 0 ? -1 : 1;
  const bend = (0.3 + Math.abs(sway) * 0.7) * width * 0.62 * turn;
  const split = 0.6 + 0.16 * Math.abs(sway);
  return clockwise(
    blob([
      [-length * 0.28, 0],
      [-length * 0.06, -half * 0.86 * turn],
      [length * 0.3, -half * 0.98 * turn - bend * 0.2],
      [length * 0.66, -half * 0.5 * turn + bend * 0.24],
      [length, bend * 1.3, 1],
      [length * 0.82, half * 0.1 * turn + bend * 0.6],
      [length * split, half * 0.36 * turn + bend * 0.24, 1],
      [length * (split + 0.06), half * 1.12 * turn + bend * 0.6, 1],
      [length * 0.34, half * 0.98 * turn],
      [-length * 0.06, half * 0.74 * turn],
    ]),
  );
}

/** A lock that swells, bends like an S and ends in one tip; its root is on the origin. */
function plainLock(width: number, long: number, sway: number): Path {
  const [half, length, bend] = [width * 0.6, width * long * 1.3, width * sway * 0.7];
  return clockwise(
    blob([
      [-length * 0.3, 0],
      [-length * 0.05, -half * 0.9],
      [length * 0.34, -half * 0.96 - bend * 0.3],
      [length * 0.7, -half * 0.5 + bend * 0.2],
      [length, bend * 1.2, 1],
      [length * 0.68, half * 0.5 + bend * 0.36],
      [length * 0.32, half * 0.98 - bend * 0.2],
      [-length * 0.05, half * 0.9],
    ]),
  );
}

/** Folded skin: creases across the way the body runs, each a closed crescent, with calm skin between them. */
export function hide(
  sheet: Sheet,
  zone: Shape,
  { size, role, way }: { readonly size: number; readonly role: Role; readonly way: (at: Point) => number },
): void {
  const random = new Random('hide');
  const room = grow(zone, -size * 0.1);
  for (const [x, y] of meshOf(zone, size * 1.7, size * 1.05)) {
    const [long, bow] = [size * random.range(0.62, 1), size * random.range(0.16, 0.24)];
    const fold = blob([
      [-long, 0, 1],
      [-long * 0.45, bow * 1.1],
      [long * 0.1, bow * 1.4],
      [long * 0.55, bow],
      [long, -bow * 0.2, 1],
      [long * 0.5, bow * 0.2],
      [long * 0.05, bow * 0.42],
      [-long * 0.5, bow * 0.3],
    ]);
    const angle = way([x, y]) + Math.PI / 2 + random.range(-0.2, 0.2);
    for (const piece of pieces(intersect([clockwise(place(fold, { x, y, angle }))], room)))
      if (shapeArea(piece) > size * size * 0.14) sheet.shape(piece, 'fine', role);
  }
}

/** A net of pale lines between patches with round corners. */
export function net(
  sheet: Sheet,
  zone: Shape,
  it: { readonly size: number; readonly role: Role; readonly bare?: readonly Path[] },
): void {
  const { size, role } = it;
  const room = grow(zone, -size * 0.1);
  for (const cell of cellsOver(zone, size)) {
    const [x, y] = middle([cell]);
    if (it.bare?.some((path) => contains(path, [x, y]))) continue;
    const patch = blob(cell.map(([u, v]) => [mix(x, u, 0.77), mix(y, v, 0.77)] as const));
    for (const piece of pieces(intersect([clockwise(patch)], room)))
      if (shapeArea(piece) > size * size * 0.2) sheet.shape(piece, 'fine', role);
  }
}

/** Six-sided cells that share their corners, none of them regular. */
function cellsOver(zone: Shape, size: number): Path[] {
  const [left, top, right, bottom] = bounds(zone);
  const [w, h] = [size / 2, size * 0.29];
  const corner = (i: number, j: number): Point => [
    left + (i + 0.56 * (chanceOf(i, j) - 0.5) * 2) * w,
    top + (j + 0.86 * (chanceOf(j + 7, i + 3) - 0.5) * 2) * h,
  ];
  const out: Path[] = [];
  for (let row = 0; (row - 1) * 3 * h < bottom - top; row++)
    for (let i = row % 2; (i - 1) * w < right - left; i += 2) {
      const j = row * 3;
      out.push(
        clockwise([
          corner(i, j - 2),
          corner(i + 1, j - 1),
          corner(i + 1, j + 1),
          corner(i, j + 2),
          corner(i - 1, j + 1),
          corner(i - 1, j - 1),
        ]),
      );
    }
  return out;
}

/** A number from 0 to 1 that belongs to a corner. */
function chanceOf(i: number, j: number): number {
  return (((Math.imul(i + 71, 73856093) ^ Math.imul(j + 37, 19349663)) >>> 3) % 997) / 996;
}

function meshOf(zone: Shape, step: number, across: number): Point[] {
  const [left, top, right, bottom] = bounds(zone);
  const out: Point[] = [];
  for (let row = -1; top + row * across < bottom + step; row++)
    for (let x = left - step + (row % 2 === 0 ? 0 : step / 2); x < right + step; x += step)
      out.push([
        x + (chanceOf(row, out.length) - 0.5) * step * 0.5,
        top + (row + (chanceOf(out.length, row) - 0.5) * 0.5) * across,
      ]);
  return out;
}

/** Whether a point lies in a rim or so near to it that a lock from there reaches in. */
function within(rim: Path, at: Point, reach: number): boolean {
  return contains(rim, at) || rim.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < reach);
}
