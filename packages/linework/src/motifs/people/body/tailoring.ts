import { intersect } from '../../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { between, type Path, type Point, type Shape } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { legGirth, spineOf, trunkAt } from './clothes.ts';
import { cuff } from './flesh.ts';
import type { Joints, Skeleton } from './skeleton.ts';
import type { Showing } from './somebody.ts';

/** A ring round the trunk between two shares of its height, wider than any body. */
function ringOf(bones: Skeleton, low: number, high: number): Path {
  const wide = bones.build.hip * 2;
  const at = (share: number, sign: number): Knot => [...trunkAt(bones, share, sign * wide), 1];
  const mid = (share: number): Point => {
    const [x, y] = trunkAt(bones, share, 0);
    return [x, y + 5];
  };
  return blob([at(high, -1), mid(high), at(high, 1), at(low, 1), mid(low), at(low, -1)]);
}

/** Draws what a plain top is sewn with: a hem, bands on the chest, a pouch or a pocket. */
export function topSewing(sheet: Sheet, it: Showing, bones: Skeleton, trunk: Path): void {
  const { top, bottom } = it.who;
  if (it.level === 0 || bottom.bib || bottom.kind === 'dress' || bottom.kind === 'tail') return;
  const band = (low: number, high: number): void => {
    for (const part of intersect([ringOf(bones, low, high)], [trunk])) sheet.shape(part, 'line', top.trim);
  };
  if (bottom.kind === 'trousers') {
    band(-0.3, bones.pose.sits ? 0.15 : 0.05);
    if (it.level === 2 && it.size !== 'small') ribs(sheet, bones, trunk);
  }
  if (top.print && top.print !== 'plain') return;
  if (top.sewn === 'bands') {
    band(0.4, 0.48);
    band(0.52, 0.57);
  }
  if (top.sewn === 'pouch' && bottom.kind === 'trousers' && !bones.pose.sits) pouch(sheet, it, bones);
  if (top.sewn === 'pocket') pocket(sheet, it, bones);
}

/** The ribs of a knitted hem. */
function ribs(sheet: Sheet, bones: Skeleton, trunk: Path): void {
  const inside = sheet.inside([trunk]);
  const foot = bones.pose.sits ? 0.13 : 0.03;
  for (let aside = -bones.build.hip; aside <= bones.build.hip; aside += 9)
    inside.line([trunkAt(bones, foot - 0.02, aside), trunkAt(bones, foot - 0.14, aside)], 'fine', 0.3);
}

/** The pouch of a hooded jumper. */
function pouch(sheet: Sheet, it: Showing, bones: Skeleton): void {
  const wide = bones.build.waist;
  const at = (share: number, aside: number): Knot => [...trunkAt(bones, share, aside * wide), 1];
  sheet.shape(
    blob([at(0.36, -0.4), at(0.36, 0.4), at(0.2, 0.72), at(0.08, 0.72), at(0.08, -0.72), at(0.2, -0.72)]),
    'line',
    it.who.top.trim,
  );
}

/** A pocket on the chest with a flap and a button. */
function pocket(sheet: Sheet, it: Showing, bones: Skeleton): void {
  const wide = bones.build.chest;
  const at = (share: number, aside: number): Knot => [...trunkAt(bones, share, aside * wide), 1];
  const low: Point = trunkAt(bones, 0.47, 0.45 * wide);
  sheet.shape(
    blob([at(0.68, 0.2), at(0.68, 0.7), at(0.51, 0.7), [...low, 1], at(0.51, 0.2)]),
    'line',
    it.who.top.trim,
  );
  if (it.level < 2 || it.size === 'small') return;
  sheet.line([trunkAt(bones, 0.63, 0.2 * wide), trunkAt(bones, 0.63, 0.7 * wide)], 'fine', 0);
  sheet.shape(ellipse(...trunkAt(bones, 0.59, 0.45 * wide), 2.6), 'fine', 'gold');
}

/** Draws what trousers are sewn with: pockets, a fly, seams along the legs, folds above the hems. */
export function trouserSewing(sheet: Sheet, it: Showing, bones: Skeleton, cloth: Shape): void {
  if (it.level === 0) return;
  const inside = sheet.inside(cloth);
  if (!bones.pose.sits && !it.who.bottom.bib)
    inside.line(
      curve([trunkAt(bones, -0.02, 5), trunkAt(bones, -0.12, 5), trunkAt(bones, -0.17, 0)]),
      'fine',
      0.3,
    );
  const near = it.posture.near ?? 1;
  const isAside = Math.abs(it.posture.turn ?? 0) > 0.4;
  for (const i of [0, 1] as const) {
    if (it.who.blade === i) continue;
    const isSeen = !isAside || i === near;
    const leg = alongLeg(bones.legs[i], i === 0 ? -1 : 1, bones.build.leg);
    if (isSeen && !bones.pose.sits)
      inside.line(curve([leg(0.04, 0.15), leg(0.16, 0.5), leg(0.21, 0.8)]), 'fine', 0.2);
    if (it.who.bottom.length < 1.5) continue;
    if (it.size === 'small') continue;
    if (isSeen && it.level === 2)
      inside.line(curve([leg(0.42, 0.6), leg(0.86, 0.66), leg(1.2, 0.6), leg(1.66, 0.62)]), 'fine', 0.4);
    for (const [at, side] of [
      [1.62, -1],
      [1.7, 1],
    ] as const)
      inside.line(
        curve([leg(at, side * 0.8), leg(at + 0.05, side * 0.45), leg(at + 0.04, side * 0.1)]),
        'fine',
        0.8,
      );
    inside.line(curve([leg(1.0, -0.8), leg(1.05, -0.5), leg(1.03, -0.2)]), 'fine', 0.8);
  }
}

/** Finds points of a leg: 0 to 1 along the thigh, 1 to 2 along the shin, aside in its own thickness. */
function alongLeg(
  { root, bend, end }: Joints,
  out: number,
  [hip, knee, ankle]: readonly [number, number, number],
): (at: number, aside: number) => Point {
  return (at, aside) => {
    const [a, b] = at <= 1 ? [root, bend] : [bend, end];
    const t = at <= 1 ? at : at - 1;
    const [x, y] = between(a, b, t);
    const size = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
    const thick = at <= 1 ? hip + (knee - hip) * t : knee + (ankle - knee) * t;
    const by = (out * aside * thick) / size;
    return [x + (b[1] - a[1]) * by, y - (b[0] - a[0]) * by];
  };
}

/** Draws a sock above a low shoe where the leg is bare. */
export function sock(sheet: Sheet, it: Showing, bones: Skeleton, i: 0 | 1): void {
  const { bottom, feet, feetRole } = it.who;
  if (it.level === 0 || feet !== 'sneaker' || bottom.length > 1.5 || it.size === 'small') return;
  const spine = spineOf(bones.legs[i]);
  const thick = legGirth(bones, 1.4);
  sheet.shape(cuff(spine, thick, [0.8, 1]), 'line', 'paper');
  if (it.level === 2) sheet.shape(cuff(spine, legGirth(bones, 2.2), [0.8, 0.845]), 'line', feetRole);
}
