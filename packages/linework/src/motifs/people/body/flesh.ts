import { clockwise, trimOutside, unite } from '../../../geometry/boolean.ts';
import { arc } from '../../../geometry/forms.ts';
import { area, normals, resample } from '../../../geometry/path.ts';
import type { Path, Point, Shape } from '../../../geometry/point.ts';

/** How thick a limb is at a share (0 to 1) of its way. */
export type Girth = (share: number) => number;

/** A girth that runs straight between the given shares. */
export function girth(stops: readonly (readonly [share: number, radius: number])[]): Girth {
  return (share) => {
    const next = stops.findIndex(([at]) => at >= share);
    if (next < 0) return stops.at(-1)![1];
    const [b, wide] = stops[next]!;
    const [a, from] = stops[Math.max(0, next - 1)]!;
    return a === b ? wide : from + ((share - a) / (b - a)) * (wide - from);
  };
}

/** The outline of two circles and all that lies between them. */
export function capsule(a: Point, ra: number, b: Point, rb: number): Path {
  const away = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (away <= Math.abs(ra - rb) + 1e-6)
    return ra > rb ? arc(...a, ra, ra, 0, 6.2) : arc(...b, rb, rb, 0, 6.2);
  const base = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const open = Math.acos((ra - rb) / away);
  return [
    ...arc(...a, ra, ra, base + open, base + 2 * Math.PI - open),
    ...arc(...b, rb, rb, base - open, base + open),
  ];
}

/** A closed outline with its corners and kinks rounded, as a hand would draw it. */
export function soften(path: Path, step = 4, passes = 2): Path {
  let out: Path = resample(path, step, true);
  for (let pass = 0; pass < passes; pass++) {
    const from = out;
    out = from.map(([x, y], i): Point => {
      const [before, after] = [from.at(i - 1)!, from[(i + 1) % from.length]!];
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
    });
  }
  return out;
}

/** The largest outline of what shapes cover together. */
export function melt(paths: readonly Path[]): Path {
  const rims = unite(paths);
  return rims.reduce((best, rim) => (area(rim) > area(best) ? rim : best), rims[0] ?? []);
}

/** The outline of a limb with round ends. */
export function limbRim(spine: Path, thick: Girth): Path {
  const beads = beadsOf(spine, thick);
  return melt(beads.slice(1).map((bead, i) => capsule(beads[i]!.at, beads[i]!.r, bead.at, bead.r)));
}

/** The outline of a sleeve or trouser leg: round where it begins, open and a little bulging where it ends. */
export function sleeve(spine: Path, thick: Girth, sag = 0.3): Path {
  const beads = beadsOf(spine, thick);
  const end = beads.at(-1)!;
  const isFree = ({ at, r }: Bead): boolean => Math.hypot(at[0] - end.at[0], at[1] - end.at[1]) > r * 1.02;
  const last = Math.max(1, beads.findLastIndex(isFree));
  const round = beads
    .slice(1, last + 1)
    .map((bead, i) => capsule(beads[i]!.at, beads[i]!.r, bead.at, bead.r));
  return melt([...round, tail(beads.slice(Math.max(0, last - 1)), sag)]);
}

/** A cuff: the ring of a limb between two shares of its way. */
export function cuff(spine: Path, thick: Girth, [from, to]: readonly [number, number], sag = 0.3): Path {
  const beads = beadsOf(spine, thick);
  const cut = beads.slice(
    Math.floor(from * (beads.length - 1)),
    Math.max(2, Math.ceil(to * (beads.length - 1)) + 1),
  );
  const rim = tail(cut, sag);
  const [first, second] = [cut[0]!, cut[1]!];
  const [dx, dy] = unit(first.at, second.at);
  const [a, b] = [rim.at(-1)!, rim[0]!];
  const dip = Array.from({ length: 7 }, (_, i): Point => {
    const t = (i + 1) / 8;
    const along = Math.sin(t * Math.PI) * first.r * sag;
    return [a[0] + (b[0] - a[0]) * t + dx * along, a[1] + (b[1] - a[1]) * t + dy * along];
  });
  return clockwise([...rim, ...dip]);
}

/** The parts of an outline that lie outside a shape, as open lines. */
export function rimOutside(rim: Path, hidden: Shape): Path[] {
  const parts = trimOutside([[...rim, rim[0]!]], hidden);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || first === last || !meet(first[0]!, last.at(-1)!)) return parts;
  return [[...last, ...first.slice(1)], ...parts.slice(1, -1)];
}

interface Bead {
  readonly at: Point;
  readonly r: number;
}

function beadsOf(spine: Path, thick: Girth): Bead[] {
  const way = resample(spine, 7);
  return way.map((at, i) => ({ at, r: thick(i / (way.length - 1)) }));
}

function tail(beads: readonly Bead[], sag: number): Path {
  const way = beads.map(({ at }) => at);
  const sides = normals(way);
  const side = (sign: number): Point[] =>
    beads.map(({ at, r }, i): Point => [at[0] + sides[i]![0] * r * sign, at[1] + sides[i]![1] * r * sign]);
  const [a, b] = [beads.at(-2)!, beads.at(-1)!];
  const [dx, dy] = unit(a.at, b.at);
  const [left, right] = [side(1), side(-1)];
  const end = Array.from({ length: 9 }, (_, i): Point => {
    const along = Math.sin(((i + 1) / 10) * Math.PI) * b.r * sag;
    const aside = b.r * Math.cos(((i + 1) / 10) * Math.PI);
    const [sx, sy] = [(left.at(-1)![0] - b.at[0]) / b.r, (left.at(-1)![1] - b.at[1]) / b.r];
    return [b.at[0] + sx * aside + dx * along, b.at[1] + sy * aside + dy * along];
  });
  return [...left, ...end, ...right.toReversed()];
}

function unit(a: Point, b: Point): Point {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
}

function meet(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;
}
