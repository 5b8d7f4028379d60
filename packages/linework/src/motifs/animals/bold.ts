import { clockwise, grow, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { mix, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { flap } from './body/trimmings.ts';

/** From this half width, in page units, an eye's light is large enough to be colored. */
const LARGE_EYE = 11;

/** A large dark eye with a light under a raised brow. */
export function eye(sheet: Sheet, [x, y]: Point, r: number): void {
  sheet.ink(ellipse(x, y, r * 1.4, r * 1.7));
  const gleam = r * sheet.scale > LARGE_EYE ? 0.62 : 0.22;
  sheet.gleam(ellipse(x + r * 0.4, y - r * 0.6, r * gleam));
  sheet.line(
    curve([
      [x - r * 1.7, y - r * 2.2],
      [x + r * 0.1, y - r * 2.9],
      [x + r * 1.9, y - r * 2.3],
    ]),
    'line',
    0.6,
  );
}

/** A fish of four areas, 230 units long, looking to the right. */
export function boldFish(sheet: Sheet, roles: readonly [body: Role, stripe: Role]): void {
  sheet.shape(drawn('-64,0! -146,-76 -134,0! -146,76!'), 'bold', roles[1]);
  const body = drawn('-84,0 -40,-54 30,-64 84,-34 100,0 84,34 30,64 -40,54');
  sheet.shape(body, 'bold', roles[0]);
  sheet.inside([body]).shape(rectangle(-36, -80, 54, 160), 'line', roles[1]);
  sheet.rim(body, 'bold');
  eye(sheet, [66, -12], 7);
  sheet.line(traced('98,14 84,22 72,18'), 'line', 0.4);
}

/** A bee in flight to the right, 240 units long. */
export function boldBee(sheet: Sheet): void {
  sheet.shape(ellipse(-30, -92, 42, 66, -0.5), 'line', 'sky');
  sheet.shape(ellipse(40, -94, 42, 66, 0.35), 'line', 'sky');
  const body = ellipse(0, 0, 108, 70);
  sheet.shape(body, 'bold', 'sun');
  const inside = sheet.inside([clockwise(body)]);
  inside.shape(rectangle(-48, -90, 54, 180), 'line', 'wood');
  sheet.rim(body, 'bold');
  sheet.shape(ellipse(100, -8, 52, 50), 'bold', 'gold');
  eye(sheet, [118, -18], 7);
  sheet.line(traced('112,16 126,18 138,8'), 'line', 0.4);
  for (const t of ['92,-56 98,-86 120,-96', '116,-54 130,-80 152,-80']) sheet.line(traced(t), 'line', 0.2);
}

/** A ladybird from above, 330 units long, its head up. */
export function boldLadybird(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    for (const [y, drop] of [
      [-70, -34],
      [6, 4],
      [84, 40],
    ] as const)
      sheet.line(
        curve([
          [side * 130, y],
          [side * 176, y + drop * 0.6],
          [side * 196, y + drop + 18],
        ]),
        'bold',
        0,
      );
    sheet.line(
      curve([
        [side * 24, -160],
        [side * 34, -196],
        [side * 60, -214],
      ]),
      'line',
      0.2,
    );
    sheet.ink(ellipse(side * 64, -216, 9));
  }
  sheet.shape(ellipse(0, -124, 74, 62), 'bold', 'wood');
  for (const side of [-1, 1]) eye(sheet, [side * 28, -150], 7);
  sheet.shape(ellipse(0, 6, 152, 144), 'bold', 'rust');
  sheet.line(
    [
      [0, -138],
      [0, 150],
    ],
    'bold',
    0,
  );
  for (const side of [-1, 1])
    for (const [x, y, r] of [
      [66, -62, 31],
      [88, 34, 33],
      [40, 96, 28],
    ] as const)
      sheet.shape(ellipse(side * x, y, r), 'line', 'wood');
}

/** A jellyfish with four broad arms and a smile, 520 units high; the middle of its bell on the origin. */
export function boldJelly(sheet: Sheet): void {
  for (const [i, x] of [-112, 112, -38, 38].entries()) {
    const spine: Point[] = Array.from({ length: 24 }, (_, k) => [
      x * (1 + k * 0.008) + 17 * Math.sin(k * 0.46 + i * 1.7),
      10 + k * (i < 2 ? 12 : 15),
    ]);
    const [u, v] = spine.at(-1)!;
    sheet.shape(
      unite([clockwise(tube(spine, () => 26)), ellipse(u, v, 26)]),
      'line',
      i < 2 ? 'soft' : 'blush',
    );
  }
  const bell = clockwise(
    drawn('-176,30! -182,-50 -134,-140 0,-180 134,-140 182,-50 176,30! 90,58 0,66 -90,58'),
  );
  sheet.shape(bell, 'bold', 'a');
  for (const [x, y, r] of [
    [-84, -100, 28],
    [0, -134, 30],
    [84, -100, 28],
  ] as const)
    sheet.shape(ellipse(x, y, r), 'line', 'sun');
  for (const x of [-50, 50]) eye(sheet, [x, -40], 6.6);
  sheet.line(traced('-26,-14 0,4 26,-14'), 'line', 0.4);
}

/** A penguin on its belly, sliding to the right, 480 units long. */
export function boldSlider(sheet: Sheet): void {
  for (const [y, angle] of [
    [-46, 0.5],
    [12, -0.3],
  ] as const)
    sheet.shape(ellipse(-196, y, 58, 32, angle), 'bold', 'sun');
  const body = clockwise(drawn('-184,-10 -150,-92 -50,-128 70,-112 140,-80 140,14 40,42 -100,40'));
  const rim = grow(grow(unite([body, ellipse(148, -106, 88, 84)]), 40), -40);
  sheet.shape(drawn('224,-92! 262,-76 268,-66 252,-58 222,-56!'), 'bold', 'sun');
  sheet.shape(rim, 'bold', 'stone');
  sheet.inside([body]).shape(drawn('-220,70 -120,-14 0,-36 90,-24 240,-14 240,70'), 'line', 'paper');
  sheet.rim(rim, 'bold');
  sheet.shape(drawn('238,-96 224,-140 190,-158 150,-138 140,-96 162,-50 204,-36 232,-52'), 'line', 'paper');
  eye(sheet, [198, -112], 7);
  flap(sheet, '20,-84 -20,-140 -90,-194 -150,-206 -168,-180 -130,-116 -70,-60', 'stone');
}

/** A turtle that swims to the right, 460 units long. */
export function boldTurtle(sheet: Sheet): void {
  for (const flipper of [
    '100,-90! 120,-150 172,-208 238,-236 286,-226 288,-198 250,-164 208,-112 172,-54!',
    '96,90! 108,140 150,190 208,214 250,206 250,180 216,150 186,104 156,56!',
    '-140,-76! -176,-116 -224,-130 -254,-110 -244,-78 -202,-52 -150,-30!',
    '-140,76! -176,116 -224,130 -254,110 -244,78 -202,52 -150,30!',
  ])
    sheet.shape(drawn(flipper), 'bold', 'leaf');
  sheet.shape(drawn('150,-44! 190,-66 246,-58 280,-14 266,30 214,50 150,44!'), 'bold', 'leaf');
  eye(sheet, [240, -14], 8);
  sheet.line(traced('272,14 252,30 228,28'), 'line', 0.4);
  const shell = drawn(
    '-200,0 -170,-84 -90,-132 10,-138 104,-108 166,-50 182,0 166,50 104,108 10,138 -90,132 -170,84',
  );
  sheet.shape(shell, 'bold', 'grass');
  const inside = sheet.inside([shell]);
  inside.shape(ellipse(-8, 0, 150, 98), 'line', 'sand');
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    inside.line(
      [
        [-8 + 150 * Math.cos(a), 98 * Math.sin(a)],
        [-8 + 240 * Math.cos(a), 170 * Math.sin(a)],
      ],
      'line',
      0,
    );
  }
  inside.shape(drawn('-76,-46! 52,-46! 92,0! 52,46! -76,46! -112,0!'), 'line', 'leaf');
  for (const seam of ['-76,-46 -96,-84', '-76,46 -96,84', '52,-46 72,-84', '52,46 72,84'])
    inside.line(points(seam), 'line', 0);
  inside.line(traced('92,0 142,0'), 'line', 0);
  inside.line(traced('-112,0 -158,0'), 'line', 0);
  sheet.rim(shell, 'bold');
}

/** A squirrel that holds an acorn, 340 units high; it looks to the right. */
export function boldSquirrel(sheet: Sheet): void {
  sheet.shape(
    clockwise(
      drawn(
        '-40,-6! -120,-6 -184,-70 -170,-150 -176,-220 -226,-276! -180,-336 -104,-336 -66,-270 -72,-200 -50,-140 -30,-80',
      ),
    ),
    'bold',
    'ember',
  );
  sheet.line(traced('-70,-40 -130,-100 -116,-180 -124,-240 -160,-290'), 'line', 0.5);
  sheet.shape(drawn('-50,-4! -62,-60 -50,-130 -10,-180 40,-170 70,-120 68,-50 54,0!'), 'bold', 'ember');
  sheet.shape(drawn('18,-6 6,-70 22,-140 54,-140 70,-80 60,-8'), 'line', 'cream');
  sheet.shape(drawn('-60,-4! -66,-74 -10,-90 26,-54 20,-26 74,-24 100,-4 84,10!'), 'bold', 'ember');
  for (const ear of ['14,-236! 40,-306 64,-236!', '-30,-220! -24,-308 40,-240!'])
    sheet.shape(drawn(ear), 'bold', 'ember');
  sheet.shape(
    drawn('-36,-180 -44,-224 -10,-256 40,-252 86,-218 106,-196 98,-172 60,-154 10,-150'),
    'bold',
    'ember',
  );
  eye(sheet, [46, -212], 6.4);
  sheet.ink(ellipse(101, -190, 6, 5.4));
  sheet.line(traced('92,-176 76,-168 62,-174'), 'line', 0.4);
  sheet.shape(drawn('78,-66! 66,-104 96,-122 126,-104 118,-66! 98,-36!'), 'bold', 'wood');
  sheet.shape(drawn('58,-94! 66,-130 98,-146 130,-130 138,-94!'), 'bold', 'rust');
  flap(sheet, '0,-150 50,-132 92,-106 98,-80 74,-66 32,-78 -2,-100', 'ember');
}

/** An oak's acorn that hangs from a point, 150 units long. */
export function boldAcorn(sheet: Sheet): void {
  sheet.shape(drawn('-44,50! -42,100 0,156! 42,100 44,50!'), 'bold', 'gold');
  sheet.shape(drawn('-58,60! -54,14 0,-4 54,14 58,60!'), 'bold', 'wood');
}

/** A broad tube through points, with round ends. */
export function boldBough(sheet: Sheet, table: string, half: readonly [number, number]): void {
  sheet.shape(clockwise(tube(curve(knots(table)), (t) => mix(half[0], half[1], t))), 'bold', 'wood');
}
