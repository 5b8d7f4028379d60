import { drawn, traced } from '../../../geometry/drawn.ts';
import { haunch, onHead, stands, underside } from '../body/trimmings.ts';
import { gaze, snout } from '../body/gaze.ts';
import { type Beast, plume, tailOf } from '../body/quadruped.ts';
import { softTail } from '../body/soft-coat.ts';

/** The near ear, which grows out of the head. */
const EAR = '-38,-8 -33,-60 -18,-98! 8,-68 22,-32 0,-12';

/** A wolf with a ruff of fur about its neck. */
export const grayWolf: Beast = {
  build: {
    length: 200,
    leg: 160,
    trunk: [44, 42, 56],
    neck: [62, 54, 40],
    limb: [40, 17, 12],
    foot: 'paw',
    sole: 19,
    headScale: 1.06,
  },
  pelt: 'soft',
  isCombed: true,
  coat: 'stone',
  far: 'd',
  face: '-40,16 -36,-22 -8,-40 26,-38 52,-22 86,-18 112,-12 122,6 114,26 92,38 66,42 36,52 0,52 -20,46',
  melts(at) {
    const [x, y] = at.shoulder;
    const [nx, ny] = at.nape;
    return [
      onHead(at, EAR),
      drawn(
        `${x - 10},${y - 40} ${nx - 36},${ny}! ${nx + 10},${ny + 46}! ${x + 56},${y - 10}! ${x + 62},${y + 30}! ${x + 40},${y + 40}! ${x + 10},${y + 60}`,
      ),
    ];
  },
  behind(sheet, at, level) {
    const spine = tailOf(at, 190, 0.5);
    const rim = plume(spine, 16, 22);
    sheet.shape(rim, 'bold', 'stone');
    if (level === 2) softTail(sheet, rim, spine);
    sheet.shape(drawn('8,-32! 10,-66 26,-92! 40,-62 46,-28!', at.head), 'bold', 'd');
  },
  marks(inside, at) {
    if (stands(at)) underside(inside, at, 'cream');
    haunch(inside, at, grayWolf.build);
  },
  features(sheet, level) {
    sheet
      .inside([
        drawn('-40,16 -36,-22 -8,-40 26,-38 50,-18 88,-8 110,-2 114,14 98,28 66,34 36,48 0,52 -20,46'),
      ])
      .shape(drawn('124,6 80,2 50,12 30,6! 20,18 2,20! 8,34 -14,42! 30,70 120,40'), 'line', 'cream');
    if (level > 0) sheet.shape(drawn('-21,-42 -21,-62 -15,-80! -2,-62 5,-46 -8,-40'), 'line', 'blush');
    gaze(sheet, [40, -8], 4.8);
    snout(sheet, [109, 2], 8.4);
    sheet.line(traced('110,14 92,24 62,20'), 'line', 0.5);
  },
};
