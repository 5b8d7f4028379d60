import { clockwise, unite } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { normals } from '../../../geometry/path.ts';
import { petal } from '../../../geometry/petal.ts';
import { mix, place, type Point } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { gaze, snout } from '../body/gaze.ts';
import { flap } from '../body/trimmings.ts';

type Level = 0 | 1 | 2;

/** A whale that rises to the right out of the deep, 700 units long. */
export function risingWhale(sheet: Sheet, level: Level): void {
  sheet.shape(
    drawn('-300,40! -390,-40 -430,-60 -420,10! -400,60 -430,110 -410,150! -350,120 -290,80!'),
    'bold',
    'water',
  );
  sheet.shape(drawn('20,90! 30,170 -40,260 -80,256! -70,180 -60,90!'), 'bold', 'd');
  const body = clockwise(
    drawn('-310,50 -200,0 -60,-90 100,-140 230,-130 310,-70 330,-10 310,40 220,100 80,140 -80,130 -220,96'),
  );
  sheet.shape(body, 'bold', 'water');
  const inside = sheet.inside([body]);
  const belly = clockwise(drawn('350,10! 260,14 120,30 -20,70 -160,90 -320,70! -200,180 0,200 240,160'));
  inside.shape(belly, 'line', 'cream');
  const grooves = [3, 7, 11][level]!;
  for (let i = 1; i < grooves; i++) {
    const k = i / grooves;
    inside.inside([belly]).line(
      curve([
        [330, mix(14, 150, k)],
        [200, mix(20, 150, k)],
        [40, mix(40, 160, k)],
        [-150, mix(84, 130, k)],
      ]),
      'line',
      0.2,
    );
  }
  sheet.rim(body, 'bold');
  sheet.shape(drawn('60,70! 120,130 130,220 90,270! 20,210 0,110!'), 'bold', 'd');
  sheet.line(traced('330,4 280,14 220,6 200,-10'), 'bold', 0.4);
  gaze(sheet, [196, -34], 9);
  for (const [x, y, r] of (
    [
      [270, -80, 12],
      [240, -98, 9],
      [292, -52, 8],
      [206, -100, 7],
    ] as const
  ).slice(0, level === 0 ? 0 : 4))
    sheet.shape(ellipse(x, y, r), 'line', 'soft');
  if (level === 2)
    for (const t of ['-200,40 -100,-20 20,-60', '-160,64 -60,10 60,-30', '-40,-50 60,-96 160,-104'])
      sheet.line(traced(t), 'line', 0.6);
}

const HORSE_SPINE =
  '46,-300 20,-250 -30,-190 -46,-110 -10,-30 24,50 32,120 8,184 -48,204 -92,164 -76,114 -34,112';

/** Half a seahorse's width along its spine. */
const girth = (t: number): number =>
  t < 0.34 ? mix(40, 70, t / 0.34) : mix(70, 10, ((t - 0.34) / 0.66) ** 0.7);

/** A seahorse 520 units high; it looks to the right. */
export function seahorse(sheet: Sheet, level: Level, roles: readonly [coat: Role, belly: Role]): void {
  const spine = curve(knots(HORSE_SPINE), 6);
  const sides = normals(spine);
  const out = (k: number, by: number): Point => {
    const [x, y] = spine[k]!;
    const [nx, ny] = sides[k]!;
    return [x + nx * by, y + ny * by];
  };
  sheet.shape(drawn('-100,-150 -150,-150 -184,-116 -188,-70 -160,-34 -100,-44'), 'line', roles[1]);
  for (const t of [
    '-104,-120 -150,-124 -176,-110',
    '-100,-94 -150,-92 -186,-80',
    '-100,-68 -140,-60 -166,-44',
  ])
    sheet.line(traced(t), 'line', 0.3);
  const crest = [4, 7, 9][level]!;
  for (let i = 0; i < crest; i++) {
    const k = Math.floor((0.04 + (i / crest) * 0.56) * spine.length);
    const [x, y] = out(k, girth(k / spine.length) * 0.86);
    const [nx, ny] = sides[k]!;
    sheet.shape(
      place(petal('point', 44, 36), { x, y, angle: Math.atan2(ny, nx) + Math.PI / 2 }),
      'line',
      roles[1],
    );
  }
  const rim = unite([
    clockwise(tube(spine, girth)),
    ellipse(...spine.at(-1)!, 10.5),
    clockwise(
      drawn('0,-330 30,-366 76,-366 100,-334 176,-318 186,-322 192,-286 180,-284 110,-280 80,-250 30,-250'),
    ),
  ]);
  sheet.shape(rim, 'bold', roles[0]);
  const inside = sheet.inside(rim);
  const belly = spine
    .slice(7, Math.floor(spine.length * 0.6))
    .map((_, i) => out(i + 7, -girth((i + 7) / spine.length) * 0.42));
  inside.line(belly, 'line', 0);
  const rings = [5, 9, 14][level]!;
  for (let i = 0; i < rings; i++) {
    const k = Math.floor((0.12 + (i / rings) * 0.62) * spine.length);
    inside.line(curve([out(k, 80), [out(k, 0)[0] + 4, out(k, 0)[1] + 8], out(k, -80)]), 'line', 0);
  }
  sheet.rim(rim, 'bold');
  for (const turn of [-0.5, -0.1, 0.3].slice(level === 0 ? 1 : 0))
    sheet.shape(place(petal('leaf', 52, 24), { x: 40, y: -356, angle: turn }), 'line', roles[1]);
  gaze(sheet, [76, -320], 6.6);
  if (level > 0) sheet.shape(ellipse(64, -284, 13, 10), 'line', 'blush');
}

/** An otter that floats on its back, its head to the right, 520 units long; it holds something on its belly. */
export function floatingOtter(sheet: Sheet, level: Level, holds: 'shell' | 'pup'): void {
  const body = unite([
    clockwise(drawn('-230,6 -180,-44 -60,-68 80,-66 150,-44 190,0 150,52 60,72 -80,70 -190,48')),
    clockwise(drawn('-200,-14 -270,0 -340,-18 -392,-56 -404,-30 -350,30 -270,54 -190,50')),
  ]);
  for (const [table, toes] of [
    [
      '-190,-20 -226,-66 -268,-92 -296,-82 -290,-52 -254,-16 -210,14',
      ['-200,0 -306,-116', '-200,0 -330,-72'],
    ],
    [
      '-176,-30 -190,-74 -222,-108 -252,-108 -256,-80 -232,-40 -190,-4',
      ['-180,-10 -246,-140', '-180,-10 -290,-118'],
    ],
  ] as const) {
    const foot = drawn(table);
    sheet.shape(foot, 'bold', 'wood');
    for (const toe of level > 0 ? toes : []) sheet.inside([foot]).line(traced(toe), 'line', 0);
  }
  sheet.shape(body, 'bold', 'wood');
  sheet.inside(body).shape(drawn('-180,0 -100,-36 40,-40 220,-34 220,50 40,46 -100,42'), 'line', 'sand');
  for (const x of level > 0 ? [-110, -60] : [])
    sheet
      .inside([drawn('-180,0 -100,-36 40,-40 220,-34 220,50 40,46 -100,42')])
      .line(traced(`${x},-60 ${x - 14},0 ${x},60`), 'line', 0);
  sheet.rim(body, 'bold');
  sheet.shape(drawn('120,-60 150,-100 200,-112 250,-90 272,-40 262,10 220,44 160,40 122,0'), 'bold', 'wood');
  for (const [x, y] of [
    [160, -104],
    [252, -86],
  ] as const)
    sheet.shape(ellipse(x, y, 19), 'bold', 'wood');
  sheet.shape(drawn('140,-40 170,-84 206,-72 244,-70 262,-30 240,14 200,26 158,10'), 'line', 'cream');
  for (const x of [176, 232]) gaze(sheet, [x, -50], 6.4);
  snout(sheet, [206, -30], 11);
  sheet.line(traced('190,-8 198,-4 206,-18 214,-4 222,-8'), 'line', 0.4);
  if (level > 0)
    for (const t of [
      '160,-18 140,-22 122,-16',
      '162,-8 146,-2 132,10',
      '248,-18 268,-22 286,-16',
      '246,-8 264,-2 278,10',
    ])
      sheet.line(traced(t), 'fine', 0.6);
  if (holds === 'shell') {
    sheet.shape(drawn('24,0 -20,-24 -34,-58 0,-94 50,-94 84,-58 68,-24'), 'bold', 'blush');
    for (const t of ['24,-12 8,-50 12,-88', '26,-12 26,-92', '30,-12 50,-50 46,-86'].slice(0, level + 1))
      sheet.line(traced(t), 'line', 0.3);
  } else {
    sheet.shape(drawn('-120,-40 -90,-84 -20,-96 30,-84 60,-50 30,-24 -60,-16'), 'bold', 'sand');
    sheet.shape(ellipse(46, -82, 40, 36), 'bold', 'sand');
    for (const x of [20, 70]) sheet.shape(ellipse(x, -112, 11), 'line', 'sand');
    for (const t of ['26,-88 34,-80 42,-88', '54,-88 62,-80 70,-88']) sheet.line(traced(t), 'line', 0.4);
    sheet.ink(ellipse(48, -74, 6, 5));
  }
  flap(sheet, '-40,34 -62,4 -52,-28 -22,-52 4,-46 2,-24 -14,0 -2,30', 'wood');
  flap(sheet, '118,30 122,0 108,-34 82,-54 58,-46 62,-22 80,-2 76,32', 'wood');
}

/** A jellyfish with a ruffled bell and long arms, 560 units high; the middle of its bell on the origin. */
export function greatJelly(sheet: Sheet, level: Level, roles: readonly [bell: Role, trim: Role]): void {
  const count = [3, 5, 6][level]!;
  for (let i = 0; i < count; i++) {
    const x = mix(-110, 110, i / (count - 1));
    const spine: Point[] = Array.from({ length: 26 }, (_, k) => [
      x * (1 - k * 0.006) + 22 * Math.sin(k * 0.5 + i * 1.3),
      20 + k * (i % 2 === 0 ? 17 : 14),
    ]);
    sheet.shape(
      clockwise(tube(spine, (t) => [14, 10, 9][level]! * (1 - 0.7 * t))),
      'line',
      i % 2 === 0 ? 'soft' : roles[0],
    );
  }
  for (const [i, x] of (level === 0 ? [0] : [-44, 40]).entries()) {
    const spine: Point[] = Array.from({ length: 22 }, (_, k) => [
      x + 16 * Math.sin(k * 0.4 + i),
      10 + k * 13,
    ]);
    sheet.shape(
      clockwise(
        tube(
          spine,
          (t) => (34 - 24 * t) * (1 + 0.18 * Math.sin(t * 34)) * Math.sqrt(Math.max(0.01, 1 - t ** 7)),
        ),
      ),
      'line',
      roles[1],
    );
  }
  const bell = clockwise(
    drawn(
      '-170,30! -176,-50 -130,-140 0,-176 130,-140 176,-50 170,30! 144,52 116,26! 86,56 58,28! 28,58 0,28! -28,58 -58,28! -86,56 -116,26! -144,52',
    ),
  );
  sheet.shape(bell, 'bold', roles[0]);
  const inside = sheet.inside([bell]);
  inside.shape(drawn('-180,-20 -90,-2 0,4 90,-2 180,-20! 190,80 0,90 -190,80'), 'line', roles[1]);
  const ribs = [3, 5, 7][level]!;
  for (let i = 0; i < ribs; i++) {
    const x = mix(-110, 110, i / (ribs - 1));
    inside.shape(
      place(petal('leaf', 116, [46, 34, 26][level]!), {
        x: x * 0.82,
        y: -14 + Math.abs(x) * -0.04,
        angle: x * 0.0042,
      }),
      'line',
      'soft',
    );
  }
  sheet.rim(bell, 'bold');
}
