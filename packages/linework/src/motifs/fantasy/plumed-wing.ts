import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const ARM = curve(knots('0,40 -6,-60 -40,-160 -130,-250'), 5);

/** How many feathers a row of a wing has by grade, and how long they are. */
const ROWS: readonly (readonly [counts: readonly [number, number, number], share: number])[] = [
  [[4, 6, 10], 1],
  [[0, 4, 7], 0.6],
];

/** Half the width of the wing's arm, round at both ends. */
const half = (t: number): number => mix(29, 12, t) * Math.sqrt(Math.min(1, t * 5 + 0.01, (1 - t) * 9 + 0.01));

/** A raised wing of feathers; it grows out of the origin, upwards and back to the left, about 500 units high. */
export function plumedWing(
  sheet: Sheet,
  level: 0 | 1 | 2,
  roles: readonly [arm: Role, one: Role, other: Role],
): void {
  for (const [counts, share] of ROWS)
    for (let i = 0; i < counts[level]; i++) {
      const t = (i + 0.5) / counts[level];
      const [x, y] = ARM[Math.floor(t * (ARM.length - 1))]!;
      const long = mix(180, 270, t) * share;
      const view = sheet.at({ x, y, angle: mix(-2, -0.5, t) });
      view.shape(
        petal('round', long, mix(62, 78, t) * mix(0.74, 1, share) * (level === 2 ? 1 : 1.24)),
        'line',
        roles[1 + (i % 2)],
      );
      if (share === 1 && level > 0)
        view.line(
          [
            [0, -long * 0.5],
            [0, -long * 0.86],
          ],
          'fine',
          0.5,
        );
    }
  sheet.shape(clockwise(tube(ARM, half)), 'bold', roles[0]);
}
