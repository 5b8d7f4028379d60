import { clockwise } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { mix, place, type Path } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { flap } from '../body/trimmings.ts';
import { gaze } from '../body/gaze.ts';
import { type Beast, type Joints, tailOf } from '../body/quadruped.ts';

/** Where an elephant's trunk goes, in the frame of its head. */
const TRUNKS = {
  down: '60,10 96,70 100,140 92,200 104,240',
  up: '60,10 110,20 150,-30 150,-96 186,-124',
  forward: '60,10 104,60 156,96 206,92 236,66',
} as const;

/** An elephant, its trunk held somehow; a calf has no tusks. */
export function elephant(trunk: keyof typeof TRUNKS, age: 'grown' | 'calf'): Beast {
  const nose = (): Path => clockwise(tube(curve(knots(TRUNKS[trunk]), 6), (t) => mix(44, 15, t ** 0.7)));
  const tip = (): Path => {
    const [x, y] = knots(TRUNKS[trunk]).at(-1)!;
    return ellipse(x, y, 16.5);
  };
  return {
    build: {
      length: 230,
      leg: 200,
      trunk: [92, 94, 90],
      neck: [86, 84, 66],
      limb: [60, 42, 36],
      foot: 'pad',
      sole: 26,
      headScale: age === 'grown' ? 1.08 : 1.2,
    },
    pelt: { kind: 'hide', size: 52 },
    coat: 'stone',
    far: 'd',
    hoof: 'cream',
    face: '-56,30 -56,-30 -20,-72 30,-70 70,-36 88,6 80,44 50,66 0,66',
    melts: (at) => [
      place(nose(), at.head),
      place(tip(), at.head),
      place(ellipse(-4, -44, 52, 46), at.head),
      ellipse(at.back[0] - 6, at.back[1] + 44, 112, 62),
      ellipse(at.hip[0] + 4, at.hip[1] - 4, 94, 92),
    ],
    marks: (inside, at, level) => (level > 0 ? creases(inside, at) : undefined),
    behind(sheet, at) {
      const spine = tailOf(at, 150, -0.6);
      sheet.shape(clockwise(tube(spine, (t) => 11 - 6 * t)), 'line', 'stone');
      const [x, y] = spine.at(-1)!;
      sheet.shape(
        drawn(`${x - 5},${y - 8} ${x + 10},${y} ${x + 4},${y + 34}! ${x - 12},${y + 10}`),
        'line',
        'wood',
      );
    },
    features(sheet, level) {
      const rings = sheet.inside([nose()]);
      const spine = curve(knots(TRUNKS[trunk]), 6);
      const count = [3, 5, 7][level]!;
      for (let i = 1; i <= count; i++) {
        const k = Math.floor((0.3 + (0.62 * i) / count) * (spine.length - 2));
        const [a, b] = [spine[k]!, spine[k + 1]!];
        const [dx, dy] = [b[1] - a[1], a[0] - b[0]];
        const s = 40 / Math.hypot(dx, dy);
        rings.line(
          curve(
            [
              [a[0] - dx * s, a[1] - dy * s],
              [a[0] + (b[0] - a[0]) * 1.4, a[1] + (b[1] - a[1]) * 1.4],
              [a[0] + dx * s, a[1] + dy * s],
            ],
            5,
          ),
          'fine',
          0,
        );
      }
      if (age === 'grown')
        sheet.shape(drawn('46,40! 70,34! 88,62 116,78 152,70! 128,96 92,100 62,82'), 'line', 'paper');
      flap(sheet, '0,-50 -28,-84 -76,-92 -128,-70 -142,0 -112,72 -62,106! -34,76 -22,40 -4,24', 'stone');
      if (level > 0)
        sheet.shape(drawn('-24,-40! -64,-66 -108,-50 -116,0 -92,50 -60,74 -40,48 -26,10!'), 'line', 'blush');
      gaze(sheet, [42, -14], 7);
      sheet.line(traced('24,-36 42,-44 60,-32'), 'fine', 0.5);
      if (level > 0)
        for (const table of ['24,4 40,12 58,4', '16,-14 12,-2 18,8']) sheet.line(traced(table), 'fine', 0.7);
      if (level > 0) sheet.shape(ellipse(36, 22, 15, 11), 'fine', 'blush');
    },
  };
}

/** Folds of skin where it bends: over the knees, at the flank and behind the shoulder. */
function creases(sheet: Sheet, at: Joints): void {
  for (const [i, [x, y]] of at.feet.entries())
    for (const up of i % 2 === 0 ? [88, 74] : [])
      sheet.line(traced(`-34,-2 -14,6 10,5 26,-4`, { x: x + (up === 88 ? 0 : 5), y: y - up }), 'fine', 0.7);
  const [bx, by] = at.belly;
  for (const [x, y] of [
    [bx - 44, by - 40],
    [bx - 26, by - 52],
  ] as const)
    sheet.line(traced('-10,-26 4,-4 6,26', { x, y }), 'fine', 0.8);
  sheet.line(traced('-6,-40 10,-10 6,30', { x: at.shoulder[0] - 66, y: at.shoulder[1] + 4 }), 'fine', 0.8);
}
