import { clockwise, grow, unite } from '../../../geometry/boolean.ts';
import { blob, curve } from '../../../geometry/curve.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots, points } from '../../../geometry/knots.ts';
import {
  mix,
  place,
  polar,
  type Path,
  type Placement,
  type Point,
  type Shape,
} from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { feet, limb } from './limbs.ts';
import { type Bone, bonesOf, dress, type Pelt } from './pelt.ts';
import type { Pose } from './pose.ts';
import { softCoat, softTufts } from './soft-coat.ts';
import { hairy, shag } from './tufts.ts';

/** How an animal on four legs is built, in units; it looks to the right and stands on the frame's origin. */
export interface Build {
  /** From hip to shoulder. */
  readonly length: number;
  readonly leg: number;
  /** Half its thickness at the rump, the belly and the chest. */
  readonly trunk: readonly [rump: number, belly: number, chest: number];
  /** The neck's length and half widths at the chest and behind the head. */
  readonly neck: readonly [length: number, base: number, top: number];
  /** Half widths of a leg: thigh, knee, heel. */
  readonly limb: readonly [thigh: number, knee: number, heel: number];
  readonly foot: 'paw' | 'hoof' | 'planted' | 'pad';
  /** Whether its hooves are split, as those of deer, cows and pigs are. */
  readonly isCloven?: boolean;
  /** Half a foot's length. */
  readonly sole: number;
  readonly headScale: number;
}

/** Where the parts of a posed animal lie. */
export interface Joints {
  readonly hip: Point;
  readonly shoulder: Point;
  readonly nape: Point;
  readonly head: Placement;
  /** The middle of the back and of the belly. */
  readonly back: Point;
  readonly belly: Point;
  /** Where the tail begins. */
  readonly dock: Point;
  readonly tail: number;
  /** The ends of the legs: near and far hind foot, near and far forefoot. */
  readonly feet: readonly [Point, Point, Point, Point];
}

/** What makes a species of the frame. */
export interface Beast {
  readonly build: Build;
  readonly coat: Role;
  /** The coat of the legs on the far side. */
  readonly far?: Role;
  readonly hoof?: Role;
  /** The head's outline about the joint behind it, 100 to 140 units long. */
  readonly face: string;
  /** Other outlines that melt with the body: a trunk, a hump, a tail of the body's color. */
  readonly melts?: (at: Joints) => readonly Path[];
  /** Before the body: the far ear, the tail, wings. */
  readonly behind?: (sheet: Sheet, at: Joints, level: 0 | 1 | 2) => void;
  /** What lies on the coat, clipped by it: belly, spots, socks. */
  readonly marks?: (sheet: Sheet, at: Joints, level: 0 | 1 | 2) => void;
  /** What covers it on the finest pages: creased skin, a net of patches, soft rows of tufts (`softCoat`) or nothing. */
  readonly pelt?: (Pelt & { readonly kind: 'hide' | 'net' }) | 'soft' | 'smooth';
  /** Whether its folds are smooth on medium pages, with short rows of tufts beside them. */
  readonly isCombed?: boolean;
  /** The features of the head, in its own frame. */
  readonly features: (sheet: Sheet, level: 0 | 1 | 2) => void;
  /** After everything: a mane, a collar. */
  readonly over?: (sheet: Sheet, at: Joints, level: 0 | 1 | 2) => void;
}

/** The joints of a posed build. */
function jointsOf(build: Build, pose: Pose): Joints {
  const at = ([x, y]: readonly [number, number]): Point => [x * build.length, y * build.leg];
  const [hip, shoulder] = [at(pose.hip), at(pose.shoulder)];
  const root: Point = [shoulder[0] + build.trunk[2] * 0.3, shoulder[1] - build.trunk[2] * 0.25];
  const nape = polar(root, build.neck[0], -pose.neck);
  const lean = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0]);
  const middle: Point = [
    mix(hip[0], shoulder[0], 0.5),
    mix(hip[1], shoulder[1], 0.5) - pose.arch * build.leg,
  ];
  const foot = (table: string, joint: Point): Point => legOf(table, joint, build).at(-1)!;
  return {
    hip,
    shoulder,
    nape,
    head: { x: nape[0], y: nape[1], angle: pose.head, scale: build.headScale },
    back: [middle[0], middle[1] - build.trunk[1]],
    belly: [middle[0], middle[1] + build.trunk[1]],
    dock: polar(hip, build.trunk[0] * 0.8, Math.PI + lean + 0.5),
    tail: pose.tail,
    feet: [
      foot(pose.hind[0], hip),
      foot(pose.hind[1], hip),
      foot(pose.fore[0], shoulder),
      foot(pose.fore[1], shoulder),
    ],
  };
}

function legOf(table: string, joint: Point, build: Build): Point[] {
  const reach = build.leg - build.sole * 0.3;
  return [joint, ...points(table).map(([x, y]): Point => [joint[0] + x * reach, joint[1] + y * reach])];
}

/** Rounds off the corners in which outlines meet. */
function melted(paths: readonly Path[], by: number): Shape {
  return grow(grow(unite(paths), by), -by);
}

/** Draws a beast in a pose. */
export function quadruped(sheet: Sheet, beast: Beast, pose: Pose, level: 0 | 1 | 2): Joints {
  const { build } = beast;
  const at = jointsOf(build, pose);
  const soft = build.leg * 0.1;
  const legs = {
    hind: pose.hind.map((table) => legOf(table, at.hip, build)),
    fore: pose.fore.map((table) =>
      legOf(table, [at.shoulder[0] - build.trunk[2] * 0.1, at.shoulder[1]], build),
    ),
  };
  for (const end of ['hind', 'fore'] as const) {
    const leg = legs[end][1]!;
    sheet.shape(melted(limb(build, leg, end), soft * 0.6), 'bold', beast.far ?? beast.coat);
    feet(sheet, beast, leg, level);
  }
  beast.behind?.(sheet, at, level);
  const smooth = melted(
    [
      ...trunkOf(build, at),
      ...limb(build, legs.hind[0]!, 'hind'),
      ...limb(build, legs.fore[0]!, 'fore'),
      clockwise(place(blob(knots(beast.face)), at.head)),
      ...(beast.melts?.(at) ?? []),
    ],
    soft,
  );
  const isFurry = level > 0 && beast.pelt === 'soft';
  const rim = isFurry
    ? melted([...smooth, ...shag(build, at, legs.hind[0]![1]!, legs.fore[0]![1]!)], 2)
    : smooth;
  sheet.shape(rim, 'bold', beast.coat);
  if (level === 2 && typeof beast.pelt === 'object')
    dress(sheet, {
      pelt: beast.pelt,
      rim,
      bones: skeletonOf(at, legs),
      coat: beast.coat,
      marks: (plan) => beast.marks?.(plan, at, level),
    });
  else {
    if (isFurry && level === 2) softCoat(sheet, rim, build, at);
    else folds(sheet, build, at, pose, isFurry && !beast.isCombed);
    if (isFurry && level === 1 && beast.isCombed) softTufts(sheet.inside(rim), build, at);
    beast.marks?.(sheet.inside(rim), at, level);
  }
  sheet.rim(rim, 'bold');
  for (const leg of [legs.hind[0]!, legs.fore[0]!]) feet(sheet, beast, leg, level);
  beast.over?.(sheet, at, level);
  beast.features(sheet.at(at.head), level);
  return at;
}

/** The way the body runs: from the nose over neck and back, and down the legs. */
function skeletonOf(
  at: Joints,
  legs: Readonly<Record<'hind' | 'fore', readonly (readonly Point[])[]>>,
): Bone[] {
  const brow = place([[90, 0]], at.head)[0]!;
  const bones = bonesOf([brow, at.nape, at.shoulder, at.hip, at.dock], 0, 0.34);
  const behind = (index: number) => bones[index]!.along;
  return [
    ...bones,
    ...bonesOf(legs.fore[0]!, behind(2) + 10, 0),
    ...bonesOf(legs.hind[0]!, behind(3) + 10, 0),
  ];
}

function trunkOf(build: Build, at: Joints): Path[] {
  const [rump, belly, chest] = build.trunk;
  const middle: Point = [(at.back[0] + at.belly[0]) / 2, (at.back[1] + at.belly[1]) / 2];
  const [dx, dy] = [at.shoulder[0] - at.hip[0], at.shoulder[1] - at.hip[1]];
  const long = Math.hypot(dx, dy) || 1;
  const isSlim = build.limb[2] < 20;
  const off = (t: number, low: number): Point => {
    const from = t < 0.5 ? at.hip : at.shoulder;
    const share = t < 0.5 ? t * 2 : 2 - t * 2;
    return [
      mix(from[0], middle[0], share) - (dy / long) * low,
      mix(from[1], middle[1], share) + (dx / long) * low,
    ];
  };
  const spine = curve(
    [at.hip, off(0.3, isSlim ? -belly * 0.12 : 0), off(0.7, belly * (isSlim ? 0.12 : 0.05)), at.shoulder].map(
      ([x, y]) => [x, y] as const,
    ),
    8,
  );
  const waist = isSlim ? 0.86 : 1;
  const wide = (t: number): number =>
    t < 0.3
      ? mix(rump, belly * waist, t / 0.3)
      : t < 0.7
        ? mix(belly * waist, belly * 1.06, (t - 0.3) / 0.4)
        : mix(belly * 1.06, chest, (t - 0.7) / 0.3);
  const root: Point = [at.shoulder[0], at.shoulder[1] - chest * 0.1];
  const throat = curve(
    [root, [mix(root[0], at.nape[0], 0.55), mix(root[1], at.nape[1], 0.5)] as const, at.nape].map(
      ([x, y]) => [x, y] as const,
    ),
    6,
  );
  const [, base, top] = build.neck;
  return [
    clockwise(tube(spine, wide)),
    ellipse(at.hip[0], at.hip[1], rump),
    ellipse(at.shoulder[0], at.shoulder[1], chest),
    clockwise(tube(throat, (t) => mix(base, top, t ** 0.8))),
  ];
}

/** The lines of thigh and shoulder on the coat. */
function folds(sheet: Sheet, build: Build, at: Joints, pose: Pose, isFurry: boolean): void {
  const fold = (line: readonly Point[], size: number): Path => (isFurry ? hairy(line, 4, size) : [...line]);
  const [rump, , chest] = build.trunk;
  const [kx, ky] = legOf(pose.hind[0], at.hip, build)[1]!;
  sheet.line(
    fold(
      curve([
        [at.hip[0] + rump * 0.55, at.hip[1] - rump * 0.35],
        [mix(at.hip[0], kx, 0.5) + build.limb[0] * 0.95, mix(at.hip[1], ky, 0.5)],
        [kx + build.limb[1] * 1.02, ky],
      ]),
      -build.trunk[2] * 0.2,
    ),
    'line',
    0.7,
  );
  const [ex, ey] = legOf(pose.fore[0], at.shoulder, build)[1]!;
  sheet.line(
    fold(
      curve([
        [at.shoulder[0] - chest * 0.5, at.shoulder[1] - chest * 0.1],
        [mix(at.shoulder[0], ex, 0.5) - build.limb[0] * 0.9, mix(at.shoulder[1], ey, 0.5)],
        [ex - build.limb[1] * 1.05, ey],
      ]),
      build.trunk[2] * 0.2,
    ),
    'line',
    0.7,
  );
}

/** A tail's spine: its length and how much its end bends up against its beginning. */
export function tailOf(at: Joints, length: number, bend: number): Point[] {
  const way = Math.PI + at.tail;
  const half = polar(at.dock, length * 0.5, way - bend * 0.4);
  const [x, y] = polar(half, length * 0.5, way + bend);
  return curve(
    [
      [at.dock[0] + 14, at.dock[1] + 4],
      [at.dock[0], at.dock[1]],
      [half[0], half[1]],
      [x, y],
    ],
    6,
  );
}

/** A tail that swells towards its end and closes in a tip. */
export function plume(spine: readonly Point[], base: number, wide: number): Path {
  const swell = (t: number): number => base + wide * Math.sin(Math.PI * Math.min(1, t * 0.84 + 0.04)) ** 0.8;
  return clockwise(tube(spine, (t) => swell(t) * Math.sqrt(Math.max(0.002, 1 - t ** 5))));
}

/** A tail of even width with a round end. */
export function rope(spine: readonly Point[], half: number): Shape {
  const [x, y] = spine.at(-1)!;
  return unite([clockwise(tube(spine, (t) => half * (1.15 - 0.3 * t))), ellipse(x, y, half * 0.88)]);
}
