import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from '../animals/body/gaze.ts';

type Level = 0 | 1 | 2;

/** How a heron holds its neck: the middle line, and where the head is and how it is turned. */
const NECKS = {
  upright: ['40,-440 104,-500 128,-570 92,-640 76,-710 112,-770', [112, -776, 0.04]],
  ready: ['40,-440 100,-484 140,-540 116,-600 84,-650 118,-694', [126, -698, 0.42]],
  low: ['60,-440 100,-530 176,-560 244,-520 270,-440 258,-346', [258, -336, 0.62]],
} as const;

/** The postures a heron may take. */
export type HeronNeck = keyof typeof NECKS;

/** A leg with its joint and three long toes, its foot at the given place. */
function leg(sheet: Sheet, x: number, lean: number): void {
  const spine = curve(
    knots(`${x + lean},-350 ${x + lean * 0.7 + 4},-270 ${x - 2},-180 ${x + 2},-90 ${x},0`),
    6,
  );
  const toes = [`${x - 40},8 ${x},-4 ${x + 60},8`, `${x},-4 ${x + 34},16`].map((line) => traced(line));
  sheet.shape(
    unite([
      clockwise(tube(spine, (t) => (Math.abs(t - 0.5) < 0.06 ? 11 : 8))),
      ...toes.map((toe) => clockwise(tube(toe, () => 6))),
    ]),
    'line',
    'sun',
  );
}

/** The folded wing: flight feathers below, two rows of coverts over them. */
function wing(sheet: Sheet, level: Level): void {
  const rim = clockwise(
    drawn('84,-492 104,-440 66,-388 -30,-342 -150,-300 -250,-268! -226,-330 -160,-410 -70,-486 20,-520'),
  );
  sheet.shape(rim, 'bold', 'd');
  const inside = sheet.inside([rim]);
  const rows = [
    {
      from: [70, -440],
      to: [-150, -360],
      count: [3, 5, 7][level]!,
      long: 210,
      wide: [80, 58, 46][level]!,
      turn: -2.06,
    },
    {
      from: [90, -470],
      to: [-90, -440],
      count: [0, 5, 6][level]!,
      long: 118,
      wide: [0, 60, 52][level]!,
      turn: -2.2,
    },
    {
      from: [84, -500],
      to: [-30, -486],
      count: [0, 3, 4][level]!,
      long: 72,
      wide: [0, 56, 44][level]!,
      turn: -2.3,
    },
  ] as const;
  for (const { from, to, count, long, wide, turn } of rows)
    for (let i = count - 1; i >= 0; i--) {
      const t = count < 2 ? 0 : i / (count - 1);
      const at = { x: mix(from[0], to[0], t), y: mix(from[1], to[1], t), angle: turn };
      inside.shape(place(petal('round', long, wide), at), 'line', t > 0.5 ? 'stone' : 'd');
      if (level === 2 && long > 100)
        inside.line(
          place(
            [
              [0, -long * 0.5],
              [0, -long * 0.88],
            ],
            at,
          ),
          'fine',
          0.5,
        );
    }
  sheet.rim(rim, 'bold');
}

/** A grey heron that stands in the water, 810 units high with its neck up; it looks to the right and may hold prey. */
export function heron(sheet: Sheet, level: Level, neck: HeronNeck, prey?: (bill: Sheet) => void): void {
  leg(sheet, 66, -16);
  leg(sheet, 0, 10);
  const [spine, [hx, hy, turn]] = NECKS[neck];
  const throat = clockwise(tube(curve(knots(spine), 6), (t) => mix(58, 19, t ** 0.55)));
  const trunk = drawn('-150,-350 -90,-440 0,-510 70,-530 118,-490 122,-420 80,-356 10,-318 -80,-316');
  const body = unite([throat, clockwise(trunk)]);
  sheet.shape(body, 'bold', 'soft');
  for (const [x, y, angle] of [
    [98, -436, 2.9],
    [116, -440, 3.24],
  ] as const)
    sheet.shape(place(petal('leaf', 116, 32), { x, y: y + 6, angle }), 'line', 'paper');
  if (level > 0)
    for (const t of [0.52, 0.62, 0.72, 0.82]) {
      const line = curve(knots(spine), 6);
      const [x, y] = line[Math.floor(t * (line.length - 1))]!;
      sheet.line(traced(`${x + 2},${y - 12} ${x + 8},${y} ${x + 4},${y + 12}`), 'line', 0.4);
    }
  wing(sheet, level);
  const head = sheet.at({ x: hx, y: hy, angle: turn });
  for (const table of [
    '-16,-22! -90,-20 -180,20 -216,60! -150,28 -70,2 -10,-4!',
    '-10,-14! -80,4 -140,40 -166,80! -110,46 -50,16 0,6!',
  ].slice(level === 0 ? 1 : 0))
    head.shape(drawn(table), 'line', 'night');
  prey?.(head.at({ x: 176, y: 12 }));
  head.shape(drawn('50,-26! 130,-14 226,12! 130,18 50,16!'), 'bold', 'sun');
  head.line(traced('48,4 120,4 204,11'), 'line', 0.2);
  head.shape(drawn('-34,6 -26,-22 6,-38 44,-34 66,-18 66,8 40,20 0,26 -26,22'), 'bold', 'paper');
  head.shape(drawn('-34,-2! -20,-30 10,-40 30,-32 10,-20 -8,-6!'), 'line', 'night');
  gaze(head, [34, -8], 7);
}
