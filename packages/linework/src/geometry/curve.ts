import { distance, type Path, type Point } from './point.ts';

/** A point a curve runs through; a third value of 1 makes it a corner. */
export type Knot = readonly [x: number, y: number] | readonly [x: number, y: number, corner: 1];

const STEP = 5;

/** A closed outline through the knots: centripetal Catmull-Rom (Yuksel and others, 2011), sharp at corners. */
export function blob(knots: readonly Knot[], step = STEP): Point[] {
  return run(knots, true, step);
}

/** An open line through the knots, from the first to the last. */
export function curve(knots: readonly Knot[], step = STEP): Point[] {
  return [...run(knots, false, step), point(knots.at(-1)!)];
}

/** A closed outline from its right half, mirrored at a vertical axis; knots on the axis are not doubled. */
export function twin(half: readonly Knot[], axis = 0, step = STEP): Point[] {
  const other = half
    .filter((knot) => Math.abs(knot[0] - axis) > 1e-6)
    .map((knot): Knot => (isCorner(knot) ? [2 * axis - knot[0], knot[1], 1] : [2 * axis - knot[0], knot[1]]))
    .reverse();
  return blob([...half, ...other], step);
}

/** A cubic Bezier curve from a to d, its handles b and c. */
export function bezier(a: Point, b: Point, c: Point, d: Point, parts = 16): Point[] {
  return Array.from({ length: parts + 1 }, (_, i): Point => {
    const t = i / parts;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [a[0] * p + b[0] * q + c[0] * r + d[0] * s, a[1] * p + b[1] * q + c[1] * r + d[1] * s];
  });
}

function isCorner(knot: Knot): boolean {
  return knot[2] === 1;
}

function point(knot: Knot): Point {
  return [knot[0], knot[1]];
}

function run(knots: readonly Knot[], closed: boolean, step: number): Point[] {
  const n = knots.length;
  const at = (i: number): Knot => (closed ? knots[(i + n) % n]! : knots[Math.max(0, Math.min(n - 1, i))]!);
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b] = [at(i), at(i + 1)];
    const before = isCorner(a) ? a : at(i - 1);
    const after = isCorner(b) ? b : at(i + 2);
    out.push(...leg([point(before), point(a), point(b), point(after)], step));
  }
  return out;
}

function leg([before, a, b, after]: readonly [Point, Point, Point, Point], step: number): Path {
  const span = distance(a, b);
  const parts = Math.max(3, Math.min(60, Math.ceil(span / step)));
  const knot = Math.sqrt(span) || 1e-6;
  const start = tangent(before, a, b, Math.sqrt(distance(before, a)), knot);
  const end = tangent(after, b, a, Math.sqrt(distance(b, after)), knot);
  return Array.from({ length: parts }, (_, i): Point => {
    const t = i / parts;
    const [h1, h2] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t];
    const [h3, h4] = [3 * t ** 2 - 2 * t ** 3, t ** 3 - t ** 2];
    return [
      h1 * a[0] + h2 * start[0] + h3 * b[0] - h4 * end[0],
      h1 * a[1] + h2 * start[1] + h3 * b[1] - h4 * end[1],
    ];
  });
}

function tangent(outer: Point, from: Point, to: Point, outerKnot: number, knot: number): Point {
  if (outerKnot < 1e-6) return [to[0] - from[0], to[1] - from[1]];
  const along = (k: 0 | 1) =>
    knot *
    ((from[k] - outer[k]) / outerKnot - (to[k] - outer[k]) / (outerKnot + knot) + (to[k] - from[k]) / knot);
  return [along(0), along(1)];
}
