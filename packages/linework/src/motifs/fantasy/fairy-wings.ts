import { blob } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** A pair of wings that grows from the origin, 330 units across. */
export function fairyWings(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    const lower = blob(knots('6,6! 60,30 110,80 96,130 56,128 20,70'));
    const upper = blob(knots('6,0! 40,-90 110,-150 160,-140 166,-80 120,-20 60,10'));
    side.shape(lower, 'bold', 'soft');
    side.shape(upper, 'bold', 'soft');
    if (level === 0) continue;
    for (const [x, y, angle, long] of [
      [28, -16, 0.72, 110],
      [36, -4, 1.06, 100],
      [24, 28, 2.4, 70],
    ] as const)
      side.shape(place(petal('drop', long, long * 0.34), { x, y, angle }), 'line', 'c');
    if (level === 2)
      for (const [x, y] of [
        [142, -120],
        [148, -84],
        [84, 110],
      ] as const)
        side.shape(ellipse(x, y, 9), 'fine', 'b');
  }
}
