import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Sheet } from '../../sheet.ts';

const CAP = clockwise(
  blob(knots('-110,-96! -96,-160 -50,-204 6,-214 62,-200 100,-156 110,-96! 60,-80 0,-76 -60,-80')),
);
const STEM = blob(knots('-34,-90! -30,-50 -44,0! 0,10 44,0! 30,-50 34,-90!'));

/** A toadstool standing on the frame's origin, 215 units high at scale 1. */
export function mushroom(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(STEM, 'bold', 'cream');
  sheet.shape(CAP, 'bold', 'rust');
  const inside = sheet.inside([CAP]);
  const spots = [
    [-10, -158, 26],
    [-68, -128, 19],
    [56, -136, 22],
    [14, -106, 13],
    [94, -106, 12],
  ] as const;
  for (const [x, y, r] of spots.slice(0, level === 0 ? 3 : 5))
    inside.shape(ellipse(x, y, r, r * 0.9), 'line', 'cream');
  sheet.rim(CAP, 'bold');
  if (level > 0)
    for (const x of [-18, 0, 18])
      sheet.line(
        curve([
          [x, -70],
          [x * 1.1, -44],
          [x * 1.3, -24],
        ]),
        'fine',
        0.7,
      );
}
