import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import { length, normals, resample } from '../../geometry/path.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { SIDES } from './look.ts';
import { withoutSlivers } from './slivers.ts';

/** A row of locks on the right of the axis and again on its left: the line of its roots, their number and length. */
export interface FurRow {
  readonly line: string;
  readonly count: number;
  readonly long: number;
}

/** Soft fur at the rim of something plain. */
export interface SoftFur {
  readonly rim: Path;
  /** The point that the fur turns away from. */
  readonly hub: Point;
  /** Later rows lie over earlier ones. */
  readonly rows: readonly FurRow[];
  readonly role: Role;
  /** What stays plain: its edge is the last row. */
  readonly core?: Path;
}

/** Draws rows of locks within an outline, those nearest to the hub on top; the middle stays plain. */
export function softFur(sheet: Sheet, it: SoftFur): void {
  const rim = clockwise(it.rim);
  const rows = it.rows.map((row) => locksOf(row, it.hub));
  const pieces = it.core
    ? [...rows.slice(0, -1).flat(), unite([clockwise(it.core), ...rows.at(-1)!])[0]!]
    : rows.flat();
  for (const shape of withoutSlivers([rim], pieces, SMALLEST / sheet.scale ** 2))
    sheet.shape(shape, 'fine', it.role);
  sheet.rim(rim, 'bold');
}

/** The smallest piece of a lock that may show, in square units of the page. */
const SMALLEST = 420;

function locksOf({ line, count, long }: FurRow, hub: Point): Path[] {
  const way = curve(knots(line));
  const wide = length(way) / count;
  const spots = resample(way, wide / 2);
  return Array.from({ length: count }, (_, i): readonly [Point, number] => [
    spots[Math.min(i * 2 + 1, spots.length - 1)]!,
    long * (0.9 + 0.2 * ((i * 5 + 2) % 3)) * 0.92,
  ]).flatMap(([[x, y], reach]) => {
    const lock = place(lockOf(wide * 0.62, reach), { x, y, angle: Math.atan2(y - hub[1], x - hub[0]) });
    return SIDES.map((flip) => clockwise(place(lock, { flip })));
  });
}

/** One soft lock along the x-axis: full at its root, bent a little to its tip. */
function lockOf(half: number, long: number): Path {
  return blob([
    [-long * 0.4, 0],
    [-long * 0.1, -half],
    [long * 0.4, -half * 0.92],
    [long * 0.78, -half * 0.36],
    [long, half * 0.42, 1],
    [long * 0.66, half * 0.86],
    [long * 0.3, half * 1.02],
    [-long * 0.1, half],
  ]);
}

/** A line whose outer side is broken into soft tufts, each swelling to a tip; tips lie on the left of its run. */
export function fringed(table: string, count: number, deep: number): Path {
  const way = curve(knots(table));
  return fringedAlong(resample(way, length(way) / (count * 4)), count, deep);
}

/** A fringed line along points that are evenly spaced. */
export function fringedAlong(spots: Path, count: number, deep: number): Path {
  const last = spots.length - 1;
  const at = (share: number): Point => spots[Math.min(Math.round(share * last), last)]!;
  const table: Knot[] = [];
  for (let i = 0; i < count; i++) {
    const [[ax, ay], [bx, by]] = [at(i / count), at((i + 1) / count)];
    const [dx, dy] = [bx - ax, by - ay];
    const wide = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(dy / wide) * deep, (-dx / wide) * deep];
    const on = (share: number, out: number): Point => [
      ax + dx * share + nx * out,
      ay + dy * share + ny * out,
    ];
    table.push([ax, ay, 1], on(0.2, 0.62), [...on(0.62, 1), 1], on(0.9, 0.52));
  }
  const [x, y] = at(1);
  return curve([...table, [x, y, 1]], 5);
}

/** A line whose outer side swells in round tufts, as woolly fur does; they lie on the left of its run. */
export function tufted(table: string, count: number, deep: number): Path {
  const way = curve(knots(table));
  const spots = resample(way, length(way) / (count * TUFT_STEPS));
  const sides = normals(spots);
  return spots.map(([x, y], i): Point => {
    const [nx, ny] = sides[i]!;
    const out = -deep * Math.sin((Math.PI * (i % TUFT_STEPS)) / TUFT_STEPS) ** 0.8;
    return [x + nx * out, y + ny * out];
  });
}

/** Points along each tuft of a woolly edge. */
const TUFT_STEPS = 8;

/** A fringed line across the axis that hangs lower in its middle, tufts down; y is the height of its ends. */
export function hangingRow(
  it: { readonly y: number; readonly half: number; readonly sag: number },
  count: number,
  deep: number,
): Path {
  return fringed(`${-it.half},${it.y} 0,${it.y + it.sag} ${it.half},${it.y}`, count, -deep);
}
