import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { eye } from '../animals/bold.ts';
import { horse } from '../animals/beasts/horse.ts';
import type { Beast } from '../animals/body/quadruped.ts';

/** A round-topped door of one area with a window, 300 units high. */
export function boldDoor(view: Sheet, role: Role): void {
  view.shape(clockwise([...arc(0, -170, 112, 130, Math.PI, Math.PI * 2), [112, 0], [-112, 0]]), 'bold', role);
  view.shape(ellipse(0, -190, 54), 'bold', 'sun');
  view.ink(ellipse(72, -90, 8));
}

/** A toadstool of four areas, 260 units high. */
export function boldToadstool(view: Sheet, role: Role): void {
  view.shape(drawn('-40,-110! -36,-50 -52,4! 0,12 52,4! 36,-50 40,-110!'), 'bold', 'cream');
  view.shape(
    drawn('-130,-110! -110,-200 -50,-252 6,-260 70,-246 116,-196 130,-110! 60,-92 -60,-92'),
    'bold',
    role,
  );
  view.shape(ellipse(-48, -172, 32, 30), 'line', 'paper');
  view.shape(ellipse(44, -180, 36, 33), 'line', 'paper');
}

/** A winged horse of broad areas: one wing of four feathers, a mane of three locks. */
export function boldPegasus(): Beast {
  const plain = horse('paper', 'soft', ['a', 'soft']);
  return {
    ...plain,
    far: 'paper',
    build: { ...plain.build, foot: 'pad', limb: [52, 32, 28] },
    behind(sheet, at) {
      sheet.shape(
        drawn('14,-26! -60,-64 -144,-24 -166,64 -226,150! -120,164 -66,104 -36,50 8,26!', {
          x: at.dock[0],
          y: at.dock[1],
        }),
        'bold',
        'a',
      );
      sheet.shape(place(drawn('-26,-10! -32,-66 -8,-104! 26,-70 34,-20!'), at.head), 'bold', 'paper');
    },
    marks: () => {},
    over(sheet, at) {
      const [x, y] = at.nape;
      const [sx, sy] = at.shoulder;
      sheet.shape(
        unite(
          [0, 0.34, 0.68, 1].map((t) =>
            ellipse(x + (sx - x) * t * 0.8 - 30, y + (sy - y) * t * 0.8 - 20, 44, 40),
          ),
        ),
        'bold',
        'a',
      );
      for (const [angle, long] of [
        [-1.3, 230],
        [-0.9, 260],
        [-0.5, 260],
        [-0.1, 230],
      ] as const)
        sheet.shape(
          place(petal('round', long, 104), { x: sx - 40, y: sy + 10, angle }),
          'bold',
          angle < -0.6 ? 'soft' : 'b',
        );
    },
    features(sheet) {
      eye(sheet, [44, -8], 7);
      sheet.ink(ellipse(104, 34, 4, 5));
      sheet.line(traced('106,52 92,56 80,50'), 'line', 0.5);
    },
  };
}
