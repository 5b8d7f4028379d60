import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import type { Sheet } from '../../sheet.ts';
import { redFox, snowFox } from '../animals/beasts/fox.ts';
import { posed } from '../animals/body/pose.ts';
import { type Beast, quadruped } from '../animals/body/quadruped.ts';

/** The brush of a sitting fox that curls up behind it, its root on the frame's origin, 320 units high. */
function brush(sheet: Sheet): void {
  const rim = clockwise(
    drawn(
      '40,4! -40,16 -124,-10 -168,-84 -160,-170 -112,-248 -40,-300! -52,-230 -28,-176 -30,-118 -2,-84 60,-70!',
    ),
  );
  sheet.shape(rim, 'bold', 'ember');
  sheet
    .inside([rim])
    .shape(
      drawn('-190,-180! -140,-160 -120,-196! -86,-170 -64,-206! -30,-180 10,-200! 10,-330! -190,-330!'),
      'line',
      'paper',
    );
  sheet.rim(rim, 'bold');
}

/** The red fox with a smaller eye and a smooth bib, its tail left out. */
const WATCHER: Beast = {
  ...redFox,
  behind: (sheet, at) => sheet.shape(drawn('10,-30! 14,-62 30,-88! 44,-60 48,-26!', at.head), 'bold', 'rust'),
  marks(inside, at) {
    const [x, y] = at.shoulder;
    inside.shape(
      drawn(
        `${x + 10},${y + 90} ${x + 2},${y + 40} ${x + 16},${y} ${x + 40},${y - 50}! ${x + 120},${y - 30} ${x + 90},${y + 90}!`,
      ),
      'line',
      'paper',
    );
  },
  features: snowFox.features,
};

/** A fox that sits on the frame's origin and looks to the right, its brush up behind it; `head` turns its head. */
export function brushedFox(sheet: Sheet, level: 0 | 1 | 2, head: number): void {
  brush(sheet.at({ x: -88, y: -6 }));
  quadruped(sheet.at({ scale: 1.3 }), WATCHER, posed('sit', { head }), level);
}
