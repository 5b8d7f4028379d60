import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import type { Role } from '../../../roles.ts';
import { onHead, stands, underside } from '../body/trimmings.ts';
import { gaze, snout } from '../body/gaze.ts';
import type { Beast } from '../body/quadruped.ts';

/** The near ear, which grows out of the head. */
const EAR = '-40,-20 -42,-50 -20,-66 4,-56 10,-24';

/** A heavy bear; one of the ice is white and has a longer neck. */
export function bear(kind: 'brown' | 'ice'): Beast {
  const [coat, far]: readonly [Role, Role] = kind === 'brown' ? ['wood', 'rust'] : ['paper', 'soft'];
  const face =
    kind === 'brown'
      ? '-44,20 -44,-24 -12,-50 26,-48 50,-28 84,-18 98,-4 96,14 80,24 50,34 14,46 -22,42'
      : '-44,18 -42,-20 -10,-40 30,-40 58,-26 96,-16 110,-2 108,14 88,24 54,32 14,42 -22,40';
  return {
    build: {
      length: 210,
      leg: 138,
      trunk: [68, 76, 66],
      neck: kind === 'brown' ? [46, 66, 46] : [76, 62, 40],
      limb: [54, 32, 26],
      foot: 'paw',
      sole: 30,
      headScale: 1.12,
    },
    pelt: 'soft',
    isCombed: true,
    coat,
    far,
    face,
    melts(at) {
      const [x, y] = at.dock;
      const [sx, sy] = at.shoulder;
      return [
        onHead(at, EAR),
        ellipse(x, y + 4, 16, 14),
        ellipse(at.hip[0] + 4, at.hip[1] - 14, 66, 64),
        ...(kind === 'brown' ? [ellipse(sx - 24, sy - 26, 62, 54)] : []),
      ];
    },
    marks(inside, at, level) {
      if (level > 0 && stands(at)) underside(inside, at, 'cream');
    },
    behind: (sheet, at) => sheet.shape(onHead(at, '14,-34 14,-52 26,-62 42,-54 44,-30'), 'bold', far),
    features(sheet, level) {
      sheet.shape(
        drawn('-28,-34 -30,-48 -18,-56 -6,-50 -2,-34'),
        'line',
        kind === 'brown' ? 'wood' : 'blush',
      );
      sheet
        .inside([drawn(face)])
        .shape(drawn('120,-30! 66,-24 48,-8 48,14 60,34 90,44 120,20'), 'line', 'cream');
      gaze(sheet, [38, -16], 6.2);
      snout(sheet, [kind === 'brown' ? 92 : 104, -6], 9.4);
      sheet.line(traced('94,2 90,14 66,16'), 'line', 0.5);
      if (level > 0) sheet.line(traced('26,-30 36,-34 46,-30'), 'fine', 0.5);
    },
  };
}
