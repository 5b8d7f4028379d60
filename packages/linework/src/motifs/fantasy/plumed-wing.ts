import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

const ARM = curve(knots('-8,30 -4,-40 2,-130 -34,-214 -104,-262'), 5);

/** A row of feathers: how many by grade, how long as a share of the longest, and how broad. */
interface Row {
  readonly counts: readonly [number, number, number];
  readonly share: number;
  readonly wide: number;
}

/** The quills, and the two rows of coverts over their roots. */
const ROWS: readonly Row[] = [
  { counts: [5, 9, 11], share: 1, wide: 1 },
  { counts: [4, 7, 9], share: 0.56, wide: 0.94 },
  { counts: [0, 8, 9], share: 0.3, wide: 0.9 },
];

/** Half the width of the wing's arm, broad at the shoulder. */
const half = (t: number): number => mix(21, 11, t) * Math.sqrt(Math.min(1, t * 6 + 0.02, (1 - t) * 9 + 0.01));

/** A row of feathers, from the tip of the wing to the shoulder, each over the one before it. */
function feathers(sheet: Sheet, level: Level, { counts, share, wide }: Row, roles: readonly Role[]): void {
  const count = counts[level];
  for (let i = count - 1; i >= 0; i--) {
    const t = (i + 0.4) / count;
    const [x, y] = ARM[Math.floor(t * (ARM.length - 1))]!;
    const long = mix(176, 290, t ** 0.9) * share;
    const view = sheet.at({ x, y, angle: mix(-2.15, -0.62, t ** 1.15) });
    view.shape(petal('round', long, (mix(92, 78, t) * wide * 9) / (count + 1.4)), 'line', roles[i % 2]);
    if (share === 1 && level > 0)
      view.line(
        [
          [0, -long * 0.58],
          [0, -long * 0.9],
        ],
        'fine',
        0.5,
      );
  }
}

/**
 * A raised wing of feathers; it is hinged on the origin and grows upwards and back to the left, about 500 units high.
 */
export function plumedWing(
  sheet: Sheet,
  level: Level,
  roles: readonly [arm: Role, one: Role, other: Role],
): void {
  for (const row of ROWS) feathers(sheet, level, row, roles.slice(1));
  sheet.shape(clockwise(tube(ARM, half)), 'bold', roles[0]);
}
