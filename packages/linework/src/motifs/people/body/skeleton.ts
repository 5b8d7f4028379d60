import { between, distance, type Point } from '../../../geometry/point.ts';
import type { Build } from './build.ts';
import type { HandKind } from './hands.ts';

/** Angles are degrees on the page: 0 hangs straight down, 90 points to the right, -90 to the left, 180 up. */
type Degrees = number;

/** How an arm is held: by its angles, or by the point its wrist reaches for. */
export interface Arm {
  readonly upper?: Degrees;
  readonly fore?: Degrees;
  /** The wrist's goal in the body's own units, the middle of the hips on the origin, and the elbow's side. */
  readonly reach?: Point;
  readonly elbow?: 1 | -1;
  /** Shares of the true lengths, for an arm that points towards the reader. */
  readonly short?: readonly [number, number];
  readonly hand?: HandKind;
  /** Turns the hand from the forearm's direction. */
  readonly wrist?: Degrees;
  readonly thumb?: 1 | -1;
  /** What lies between the arm and the reader: the body, nothing, or it lies over everything. */
  readonly layer?: 'behind' | 'before' | 'over';
}

/** How a leg is held. */
export interface Leg {
  readonly upper: Degrees;
  readonly lower: Degrees;
  readonly short?: readonly [number, number];
  /** Where the toes point: to the left, to the right or to the reader. */
  readonly toes?: 'left' | 'right' | 'front';
  /** Turns the foot at the ankle: above 0 the toes go down. */
  readonly roll?: Degrees;
}

/** What a body does. The left is the reader's left. */
export interface Posture {
  /** How far the trunk leans from upright, to the right above 0. */
  readonly lean?: Degrees;
  /** How far the trunk bows to the right in the middle, in units. */
  readonly bow?: number;
  /** Tilt of hips and shoulders, right side down above 0. */
  readonly hips?: Degrees;
  readonly shoulders?: Degrees;
  /** How far the trunk is turned aside, -1 to 1. */
  readonly turn?: number;
  /** The gaze moves the pupils of large eyes, in units to the right and down. */
  readonly head?: { readonly tilt?: Degrees; readonly turn?: number; readonly gaze?: Point };
  readonly arms: readonly [Arm, Arm];
  readonly legs: readonly [Leg, Leg];
  /** Which leg lies before the other. */
  readonly near?: 0 | 1;
  /** Whether the legs lie before the trunk, as of somebody who sits. */
  readonly sits?: boolean;
  /** Height of the hips' middle above the ground when the feet do not decide it. */
  readonly height?: number;
}

/** A limb's three joints. */
export interface Joints {
  readonly root: Point;
  readonly bend: Point;
  readonly end: Point;
}

/** Where everything is. */
export interface Skeleton {
  readonly build: Build;
  readonly pose: Posture;
  readonly pelvis: Point;
  readonly belly: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly tilt: number;
  /** Unit vectors to the right along hips and shoulders, and up along the trunk. */
  readonly across: { readonly hips: Point; readonly shoulders: Point };
  readonly up: Point;
  readonly arms: readonly [Joints, Joints];
  readonly legs: readonly [Joints, Joints];
  /** The lowest point of the feet below the pelvis. */
  readonly ground: number;
  /** Share of the full width seen of a turned trunk. */
  readonly width: number;
}

/** Share of a foot's length from the ankle down to the sole. */
const SOLE = 0.4;

/** How much further hips, shoulders and waist swing than a pose says, so that weight is seen. */
const GESTURE = 1.6;

/** Finds every joint of a pose; the hips' middle stands on the origin. */
export function skeletonOf(build: Build, pose: Posture): Skeleton {
  const lean = rad(pose.lean ?? 0);
  const up: Point = [Math.sin(lean), -Math.cos(lean)];
  const side: Point = [-up[1], up[0]];
  const pelvis: Point = [0, 0];
  const neck: Point = [up[0] * build.torso, up[1] * build.torso];
  const half = between(pelvis, neck, 0.45);
  const bow = (pose.bow ?? 0) * GESTURE;
  const belly: Point = [half[0] + side[0] * bow, half[1] + side[1] * bow];
  const across = {
    hips: direction(rad((pose.hips ?? 0) * GESTURE)),
    shoulders: direction(lean + rad((pose.shoulders ?? 0) * GESTURE)),
  };
  const width = 1 - 0.34 * Math.abs(pose.turn ?? 0);
  const arms = ([-1, 1] as const).map((sign, i) => {
    const [aside, down] = build.armRoot ?? [build.shoulder - build.arm[0] * 0.86, build.arm[0] * 1.05];
    const out = aside * width * sign;
    const root: Point = [
      neck[0] + across.shoulders[0] * out - up[0] * down,
      neck[1] + across.shoulders[1] * out - up[1] * down,
    ];
    return armJoints(root, build, pose.arms[i]!);
  }) as [Joints, Joints];
  const legs = ([-1, 1] as const).map((sign, i) => {
    const out = (build.hip - build.leg[0] * 0.86) * width * sign;
    const leg = pose.legs[i]!;
    const root: Point = [across.hips[0] * out, across.hips[1] * out + 6];
    const bend = away(root, leg.upper, build.thigh * (leg.short?.[0] ?? 1));
    return { root, bend, end: away(bend, leg.lower, build.shin * (leg.short?.[1] ?? 1)) };
  }) as [Joints, Joints];
  const tilt = rad(pose.head?.tilt ?? 0) + lean * 0.4;
  const reach = build.neck + 45;
  const head: Point = [neck[0] + Math.sin(tilt) * reach, neck[1] - Math.cos(tilt) * reach];
  const soles = legs.map(({ end }) => end[1] + build.foot * SOLE);
  return {
    build,
    pose,
    pelvis,
    belly,
    neck,
    head,
    tilt,
    across,
    up,
    arms,
    legs,
    ground: pose.height ?? Math.max(...soles),
    width,
  };
}

/** A point in the middle of a hand, a share of its length beyond the wrist. */
export function alongHand({ arms, build }: Skeleton, i: 0 | 1, share: number): Point {
  const { bend, end } = arms[i];
  return between(bend, end, 1 + (build.hand * share) / distance(bend, end));
}

/** The point a way off in a direction as poses count it. */
function away([x, y]: Point, angle: Degrees, by: number): Point {
  return [x + Math.sin(rad(angle)) * by, y + Math.cos(rad(angle)) * by];
}

/** Degrees as radians. */
export function rad(degrees: Degrees): number {
  return (degrees * Math.PI) / 180;
}

function direction(angle: number): Point {
  return [Math.cos(angle), Math.sin(angle)];
}

function armJoints(root: Point, build: Build, arm: Arm): Joints {
  const upper = build.upperArm * (arm.short?.[0] ?? 1);
  const fore = build.foreArm * (arm.short?.[1] ?? 1);
  if (!arm.reach) {
    const bend = away(root, arm.upper ?? 0, upper);
    return { root, bend, end: away(bend, arm.fore ?? 0, fore) };
  }
  const [dx, dy] = [arm.reach[0] - root[0], arm.reach[1] - root[1]];
  const span = Math.min(Math.hypot(dx, dy), (upper + fore) * 0.995);
  const base = Math.atan2(dx, dy);
  const cosine = (upper * upper + span * span - fore * fore) / (2 * upper * Math.max(span, 1));
  const open = Math.acos(Math.max(-1, Math.min(1, cosine))) * (arm.elbow ?? 1);
  const bend: Point = [root[0] + Math.sin(base + open) * upper, root[1] + Math.cos(base + open) * upper];
  return { root, bend, end: [root[0] + Math.sin(base) * span, root[1] + Math.cos(base) * span] };
}
