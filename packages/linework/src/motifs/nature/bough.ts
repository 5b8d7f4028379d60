import { clockwise } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A bough that reaches into the picture. */
export interface Bough {
  readonly spine: readonly Knot[];
  /** Half its width where it begins, in units. */
  readonly thickness: number;
  /** Leaves along it and their length. */
  readonly leaves: number;
  readonly size: number;
  readonly roles: readonly Role[];
  readonly random: Random;
  readonly ribs: boolean;
  /** Whether leaves begin at the rim of the bough, not on its middle. */
  readonly fromRim?: boolean;
}

/** Draws a bough with leaves on both sides in turn and one at its tip. */
export function bough(sheet: Sheet, it: Bough): void {
  const spine = curve(it.spine, 8);
  sheet.shape(clockwise(tube(spine, (t) => it.thickness * (1 - 0.72 * t))), 'line', 'wood');
  for (let i = 0; i <= it.leaves; i++) {
    const last = i === it.leaves;
    const k = Math.min(spine.length - 2, Math.floor((0.14 + (0.86 * i) / it.leaves) * spine.length));
    const [a, b] = [spine[k]!, spine[k + 1]!];
    const way = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
    const side = i % 2 === 0 ? -1 : 1;
    const size = it.size * it.random.range(0.88, 1.1);
    const angle = way + (last ? 0 : side * it.random.range(0.85, 1.15));
    const [x, y] =
      it.fromRim && !last
        ? polar(
            [a[0], a[1]],
            it.thickness * (1 - (0.72 * k) / spine.length) * 0.86,
            way + (side > 0 ? 0 : Math.PI),
          )
        : a;
    const spot = { x, y, angle };
    sheet.shape(place(petal('leaf', size, size * 0.48), spot), 'line', it.roles[i % it.roles.length]);
    if (it.ribs)
      sheet.line(
        place(
          [
            [0, -2],
            [0, -size * 0.4],
            [0, -size * 0.76],
          ],
          spot,
        ),
        'fine',
        0.6,
      );
  }
}
