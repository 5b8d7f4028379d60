import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

/** The right side of a spruce from its tip to its foot, its boughs hanging and turned up at their ends. */
const SIDE = knots(
  '10,-276 26,-250 50,-236! 40,-233 33,-228! 44,-192 62,-166 92,-150! 76,-148 60,-143! 72,-106 94,-80 124,-66! 104,-61 82,-56! 92,-36 110,-22 136,-15! 90,-6 44,-4',
);
const TRUNK = blob(knots('-15,-40! -17,2! 17,2! 15,-40!'));
/** Where boughs are marked, from the rim inwards. */
const MARKS = ['31,-226 22,-214 6,-208', '-58,-141 -44,-126 -18,-120', '80,-54 62,-42 26,-36'].map((line) =>
  curve(knots(line)),
);

/** A spruce seen from far, 312 units high on the frame's origin: one outline, with a few boughs if it is marked. */
export function farSpruce(sheet: Sheet, random: Random, isMarked: boolean): void {
  const side = (sign: 1 | -1): Knot[] => {
    const [wide, low] = [random.range(0.92, 1.04), random.range(-8, 8)];
    return SIDE.map(([u, v, corner]): Knot => {
      const at: Point = [u * wide * sign, v + (v > -230 && v < -30 ? low : 0)];
      return corner ? [...at, 1] : at;
    });
  };
  sheet.shape(TRUNK, 'line', 'wood');
  const rim = blob([[0, -312, 1], ...side(1), [0, -9], ...side(-1).toReversed()]);
  sheet.shape(rim, 'line', 'leaf');
  if (!isMarked) return;
  const inside = sheet.inside([rim]);
  for (const mark of MARKS) inside.line(mark, 'fine', 0.5);
}
