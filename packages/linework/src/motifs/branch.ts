import { curve, type Knot } from '../geometry/curve.ts';
import { tube } from '../geometry/forms.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

/** A bough through the given points with the half width in units at its thick, left end. */
export function branch(
  sheet: Sheet,
  knots: readonly Knot[],
  thickness: number,
  random: Random,
  grain: number,
): void {
  const spine = curve(knots, 9);
  const rim = tube(spine, (t) => thickness * (1 - 0.35 * t) + 1.6 * Math.sin(t * 29));
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  for (let i = 0; i < grain; i++) {
    const at = Math.floor(((i + random.range(0.2, 0.8)) / grain) * (spine.length - 12));
    const lift = random.range(-0.35, 0.35) * thickness;
    inside.line(
      spine.slice(at, at + random.int(6, 11)).map(([x, y]) => [x, y + lift]),
      'fine',
      0.9,
    );
  }
}
