import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import type { Sheet } from '../../../sheet.ts';
import { haunch, onHead, stands } from '../body/trimmings.ts';
import { gaze, snout } from '../body/gaze.ts';
import { type Beast, type Joints, plume, tailOf } from '../body/quadruped.ts';
import { softTail } from '../body/soft-coat.ts';

/** The near ear, which grows out of the head. */
const EAR = '-34,-6 -30,-56 -16,-94! 8,-64 22,-28 0,-10';

const FACE = '-34,14 -30,-18 -6,-36 26,-34 50,-16 84,2 104,6 108,16 92,28 60,34 34,46 4,48 -14,44';

/** A fox with a brush as long as its back. */
export const redFox: Beast = {
  build: {
    length: 190,
    leg: 124,
    trunk: [40, 37, 45],
    neck: [46, 40, 32],
    limb: [34, 15, 11],
    foot: 'paw',
    sole: 16,
    headScale: 1.05,
  },
  pelt: 'soft',
  coat: 'ember',
  far: 'rust',
  face: FACE,
  melts: (at) => [onHead(at, EAR)],
  behind: (sheet, at, level) => brushAndEar(sheet, at, level, [10, 42]),
  marks(inside, at, level) {
    const [x, y] = at.shoulder;
    inside.shape(
      drawn(
        `${x + 16},${y + 60} ${x + 44},${y + 10}! ${x + 20},${y - 6} ${x + 70},${y - 50}! ${x + 110},${y + 10} ${x + 60},${y + 70}`,
      ),
      'line',
      'paper',
    );
    for (const [fx, fy] of level > 0 && stands(at) ? [at.feet[0], at.feet[2]] : [])
      inside.shape(
        drawn(
          `${fx - 40},${fy - 30}! ${fx - 8},${fy - 40} ${fx + 46},${fy - 32}! ${fx + 46},${fy + 20}! ${fx - 40},${fy + 20}!`,
        ),
        'line',
        'rust',
      );
  },
  features: (sheet, level) => foxFace(sheet, level, [38, -6, 6.4]),
};

/** A fox of the snow: on longer legs than a red fox, its coat smooth, its eye smaller. */
export const snowFox: Beast = {
  ...redFox,
  pelt: 'smooth',
  build: { ...redFox.build, length: 166, leg: 146, trunk: [40, 34, 46], limb: [38, 16, 11] },
  behind: (sheet, at, level) => brushAndEar(sheet, at, level, [17, 36]),
  marks(inside, at, level) {
    redFox.marks?.(inside, at, level);
    haunch(inside, at, snowFox.build);
  },
  features: (sheet, level) => foxFace(sheet, level, [44, -2, 5]),
};

/** The brush, half as wide as given at its root and beyond it at its middle, and the far ear. */
function brushAndEar(
  sheet: Sheet,
  at: Joints,
  level: 0 | 1 | 2,
  [root, middle]: readonly [number, number],
): void {
  const spine = tailOf(at, 230, 0.5);
  const rim = plume(spine, root, middle);
  sheet.shape(rim, 'bold', 'ember');
  const [x, y] = spine.at(-1)!;
  if (level === 2) softTail(sheet, rim, spine);
  else sheet.inside([rim]).shape(ellipse(x, y, 62), 'line', 'paper');
  sheet.rim(rim, 'bold');
  sheet.shape(drawn('10,-30! 14,-62 30,-88! 44,-60 48,-26!', at.head), 'bold', 'rust');
}

/** White cheeks, the near ear's inside, the eye at a place and of a size, nose and mouth. */
function foxFace(
  sheet: Sheet,
  level: 0 | 1 | 2,
  [x, y, size]: readonly [x: number, y: number, size: number],
): void {
  sheet
    .inside([drawn(FACE)])
    .shape(drawn('116,10 74,8 46,16 28,10 16,-2! 8,14 -4,24! 2,34 -22,52! 40,70 120,40'), 'line', 'paper');
  if (level > 0) sheet.shape(drawn('-20,-36 -19,-58 -13,-76! 0,-58 7,-40 -6,-34'), 'line', 'cream');
  gaze(sheet, [x, y], size);
  snout(sheet, [104, 9], 8);
  sheet.line(traced('104,18 88,26 66,22'), 'line', 0.5);
}
