import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, spiral } from '../../../geometry/forms.ts';
import { flap } from '../body/trimmings.ts';
import { gaze } from '../body/gaze.ts';
import type { Beast } from '../body/quadruped.ts';

/** A round pig with a curly tail; a spotted one has three spots. */
export function pig(coat: 'blush' | 'cream', spotted: boolean): Beast {
  return {
    build: {
      length: 176,
      leg: 104,
      trunk: [62, 66, 62],
      neck: [38, 60, 46],
      limb: [38, 22, 17],
      foot: 'planted',
      isCloven: true,
      sole: 16,
      headScale: 1.14,
    },
    coat,
    hoof: 'wood',
    face: '-44,26 -42,-28 -8,-50 32,-44 56,-20 88,-10 102,-12 108,6 102,24 88,26 64,36 30,48 -12,46',
    behind(sheet, at) {
      sheet.line(spiral(at.dock[0] - 20, at.dock[1] - 12, 22, 1.5, 0.4), 'bold', 0.2);
      sheet.shape(drawn('20,-44! 58,-62 62,-22 36,-20!', at.head), 'bold', coat);
    },
    marks(inside, at) {
      if (!spotted) return;
      const [x, y] = at.back;
      for (const [u, v, r] of [
        [-50, 40, 30],
        [20, 26, 22],
        [50, 76, 17],
      ] as const)
        inside.shape(ellipse(x + u, y + v, r, r * 0.84, 0.4), 'line', 'wood');
    },
    features(sheet, level) {
      flap(sheet, '-14,-50 -2,-82 24,-98! 42,-66 36,-38 18,-26', coat);
      gaze(sheet, [46, -16], 6.4);
      sheet.shape(ellipse(103, 6, 12, 20), 'bold', 'blush');
      for (const y of [-1, 12]) sheet.ink(ellipse(105, y, 3, 3.8));
      sheet.line(traced('92,26 76,28 66,20'), 'line', 0.5);
      if (level > 0) sheet.shape(ellipse(46, 14, 13, 10), 'line', coat === 'blush' ? 'ember' : 'blush');
    },
  };
}
