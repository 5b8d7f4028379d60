import { area, bounds, type Box, contains, simplify } from '../geometry/path.ts';
import { between, distance, type Path, type Point, type Shape } from '../geometry/point.ts';
import type { Role, Zone } from '../roles.ts';
import { outlinesOf } from './zone-outlines.ts';

/** What grows, and so ends in a tip, a paw or a root. */
const GROWN: ReadonlySet<Role> = new Set(['leaf', 'grass', 'fur']);

/** Millimetres across of an end that is a limb's: a narrower one is a line, a broader one a body. */
const ACROSS_MM = [1.2, 11] as const;
/** The fewest corners of an outline that grew; what was built has straight sides. */
const FEWEST_CORNERS = 8;
/** A box fills so much of its length and breadth, and is no longer than so many breadths. */
const BOX = { fills: 0.85, breadths: 6 };
/** A limb runs so many times its breadth away from its end; a shutter or a lawn does not. */
const RUNS = 2.5;
/** The least straight distance that such a way covers, as a share of its length. */
const STRAIGHT = 0.85;
/** By how much a side may miss a right angle with its end, in radians: at its corner and on its whole way. */
const TURNS = { corner: 0.3, way: 0.5 };
/** Millimetres within which an outline lies against an end. */
const AGAINST_MM = 0.6;
/** Millimetres that an outline may stray from the line between its corners. */
const STRAYS_MM = 0.2;

interface Outlined {
  readonly shape: Shape;
  readonly box: Box;
}

/**
 * Where limbs of plants and animals end in plain sight as if they were sawn off, in tenths of a pixel: in two square
 * corners, with nothing in front and no other outline against them. The shapes lie back to front; `millimetres` is a
 * tenth of a pixel, printed on A4.
 */
export function squareEnds(shapes: readonly Zone[], millimetres: number): Point[] {
  const found = shapes.flatMap((zone, at) =>
    zone.outlined && GROWN.has(zone.role)
      ? outlinesOf(zone).flatMap((path) => endsOf(path, millimetres).map((end) => ({ at, end })))
      : [],
  );
  if (found.length === 0) return [];
  const all = shapes.map((zone): Outlined => {
    const shape = outlinesOf(zone);
    return { shape, box: bounds(shape) };
  });
  const near = AGAINST_MM / millimetres;
  const isBare = ({ at, end }: { at: number; end: Point }): boolean =>
    !all.some((it, i) => (i > at && covers(it, end)) || (i !== at && touches(it, end, near)));
  return found.filter(isBare).map(({ end }) => end);
}

function endsOf(path: Path, millimetres: number): Point[] {
  const corners = simplify([...path, path[0]!], STRAYS_MM / millimetres).slice(0, -1);
  if (corners.length < FEWEST_CORNERS) return [];
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const across = distance(from, to);
    const isLimbs = across >= ACROSS_MM[0] / millimetres && across <= ACROSS_MM[1] / millimetres;
    return isLimbs && isSquare(path, from, to) && !isBox(path, from, to) ? [between(from, to, 0.5)] : [];
  });
}

/** Whether the outline leaves both corners of an end at right angles, inwards, and goes on so. */
function isSquare(path: Path, from: Point, to: Point): boolean {
  const [first, last] = [path.indexOf(from), path.indexOf(to)];
  const sides = [
    [...path.slice(0, first + 1).toReversed(), ...path.slice(first + 1).toReversed()],
    [...path.slice(last), ...path.slice(0, last)],
  ];
  const across = distance(from, to);
  const angles = [1, RUNS].flatMap((breadths) =>
    sides.map((side) => angleAfter(side, across * breadths, [from, to])),
  );
  const inwards = Math.sign(area(path));
  const isOneWay = angles.every((angle) => Math.sign(angle) === inwards);
  const off = angles.map((angle) => Math.abs(Math.abs(angle) - Math.PI / 2));
  return isOneWay && Math.max(off[0]!, off[1]!) <= TURNS.corner && Math.max(off[2]!, off[3]!) <= TURNS.way;
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Whether an outline is a box with that end: a book, a bar. */
function isBox(path: Path, from: Point, to: Point): boolean {
  const across = distance(from, to);
  const [ax, ay] = [(to[0] - from[0]) / across, (to[1] - from[1]) / across];
  const broad = spread(path.map(([x, y]) => x * ax + y * ay));
  const long = spread(path.map(([x, y]) => y * ax - x * ay));
  return long < across * BOX.breadths && Math.abs(area(path)) > broad * long * BOX.fills;
}

/** The angle between an end and its side after such a length, in radians; 0 where the side is not straight. */
function angleAfter(side: Path, way: number, [from, to]: readonly [Point, Point]): number {
  const there = pointAfter(side, way);
  const start = side[0]!;
  if (!there || distance(start, there) < way * STRAIGHT) return 0;
  const [ax, ay] = [to[0] - from[0], to[1] - from[1]];
  const [bx, by] = [there[0] - start[0], there[1] - start[1]];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

/** The point of an open path after such a length; undefined where the path is shorter. */
function pointAfter(path: Path, way: number): Point | undefined {
  let left = way;
  for (let i = 1; i < path.length; i++) {
    const leg = distance(path[i - 1]!, path[i]!);
    if (leg >= left) return between(path[i - 1]!, path[i]!, left / leg);
    left -= leg;
  }
  return undefined;
}

function covers({ shape, box: [left, top, right, bottom] }: Outlined, [x, y]: Point): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  return shape.filter((path) => contains(path, [x, y])).length % 2 === 1;
}

/** Whether an outline comes nearer to a point than that. */
function touches({ shape, box: [left, top, right, bottom] }: Outlined, [x, y]: Point, near: number): boolean {
  if (x < left - near || x > right + near || y < top - near || y > bottom + near) return false;
  return shape.some((path) =>
    path.some((a, i) => distanceToLeg([x, y], a, path[(i + 1) % path.length]!) < near),
  );
}

/** The distance of a point from the straight line between two others. */
function distanceToLeg(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  return distance(point, between(a, b, Math.max(0, Math.min(1, share))));
}
