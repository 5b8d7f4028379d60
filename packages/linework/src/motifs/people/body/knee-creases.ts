import { curve } from '../../../geometry/curve.ts';
import { between, polar, type Path } from '../../../geometry/point.ts';
import type { Joints, Skeleton } from './skeleton.ts';

/** A leg that is straighter than this many radians has no crease at the knee. */
const BENT_FROM = 0.3;

/** Creases behind the bent knees of trousers of a length (1 is at the knee, 2 at the ankle). */
export function kneeCreases(bones: Skeleton, length: number): Path[] {
  return length > 1.15 ? bones.legs.flatMap((leg) => kneeOf(leg, bones.build.leg[1])) : [];
}

/** Two short creases in the hollow of a bent knee. */
function kneeOf({ root, bend, end }: Joints, girth: number): Path[] {
  const thigh = Math.atan2(root[1] - bend[1], root[0] - bend[0]);
  const shin = Math.atan2(end[1] - bend[1], end[0] - bend[0]);
  const open = Math.atan2(Math.sin(thigh - shin), Math.cos(thigh - shin));
  if (Math.PI - Math.abs(open) < BENT_FROM) return [];
  const hollow = shin + open / 2;
  const rim = polar(bend, girth * 0.86, hollow);
  return [thigh, shin].map((way) => {
    const tip = between(bend, polar(bend, girth * 1.1, way), 0.55);
    return curve([rim, between(rim, tip, 0.55), polar(tip, girth * 0.16, hollow + Math.PI)]);
  });
}
