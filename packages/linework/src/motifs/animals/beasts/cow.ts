import { clockwise } from '../../../geometry/boolean.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { flap, onHead } from '../body/trimmings.ts';
import { gaze } from '../body/gaze.ts';
import { type Beast, tailOf } from '../body/quadruped.ts';

/** Far and near horn; their roots lie behind the poll. */
const HORNS = [
  '24,-28! 26,-54 40,-72 62,-80! 52,-62 46,-44 46,-24!',
  '-8,-26! -8,-54 4,-76 28,-88! 18,-66 14,-48 14,-26!',
];

/** A cow with patches, or her calf without horns and udder. */
export function cow(age: 'grown' | 'calf'): Beast {
  const isGrown = age === 'grown';
  return {
    build: {
      length: isGrown ? 240 : 190,
      leg: isGrown ? 190 : 176,
      trunk: isGrown ? [66, 74, 66] : [52, 52, 54],
      neck: [isGrown ? 84 : 70, isGrown ? 60 : 54, isGrown ? 46 : 42],
      limb: [48, 24, 16],
      foot: 'planted',
      isCloven: true,
      sole: 22,
      headScale: isGrown ? 1.16 : 1.2,
    },
    coat: 'paper',
    hoof: 'stone',
    face: '-32,24 -30,-22 0,-40 38,-36 80,0 108,22 118,42 108,62 82,68 50,56 16,50',
    melts: (at) =>
      isGrown
        ? [
            ellipse(at.hip[0] + 54, at.hip[1] + 74, 34, 26),
            ellipse(at.shoulder[0] + 54, at.shoulder[1] + 10, 36, 48, 0.5),
          ]
        : [],
    behind(sheet, at) {
      const spine = tailOf(at, 150, -0.7);
      sheet.shape(clockwise(tube(spine, (t) => 9 - 3 * t)), 'line', 'paper');
      const [x, y] = spine.at(-1)!;
      sheet.shape(
        drawn(
          `${x - 8},${y - 10} ${x + 12},${y - 6} ${x + 14},${y + 26} ${x},${y + 50}! ${x - 14},${y + 24}`,
        ),
        'line',
        'wood',
      );
      if (isGrown) for (const horn of HORNS) sheet.shape(onHead(at, horn), 'line', 'cream');
      sheet.shape(drawn('22,-26! 50,-54 76,-48 66,-24 40,-12!', at.head), 'bold', 'wood');
    },
    marks(inside, at) {
      const [x, y] = at.back;
      inside.shape(
        drawn(
          `${x - 110},${y - 50} ${x - 124},${y + 40} ${x - 70},${y + 70} ${x - 20},${y + 40} ${x - 30},${y - 40}`,
        ),
        'line',
        'wood',
      );
      inside.shape(
        drawn(
          `${x + 30},${y - 30} ${x + 20},${y + 50} ${x + 62},${y + 90} ${x + 110},${y + 60} ${x + 96},${y - 30}`,
        ),
        'line',
        'wood',
      );
      inside.shape(ellipse(x - 6, y + 112, 30, 20), 'line', 'wood');
      if (isGrown) inside.shape(ellipse(at.hip[0] + 56, at.hip[1] + 84, 40, 26), 'line', 'blush');
    },
    features(sheet, level) {
      const face = sheet.inside([
        drawn('-32,24 -30,-22 0,-40 38,-36 80,0 108,22 118,42 108,62 82,68 50,56 16,50'),
      ]);
      if (level > 0) face.shape(drawn('-40,30 -40,-50 20,-54 26,-20 52,0 34,26 4,30'), 'line', 'wood');
      face.shape(drawn('130,10 88,12 72,34 76,76 130,80'), 'line', 'blush');
      flap(sheet, '-4,-30 -36,-50 -84,-44! -74,-18 -46,-4 -20,-2', 'wood');
      gaze(sheet, [36, -8], 5.2);
      sheet.ink(ellipse(103, 34, 5, 6));
      sheet.line(traced('112,58 96,56 84,48'), 'line', 0.5);
    },
  };
}
