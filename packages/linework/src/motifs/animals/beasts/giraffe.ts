import { clockwise } from '../../../geometry/boolean.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, polygon, tube } from '../../../geometry/forms.ts';
import { mix, type Point } from '../../../geometry/point.ts';
import { flap } from '../body/trimmings.ts';
import { gaze } from '../body/gaze.ts';
import { type Beast, tailOf } from '../body/quadruped.ts';

/** A giraffe, its neck of a length. */
export function giraffe(neck: number, level: 0 | 1 | 2): Beast {
  return {
    build: {
      length: 180,
      leg: 270,
      trunk: [58, 58, 68],
      neck: [neck, 62, 27],
      limb: [46, 20, 13],
      foot: 'planted',
      sole: 20,
      headScale: 1.05,
    },
    pelt: { kind: 'net', size: 60 },
    coat: 'cream',
    far: 'sand',
    hoof: 'wood',
    face: '-26,14 -24,-20 0,-36 28,-32 62,-8 98,8 110,24 100,40 70,40 30,36 -4,36',
    behind(sheet, at) {
      const spine = tailOf(at, 150, -0.8);
      sheet.shape(clockwise(tube(spine, (t) => 8 - 4 * t)), 'line', 'cream');
      const [x, y] = spine.at(-1)!;
      sheet.shape(
        drawn(`${x - 6},${y - 6} ${x + 10},${y} ${x + 4},${y + 44}! ${x - 14},${y + 14}`),
        'line',
        'wood',
      );
      sheet.shape(drawn('14,-26! 28,-52 62,-66! 60,-40 34,-16!', at.head), 'bold', 'sand');
      const mane = Array.from({ length: 9 }, (_, i): Point => {
        const t = 0.02 + i * 0.12;
        return [mix(at.shoulder[0] - 40, at.nape[0] - 20, t), mix(at.shoulder[1] - 40, at.nape[1] - 8, t)];
      });
      sheet.shape(clockwise(tube(mane, (t) => 22 - 6 * t)), 'line', 'wood');
    },
    marks(inside, at) {
      const rows = [5, 8, 10][level]!;
      for (let i = 0; i < rows; i++)
        for (const side of [0, 1]) {
          const t = (i + side * 0.5) / rows;
          const half = mix(50, 20, t);
          const x = mix(at.shoulder[0] + 10, at.nape[0], t) + (side === 0 ? -half * 0.52 : half * 0.5);
          const y = mix(at.shoulder[1] - 40, at.nape[1] + 14, t);
          inside.shape(polygon(x, y, half * 0.46, 6, i * 0.7), 'line', 'wood');
        }
      const [x, y] = at.back;
      for (const [u, v, r] of (
        [
          [-96, 20, 22],
          [-52, 22, 26],
          [0, 26, 28],
          [52, 30, 26],
          [-76, 66, 24],
          [-24, 76, 26],
          [30, 82, 24],
          [82, 72, 22],
          [-110, 106, 18],
          [90, 122, 16],
        ] as const
      ).slice(0, [6, 10, 10][level]))
        inside.shape(polygon(x + u, y + v, r * 0.82, 6, u * 0.1), 'line', 'wood');
    },
    features(sheet) {
      for (const x of [-2, 16]) {
        sheet.shape(drawn(`${x - 6},-30! ${x - 7},-62 ${x + 5},-62 ${x + 6},-30!`), 'line', 'cream');
        sheet.shape(ellipse(x - 1, -66, 10), 'line', 'wood');
      }
      flap(sheet, '-6,-28 -34,-50 -76,-52! -62,-22 -38,-6 -18,-4', 'cream');
      gaze(sheet, [32, -8], 5.4);
      sheet.ink(ellipse(100, 18, 3.6, 4.4));
      sheet.line(traced('106,32 90,34 70,26'), 'line', 0.5);
    },
  };
}
