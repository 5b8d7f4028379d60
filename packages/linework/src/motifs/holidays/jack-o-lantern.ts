import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import type { Sheet } from '../../sheet.ts';

/** What is cut into a pumpkin. */
export type Grin = 'grin' | 'tooth' | 'plain';

const MOUTHS = {
  grin: '-110,20! -60,44 0,52 60,44 110,20! 70,86 0,104 -70,86',
  tooth: '-104,26! -64,40! -48,62! -28,46! 20,50! 36,70! 54,42! 104,26! 64,88 0,100 -64,88',
} as const;

/** A pumpkin 400 units wide and 300 high about the frame's origin. */
export function jackOLantern(sheet: Sheet, level: 0 | 1 | 2, grin: Grin): void {
  sheet.shape(blob(knots('-26,-120! -20,-170 -50,-200! 4,-206! 24,-160 28,-120!')), 'line', 'leaf');
  for (const [x, rx] of [
    [-134, 84],
    [134, 84],
    [-72, 96],
    [72, 96],
    [0, 92],
  ] as const)
    sheet.shape(ellipse(x, 0, rx, 144 - Math.abs(x) * 0.12), 'bold', 'ember');
  if (grin === 'plain') {
    if (level > 0)
      for (const x of [-40, 40])
        sheet.line(
          curve([
            [x, -110],
            [x * 1.3, 0],
            [x, 110],
          ]),
          'fine',
          0.7,
        );
    return;
  }
  for (const x of [-62, 62])
    sheet.shape(
      [
        [x - 36, -10],
        [x, -66],
        [x + 36, -10],
      ],
      'line',
      'sun',
    );
  sheet.shape(points('-15,22 0,-6 15,22'), 'line', 'sun');
  sheet.shape(blob(knots(MOUTHS[grin])), 'line', 'sun');
}
