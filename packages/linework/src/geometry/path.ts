import { between, distance, type Path, type Point, type Shape } from './point.ts';

/** Left, top, right and bottom of everything given. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Signed area in square units; positive runs clockwise on the page. */
export function area(path: Path): number {
  let sum = 0;
  for (let i = 0; i < path.length; i++) {
    const a = path[i]!;
    const b = path[(i + 1) % path.length]!;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

/** Area of a shape, its holes taken off, in square units. */
export function shapeArea(shape: Shape): number {
  return Math.abs(shape.reduce((sum, path) => sum + area(path), 0));
}

/** The box around a shape. */
export function bounds(shape: Shape): Box {
  const all = shape.flat();
  const xs = all.map((p) => p[0]);
  const ys = all.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The middle of the box around a shape. */
export function middle(shape: Shape): Point {
  const [left, top, right, bottom] = bounds(shape);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Whether a point lies inside a closed path (even-odd rule). */
export function contains(path: Path, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = path.length - 1; i < path.length; j = i++) {
    const a = path[i]!;
    const b = path[j]!;
    const crosses = a[1] > y !== b[1] > y;
    if (crosses && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Length of a polyline in units. */
export function length(path: Path): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(path[i - 1]!, path[i]!);
  return sum;
}

/** The same polyline with points at even steps; a closed path is walked round without repeating its start. */
export function resample(path: Path, step: number, closed = false): Point[] {
  const source = closed ? [...path, path[0]!] : path;
  const total = length(source);
  const count = Math.max(2, Math.round(total / step));
  const out: Point[] = [];
  let leg = 0;
  let passed = 0;
  for (let k = 0; k <= count; k++) {
    const goal = (total * k) / count;
    let reach = distance(source[leg]!, source[leg + 1]!);
    while (leg < source.length - 2 && passed + reach < goal) {
      passed += reach;
      leg++;
      reach = distance(source[leg]!, source[leg + 1]!);
    }
    out.push(between(source[leg]!, source[leg + 1]!, reach > 0 ? Math.min(1, (goal - passed) / reach) : 0));
  }
  if (closed) out.pop();
  return out;
}

/** The same path with no leg longer than the step; every point it had stays. */
export function densify(path: Path, step: number, closed = false): Point[] {
  const out: Point[] = [];
  const legs = closed ? path.length : path.length - 1;
  for (let i = 0; i < legs; i++) {
    const a = path[i]!;
    const b = path[(i + 1) % path.length]!;
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let k = 0; k < parts; k++) out.push(between(a, b, k / parts));
  }
  if (!closed) out.push(path.at(-1)!);
  return out;
}

/** The unit vector to the left of the path's run, one for each point. */
export function normals(path: Path, closed = false): Point[] {
  const n = path.length;
  return path.map((_, i): Point => {
    const a = closed ? path[(i - 1 + n) % n]! : path[Math.max(0, i - 1)]!;
    const b = closed ? path[(i + 1) % n]! : path[Math.min(n - 1, i + 1)]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dy) || 1;
    return [-dy / size, dx / size];
  });
}

/** Drops points that stray less than the tolerance from the line (Ramer 1972, Douglas and Peucker 1973). */
export function simplify(path: Path, tolerance: number): Point[] {
  if (path.length < 3) return [...path];
  const keep = new Uint8Array(path.length);
  keep[0] = keep[path.length - 1] = 1;
  const open: [number, number][] = [[0, path.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    const far = farthest(path, first, last);
    if (far.distance <= tolerance) continue;
    keep[far.index] = 1;
    open.push([first, far.index], [far.index, last]);
  }
  return path.filter((_, i) => keep[i] === 1);
}

function farthest(path: Path, first: number, last: number): { index: number; distance: number } {
  const [ax, ay] = path[first]!;
  const [bx, by] = path[last]!;
  const [dx, dy] = [bx - ax, by - ay];
  const size = Math.hypot(dx, dy);
  let best = { index: first, distance: 0 };
  for (let i = first + 1; i < last; i++) {
    const [x, y] = path[i]!;
    const away = size < 1e-9 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (ay - y) - dy * (ax - x)) / size;
    if (away > best.distance) best = { index: i, distance: away };
  }
  return best;
}

/** An outline from its right half, which runs from above to below; `mirrored` is the same for a table of knots. */
export function onBothSides(half: Path): Path {
  return [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];
}
