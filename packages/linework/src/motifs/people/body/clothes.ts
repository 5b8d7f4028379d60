import { intersect, unite } from '../../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { area, bounds, length as lengthOf } from '../../../geometry/path.ts';
import { between, mix, type Path, type Point, type Shape } from '../../../geometry/point.ts';
import { fillZone, type PatternName } from '../../../patterns/patterns.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { cuff, girth, rimOutside, sleeve, soften, type Girth } from './flesh.ts';
import type { Joints, Skeleton } from './skeleton.ts';

/** How a cloth is printed. */
export type Print = 'plain' | 'stripes' | PatternName;

/** A point of the trunk: a share from hips (0) to neck (1), and aside in units, to the right above 0. */
export function trunkAt(bones: Skeleton, share: number, aside: number): Point {
  const { pelvis, belly, neck, across } = bones;
  const low = share < 0.45;
  const t = low ? share / 0.45 : (share - 0.45) / 0.55;
  const [x, y] = low ? between(pelvis, belly, t) : between(belly, neck, t);
  const [h, s] = [across.hips, across.shoulders];
  const dir: Point = [mix(h[0], s[0], share), mix(h[1], s[1], share)];
  return [x + dir[0] * aside * bones.width, y + dir[1] * aside * bones.width];
}

/** How a trunk hangs: down to a share of the way from the hips, how loose it is, and how much wider at its foot. */
export interface TrunkCut {
  readonly foot: number;
  readonly ease: number;
  readonly flare: number;
}

/** The upper part of a trunk: its neck, points of the shoulder by shares of its width, where the chest begins. */
interface Shoulders {
  readonly neck: number;
  readonly points: readonly (readonly [share: number, wide: number])[];
  readonly chest: number;
}

const SQUARE: Shoulders = {
  neck: 1.02,
  points: [
    [0.97, 0.66],
    [0.91, 0.97],
  ],
  chest: 0.74,
};

/** The outline of trunk and cloth from the neck down. */
export function trunkRim(
  bones: Skeleton,
  { foot, ease, flare }: TrunkCut,
  { neck, points, chest }: Shoulders = SQUARE,
): Path {
  const { build } = bones;
  const half = (share: number): number =>
    ease +
    (share > 0.45
      ? mix(build.waist, build.chest, Math.min(1, (share - 0.45) / 0.3))
      : mix(build.hip, build.waist, Math.max(0, share) / 0.45));
  const side = (sign: 1 | -1): Knot[] => {
    const knot = (share: number, out: number): Point => trunkAt(bones, share, sign * out);
    const stops = [chest, 0.45, 0.16].filter((share) => share > foot + 0.06);
    return [
      [...knot(neck, 11 + ease), 1],
      ...points.map(([share, wide]) => knot(share, build.shoulder * wide)),
      ...stops.map((share) => knot(share, half(share))),
      [...knot(foot, half(foot) + flare), 1],
    ];
  };
  const sag = trunkAt(bones, foot, 0);
  return blob([...side(1), [sag[0], sag[1] + 4], ...side(-1).toReversed(), trunkAt(bones, 0.99, 0)]);
}

/** A point of a leg: 0 to 1 along the thigh, 1 to 2 along the shin. */
function legAt({ root, bend, end }: Joints, at: number): Point {
  return at <= 1 ? between(root, bend, at) : between(bend, end, at - 1);
}

/** The way of a limb through its joints, its bend rounded. */
export function spineOf({ root, bend, end }: Joints, upTo = 2): Path {
  const knots: Knot[] = [root, between(root, bend, 0.86)];
  if (upTo <= 0.98) return curve([root, between(root, bend, upTo)]);
  knots.push(between(bend, end, 0.14));
  knots.push(between(bend, end, Math.max(0.2, upTo - 1)));
  return curve(knots);
}

/** The way of an arm through its joints. */
export function armSpine({ build }: Skeleton, joints: Joints, upTo = 2): Path {
  const { root, bend, end } = joints;
  if (!build.hasElbows || upTo <= 0.98) return spineOf(joints, upTo);
  return curve([
    root,
    between(root, bend, 0.5),
    between(root, bend, 0.93),
    between(bend, end, 0.07),
    between(bend, end, Math.max(0.14, (upTo - 1) * 0.5)),
    between(bend, end, Math.max(0.2, upTo - 1)),
  ]);
}

/** How thick an arm is along its way to the given share (2 is the wrist). */
export function armGirth(bones: Skeleton, ease = 0): Girth {
  const [a, b, c] = bones.build.arm;
  if (bones.build.hasElbows)
    return girth([
      [0, a + ease],
      [0.26, a * 0.97 + ease],
      [0.44, b * 0.98 + ease],
      [0.5, b * 0.92 + ease],
      [0.6, b * 1.1 + ease],
      [0.72, b * 1.04 + ease],
      [0.9, c * 1.02 + ease],
      [1, c * 0.96 + ease],
    ]);
  return girth([
    [0, a + ease],
    [0.3, a * 0.98 + ease],
    [0.5, b + ease],
    [0.64, b * 1.03 + ease],
    [1, c + ease],
  ]);
}

/** How thick a leg is along its way. */
export function legGirth(bones: Skeleton, ease = 0): Girth {
  const [a, b, c] = bones.build.leg;
  return girth([
    [0, a + ease],
    [0.2, a * 0.98 + ease],
    [0.36, mix(a, b, 0.55) + ease],
    [0.5, b + ease],
    [0.57, b * 1.02 + ease],
    [0.67, b * 1.17 + ease],
    [0.76, b * 1.06 + ease],
    [0.88, mix(b, c, 0.75) + ease],
    [1, c + ease],
  ]);
}

/** The part of a girth up to a share of its way, grown towards its end. */
function partOf(thick: Girth, upTo: number, flare: number): Girth {
  return (share) => thick(share * upTo) + flare * share;
}

/** Lays a cloth that goes on from another: no line where the two are joined. */
export function layJoined(sheet: Sheet, rim: Path, role: Role, joined: Shape): void {
  sheet.shape(rim, 'none', role);
  for (const line of rimOutside(rim, joined)) sheet.line(line, 'bold', 0.25);
}

/** The round place where a limb grows out of the trunk. */
export function rootOf(trunk: Path, { root }: Joints, radius: number): Shape {
  return intersect([ellipse(root[0], root[1], radius)], [trunk]);
}

/** Prints a pattern on a cloth. */
export function printOn(
  sheet: Sheet,
  cloth: Path,
  print: Print,
  roles: readonly [Role, Role],
  size: number,
  tilt = 0,
): void {
  printWithin(sheet, [cloth], print, roles, size, tilt);
  if (print === 'stripes') sheet.rim(cloth, 'bold');
}

/** Prints a pattern on a part of a cloth and leaves its outline. */
export function printWithin(
  sheet: Sheet,
  zone: Shape,
  print: Print,
  roles: readonly [Role, Role],
  size: number,
  tilt = 0,
): void {
  if (print === 'plain') return;
  if (print !== 'stripes') return fillZone(print, { sheet, zone, size, angle: tilt, roles });
  const [left, top, right, bottom] = bounds(zone);
  const inside = sheet.inside(zone);
  for (let y = top - size; y < bottom + size; y += size * 1.2) {
    const dip = (right - left) * Math.tan(tilt);
    inside.shape(
      blob([
        [left - 9, y - dip / 2, 1],
        [(left + right) / 2, y + 5],
        [right + 9, y + dip / 2, 1],
        [right + 9, y + size * 0.6 + dip / 2, 1],
        [(left + right) / 2, y + size * 0.6 + 5],
        [left - 9, y + size * 0.6 - dip / 2, 1],
      ]),
      'fine',
      roles[1],
    );
  }
}

/** A sleeve: how far it goes (1 the elbow, 2 the wrist), how wide it is and how it ends. */
export interface SleeveCut {
  readonly length: number;
  readonly ease: number;
  readonly flare: number;
  readonly cuff?: Role;
}

/** The outline of a sleeve, and its cuff. */
export function sleeveOn(
  bones: Skeleton,
  joints: Joints,
  cut: SleeveCut,
): { rim: Path; cuff: Path | undefined } {
  const spine = armSpine(bones, joints, cut.length);
  const thick = partOf(armGirth(bones, cut.ease), cut.length / 2, cut.flare);
  const rim = sleeve(spine, thick);
  const band = Math.min(0.3, 13 / (cut.length * 0.5 * (bones.build.upperArm + bones.build.foreArm)));
  return {
    rim,
    cuff: cut.cuff ? cuff(spine, (share) => thick(share) + 1.5, [1 - band, 1]) : undefined,
  };
}

/** The outline of trousers, and the line where the nearer leg lies over the other. */
export function trousersOn(
  bones: Skeleton,
  { length, ease, flare }: { readonly length: number; readonly ease: number; readonly flare: number },
): { rims: Shape; overlap: readonly Path[]; hems: readonly Path[] } {
  const { build } = bones;
  const waist = trunkAt(bones, 0.36, 0);
  const out = (share: number, sign: number): Point =>
    trunkAt(bones, share, sign * (mix(build.hip, build.waist, share / 0.45) + ease));
  const block = blob([
    [...out(0.36, -1), 1],
    waist,
    [...out(0.36, 1), 1],
    out(0.1, 1),
    trunkAt(bones, -0.14, build.hip * 0.72),
    trunkAt(bones, -0.2, 0),
    trunkAt(bones, -0.14, -build.hip * 0.72),
    out(0.1, -1),
  ]);
  const spines = bones.legs.map((joints) => spineOf(joints, length));
  const thick = partOf(legGirth(bones, ease), length / 2, flare);
  const legs = spines.map((spine) => sleeve(spine, thick, 0.22));
  const near = bones.pose.near ?? 1;
  const [front, back] = [legs[near]!, legs[1 - near]!];
  const root = bones.legs[near].root;
  const hidden = unite([ellipse(root[0], root[1], build.leg[0] * 1.62), block]);
  const inside = intersect([front], unite([back, block]));
  const seen = inside.length > 0 ? rimOutside(front, hidden).flatMap((line) => within(line, back)) : [];
  const band = 12 / (build.thigh + build.shin);
  return {
    rims: unite([block, ...legs])
      .filter((rim) => area(rim) > 0)
      .map((rim) => soften(rim)),
    overlap: seen,
    hems: spines.map((spine) => cuff(spine, (share) => thick(share) + 1, [1 - band, 1], 0.22)),
  };
}

function within(line: Path, rim: Path): Path[] {
  const runs: Point[][] = [[]];
  for (const point of line) {
    if (isInside(rim, point)) runs.at(-1)!.push(point);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 1 && lengthOf(run) > 26);
}

function isInside(path: Path, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = path.length - 1; i < path.length; j = i++) {
    const [a, b] = [path[i]!, path[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** A skirt from a share of the trunk to a place on the legs. */
export interface SkirtCut {
  readonly from: number;
  readonly length: number;
  readonly flare: number;
  /** How high its hem swings on the left and on the right. */
  readonly swing?: readonly [number, number];
}

/** The outline of a skirt, its folds from hem to waist and its hem. */
export function skirtOn(
  bones: Skeleton,
  cut: SkirtCut,
): { rim: Path; folds: readonly Path[]; hem: (share: number) => Path } {
  const { build, legs } = bones;
  const reach = legs.map((joints) => legAt(joints, cut.length));
  const low = Math.max(reach[0]![1], reach[1]![1]);
  const [swingLeft, swingRight] = cut.swing ?? [0, 0];
  const left: Point = [
    Math.min(reach[0]![0], reach[1]![0], -build.hip * 0.7) - build.leg[0] * 0.7 - cut.flare,
    low - swingLeft,
  ];
  const right: Point = [
    Math.max(reach[0]![0], reach[1]![0], build.hip * 0.7) + build.leg[0] * 0.7 + cut.flare,
    low - swingRight,
  ];
  const waist = (sign: number): Point =>
    trunkAt(bones, cut.from, sign * (mix(build.hip, build.waist, Math.min(1, cut.from / 0.45)) + 2));
  const [a, b] = [waist(-1), waist(1)];
  const bulge = (p: Point, q: Point): Point => {
    const [x, y] = between(p, q, 0.4);
    return [x + (p[0] < bones.belly[0] ? -1 : 1) * Math.abs(q[1] - p[1]) * 0.04, y];
  };
  const hem = (share: number): Path => {
    const [c, d] = [between(a, left, share), between(b, right, share)];
    const aside = share < 1 ? 0.14 : 0;
    const [p, q] = [between(c, d, -aside), between(c, d, 1 + aside)];
    const waves = 5;
    const line = Array.from({ length: waves * 2 + 1 }, (_, i): Point => {
      const t = i / (waves * 2);
      const [x, y] = between(p, q, t);
      const sag = Math.sin(t * Math.PI) * Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.085;
      return [x, y + sag + (i % 2 === 0 ? 0 : 5 * share)];
    });
    return curve(line, 2);
  };
  const foot = hem(1);
  const sideOf = (p: Point, q: Point): Path => curve([p, bulge(p, q), q]);
  const rim = [...sideOf(a, left), ...foot, ...sideOf(b, right).toReversed()];
  const folds = [0.2, 0.4, 0.6, 0.8].map((t) => {
    const from = foot[Math.round(t * (foot.length - 1))]!;
    const to = between(a, b, mix(0.5, t, 0.9));
    return curve([from, [mix(from[0], to[0], 0.5) + (t - 0.5) * 8, mix(from[1], to[1], 0.5)], to]);
  });
  return { rim, folds, hem };
}
