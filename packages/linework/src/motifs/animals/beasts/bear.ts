import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import type { Role } from '../../../roles.ts';
import { onHead, stands, underside } from '../body/trimmings.ts';
import { type Beast, gaze, snout } from '../body/quadruped.ts';

/** The near ear, which grows out of the head. */
const EAR = '-44,-20 -42,-56 -18,-74 8,-58 10,-24';

/** A heavy bear of a coat; one of the ice has a longer neck. */
export function bear(coat: Role, far: Role, kind: 'brown' | 'ice' = 'brown'): Beast {
  const face =
    kind === 'brown'
      ? '-44,20 -44,-24 -12,-50 26,-48 50,-28 84,-18 98,-4 96,14 80,24 50,34 14,46 -22,42'
      : '-44,18 -42,-20 -10,-40 30,-40 58,-26 96,-16 110,-2 108,14 88,24 54,32 14,42 -22,40';
  return {
    build: {
      length: 210,
      leg: 138,
      trunk: [66, 68, 66],
      neck: kind === 'brown' ? [46, 66, 46] : [76, 62, 40],
      limb: [54, 32, 26],
      foot: 'paw',
      sole: 30,
      headScale: 1.12,
    },
    pelt: { kind: 'locks', size: 36 },
    coat,
    far,
    face,
    melts(at) {
      const [x, y] = at.dock;
      const [sx, sy] = at.shoulder;
      return [
        onHead(at, EAR),
        ellipse(x, y + 4, 16, 14),
        ...(kind === 'brown' ? [ellipse(sx - 24, sy - 26, 62, 54)] : []),
      ];
    },
    marks(inside, at, level) {
      if (level > 0 && stands(at)) underside(inside, at, 'cream');
    },
    behind: (sheet, at) => sheet.shape(onHead(at, '6,-30 8,-56 24,-66 42,-58 44,-30'), 'bold', far),
    features(sheet, level) {
      sheet.shape(ellipse(-17, -51, 12, 11), 'line', kind === 'brown' ? 'wood' : 'blush');
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
