import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { gaze, snout } from '../body/gaze.ts';
import { type Beast, plume, tailOf } from '../body/quadruped.ts';

/** A dog with hanging ears, a patch on its back and a collar. */
export const spottedDog: Beast = {
  build: {
    length: 176,
    leg: 132,
    trunk: [40, 38, 48],
    neck: [50, 42, 34],
    limb: [36, 16, 12],
    foot: 'paw',
    sole: 18,
    headScale: 1.1,
  },
  pelt: 'soft',
  coat: 'cream',
  face: '-36,16 -36,-24 -8,-46 28,-44 48,-24 84,-20 106,-8 108,14 88,28 52,34 20,42 -12,38',
  behind(sheet, at) {
    sheet.shape(plume(tailOf(at, 140, 0.9), 12, 6), 'bold', 'cream');
    sheet.shape(drawn('18,-42! 40,-52 60,-26 56,6 40,12 30,-10!', at.head), 'bold', 'wood');
  },
  marks(inside, at) {
    const [x, y] = at.back;
    inside.shape(
      drawn(
        `${x - 60},${y - 30} ${x - 64},${y + 26} ${x - 20},${y + 44} ${x + 26},${y + 30} ${x + 34},${y - 30}`,
      ),
      'line',
      'wood',
    );
    const [nx, ny] = at.nape;
    inside.shape(
      drawn(
        `${nx - 70},${ny - 20}! ${nx - 30},${ny + 26} ${nx + 20},${ny + 48} ${nx + 90},${ny + 56}! ${nx + 90},${ny + 82}! ${nx + 10},${ny + 74} ${nx - 46},${ny + 50} ${nx - 92},${ny + 4}!`,
      ),
      'line',
      'a',
    );
    const [hx, hy] = at.hip;
    inside.shape(ellipse(hx - 20, hy + 14, 17, 14), 'line', 'wood');
  },
  features(sheet, level) {
    sheet.shape(drawn('-22,-38! 4,-40 14,-8 6,30 -14,48 -32,34 -36,0'), 'bold', 'wood');
    gaze(sheet, [46, -12], 6.6);
    snout(sheet, [104, -8], 8.6);
    sheet.line(traced('104,2 96,18 68,18'), 'line', 0.5);
    sheet.shape(drawn('74,20! 94,18! 96,42 82,50 72,40'), 'line', 'blush');
    if (level > 0)
      for (const [x, y] of [
        [84, 2],
        [76, 8],
        [88, 10],
      ] as const)
        sheet.ink(ellipse(x, y, 1.8));
  },
};
