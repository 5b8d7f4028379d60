import { ellipse } from '../../geometry/forms.ts';
import { contains } from '../../geometry/path.ts';
import type { Point } from '../../geometry/point.ts';
import type { Bed } from './laying.ts';

/** Where something round lies, in units. */
export interface RoundPlace {
  readonly at: Point;
  readonly radius: number;
}

/** Places for round things in a bed, well apart, at least so far from its rim that most of each is seen. */
export function placesIn(bed: Bed, radius: number, most: number): RoundPlace[] {
  const { random } = bed;
  const [left, top, right, bottom] = bed.box;
  const out: RoundPlace[] = [];
  for (let tries = 0; tries < 80 && out.length < most; tries++) {
    const at: Point = [random.range(left, right), random.range(top, bottom)];
    const grown = radius * random.range(0.75, 1.2);
    const isSeen = ellipse(at[0], at[1], grown * 0.8).every(
      (point, i) => i % 4 > 0 || bed.zone.some((rim) => contains(rim, point)),
    );
    if (!isSeen || out.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < radius * 3))
      continue;
    out.push({ at, radius: grown });
  }
  return out;
}
