import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { knots, moveKnots } from '../../geometry/knots.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

/** The right side of a spruce from its tip to its foot, its boughs hanging and turned up at their ends. */
const SIDE = knots(
  '9,-276 22,-252 44,-232! 32,-222! 42,-190 60,-164 88,-146! 62,-136! 74,-104 96,-80 122,-62! 86,-52! 98,-34 116,-20 138,-12! 90,-5 44,-3',
);
const TRUNK = blob(knots('-15,-40! -17,2! 17,2! 15,-40!'));
/** Where boughs are marked, from the rim inwards. */
const MARKS = ['30,-220 20,-210 4,-204', '-58,-134 -42,-120 -16,-114', '82,-50 62,-40 26,-34'].map((line) =>
  curve(knots(line)),
);

/** A spruce seen from far, 312 units high on the frame's origin: one outline, with a few boughs if it is marked. */
export function farSpruce(sheet: Sheet, random: Random, isMarked: boolean): void {
  const side = (sign: 1 | -1): Knot[] => {
    const [wide, low] = [random.range(0.92, 1.04), random.range(-8, 8)];
    return moveKnots(SIDE, ([u, v]) => [u * wide * sign, v + (v > -230 && v < -30 ? low : 0)]);
  };
  sheet.shape(TRUNK, 'line', 'wood');
  const rim = blob([[0, -312, 1], ...side(1), [0, -9], ...side(-1).toReversed()]);
  sheet.shape(rim, 'line', 'leaf');
  if (!isMarked) return;
  const inside = sheet.inside([rim]);
  for (const mark of MARKS) inside.line(mark, 'fine', 0.5);
}
