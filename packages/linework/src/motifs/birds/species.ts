import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from '../animals/body/gaze.ts';
import { plumage } from '../feathers.ts';
import { flier } from './bird.ts';
import { spreadWing } from './wing.ts';

type Level = 0 | 1 | 2;

/** A hummingbird that hovers, its beak to the right, 320 units long with it. */
export function hummingbird(sheet: Sheet, level: Level, roles: readonly [Role, Role]): void {
  flier(sheet, {
    level,
    body: '-120,70 -70,30 -30,-10 10,-50 46,-66 80,-54 86,-34 66,-14 50,20 20,60 -30,82 -80,84',
    beak: '78,-52! 200,-66! 82,-38!',
    eye: [60, -46],
    coat: roles[0],
    breast: ['-90,90 -20,70 20,30 40,-10 88,-26! 90,40 20,110', 'cream'],
    patches: [['44,-22 70,-34 92,-30! 66,0 44,14!', roles[1]]],
    tail: ['-90,60! -190,90 -210,130! -150,120 -84,82!', '-80,66! -150,130 -150,170! -106,134 -66,84!'],
    wing: [roles[1], 'soft', roles[0]],
    span: 210,
    root: [-10, 0],
    raised: [0.5, 1.1],
  });
}

/** A kingfisher that dives down to the right with folded wings, 330 units long. */
export function kingfisher(sheet: Sheet, level: Level): void {
  flier(sheet, {
    level,
    body: '-150,-40 -90,-60 -20,-66 40,-74 84,-60 100,-30 86,-2 40,26 -40,34 -110,6',
    beak: '92,-48! 230,-8! 90,-10!',
    eye: [62, -44],
    coat: 'water',
    breast: ['-130,0 -40,0 30,-6 90,-10! 90,40 -40,60', 'ember'],
    patches: [['110,-42! 70,-58 30,-58 -14,-44! 20,-34 60,-32 92,-34', 'ember']],
    tail: [
      '-110,-44! -180,-78 -236,-84 -248,-64 -190,-50 -110,-22!',
      '-110,-26! -180,-52 -250,-46 -254,-26 -190,-26 -104,-6!',
      '-110,-12! -180,-26 -240,-14 -238,6 -180,0 -100,6!',
    ],
    wing: ['water', 'sky', 'd'],
    span: 240,
    root: [-30, -30],
    raised: [0.2, 0.9],
  });
}

/** An owl that glides towards the eye with wings spread to both sides, 700 units across. */
export function owlInFlight(sheet: Sheet, level: Level, coat: Role): void {
  for (const flip of [false, true]) {
    const half = sheet.at({ x: flip ? -56 : 56, y: -20, flip });
    spreadWing(half.at({ angle: -0.28 }), { length: 350, level, roles: [coat, 'cream', coat] });
  }
  for (const u of [-34, 0, 34].slice(level === 0 ? 1 : 0))
    sheet.shape(place(petal('round', 120, 54), { x: u, y: 110, angle: Math.PI - u * 0.007 }), 'line', coat);
  const body = clockwise(drawn('0,-96 70,-78 96,0 84,90 40,150 0,164 -40,150 -84,90 -96,0 -70,-78'));
  sheet.shape(body, 'bold', 'cream');
  if (level > 0)
    plumage(sheet.inside([body]), {
      zone: [drawn('-90,-20 0,10 90,-20 80,90 40,150 0,164 -40,150 -80,90')],
      size: level === 2 ? 34 : 46,
      kind: 'round',
      roles: ['cream', coat],
      mark: 'none',
    });
  sheet.rim(body, 'bold');
  for (const u of [-1, 1]) {
    sheet.shape(
      drawn(
        `${u * 24},150! ${u * 18},196 ${u * 30},214! ${u * 40},196 ${u * 46},214! ${u * 56},190 ${u * 50},146!`,
      ),
      'line',
      'sun',
    );
  }
  sheet.shape(
    drawn('0,-150 50,-164 92,-134 96,-80 60,-34 0,-14 -60,-34 -96,-80 -92,-134 -50,-164'),
    'bold',
    coat,
  );
  sheet.shape(
    drawn('0,-118 34,-142 74,-118 76,-76 40,-44 0,-30 -40,-44 -76,-76 -74,-118 -34,-142'),
    'line',
    'paper',
  );
  for (const u of [-36, 36]) {
    sheet.shape(ellipse(u, -92, 25), 'line', 'sun');
    sheet.ink(ellipse(u, -90, 10, 12));
    sheet.gleam(ellipse(u + 4, -95, 4.4));
  }
  sheet.shape(drawn('-13,-78! 0,-86 13,-78! 0,-46!'), 'line', 'ember');
}

/** The wing of a flamingo at rest: long feathers to the tail, a row of shorter ones, small round ones at its bend. */
function foldedWing(sheet: Sheet, level: Level): void {
  for (const [i, [x, y, long, angle]] of (
    [
      [-20, -232, 150, -1.86],
      [-6, -246, 158, -1.76],
      [0, -262, 150, -1.66],
    ] as const
  ).entries())
    sheet.shape(place(petal('leaf', long, 34), { x, y, angle }), 'line', i % 2 === 0 ? 'ember' : 'blush');
  for (const [i, y] of [-230, -250, -271, -292].entries())
    sheet.shape(
      place(petal('round', 96 - i * 5, 32), { x: 34 - i * 2, y, angle: -1.82 + i * 0.13 }),
      'line',
      i % 2 === 0 ? 'blush' : 'ember',
    );
  const bend = drawn('4,-306 46,-320 84,-302 92,-268 70,-234 30,-222! 10,-236! 22,-252! 2,-264! 14,-282!');
  sheet.shape(bend, 'bold', 'blush');
  if (level === 2)
    plumage(sheet.inside([bend]), {
      zone: [bend],
      size: 30,
      kind: 'round',
      roles: ['blush', 'ember'],
      mark: 'none',
    });
  else sheet.line(traced('34,-300 62,-284 62,-252'), 'line', 0.5);
  sheet.rim(bend, 'bold');
}

/** How a flamingo holds its neck. */
const NECKS = {
  up: ['96,-300 150,-330 150,-400 104,-440 110,-500', [112, -508, 0]],
  down: ['96,-300 160,-290 190,-220 180,-130 196,-70', [198, -62, 1.2]],
  back: ['96,-300 150,-330 140,-400 80,-410 40,-370', [34, -360, 2.5]],
} as const;

/** A flamingo on one or two legs, 520 units high with its neck up; it looks to the right. */
export function flamingo(sheet: Sheet, level: Level, neck: keyof typeof NECKS, oneLeg: boolean): void {
  const leg = (table: string): void =>
    sheet.shape(
      clockwise(tube(curve(knots(table), 6), (t) => 7.5 + 5 * Math.exp(-(((t - 0.52) / 0.07) ** 2)))),
      'line',
      'ember',
    );
  leg(oneLeg ? '34,-226 0,-176 -52,-130! 16,-148 88,-162' : '40,-230 56,-120 40,0');
  if (oneLeg)
    sheet.shape(drawn('80,-172 98,-168 124,-146 130,-122! 110,-134 90,-146 80,-156'), 'line', 'ember');
  leg('10,-230 16,-120 10,0');
  for (const x of oneLeg ? [10] : [10, 40])
    sheet.shape(drawn(`${x - 14},4 ${x - 2},-14 ${x + 12},-12 ${x + 44},4! ${x + 20},9`), 'line', 'ember');
  const [spine, [hx, hy, turn]] = NECKS[neck];
  const head = sheet.at({ x: hx, y: hy, angle: turn, scale: 1.24 });
  for (const angle of [-2.2, -1.94, -1.68])
    sheet.shape(place(petal('round', 92, 40), { x: -70, y: -240, angle }), 'bold', 'blush');
  sheet.shape(clockwise(tube(curve(knots(spine), 6), (t) => mix(32, 16, t ** 0.5))), 'bold', 'blush');
  const body = clockwise(
    drawn('-150,-214! -128,-262 -64,-318 20,-338 84,-332 122,-298 116,-252 72,-214 0,-196 -80,-198'),
  );
  sheet.shape(body, 'bold', 'blush');
  if (level > 0) foldedWing(sheet, level);
  else sheet.line(traced('56,-300 74,-262 30,-226 -60,-222'), 'line', 0.5);
  head.shape(drawn('-26,0 -16,-24 12,-28 32,-10 30,12 4,22 -18,16'), 'bold', 'blush');
  head.shape(drawn('24,-15! 54,-10 70,12 64,44 52,58! 44,34 24,15!'), 'bold', 'sun');
  head.shape(drawn('70,16! 68,42 52,60! 48,40 54,24!'), 'line', 'wood');
  gaze(head, [10, -8], 3.6);
}

/** A leg of few lines, for easy pages. */
function plainFoot(sheet: Sheet, x: number): void {
  sheet.shape(clockwise(tube(curve(knots(`${x},-60 ${x + 2},-20 ${x},0`), 5), () => 6)), 'line', 'sun');
  sheet.shape(drawn(`${x - 16},4! ${x - 4},-8 ${x + 8},-8 ${x + 30},4!`), 'line', 'sun');
}

/** A leg with its feathered thigh, three toes before and one behind. */
function henFoot(sheet: Sheet, x: number): void {
  const toe = (to: string, half: number) =>
    clockwise(tube(curve(knots(`${x},-8 ${to}`), 5), (t) => mix(half, 2.2, t)));
  sheet.shape(
    unite([
      clockwise(tube(curve(knots(`${x - 4},-60 ${x + 2},-30 ${x},-6`), 5), () => 5)),
      toe(`${x + 18},-2 ${x + 36},5`, 5.4),
      toe(`${x + 12},4 ${x + 22},13`, 5.4),
      toe(`${x + 20},-8 ${x + 40},-7`, 5),
      toe(`${x - 10},0 ${x - 20},5`, 4.4),
    ]),
    'line',
    'sun',
  );
  sheet.shape(
    drawn(
      `${x - 26},-84 ${x + 24},-84 ${x + 17},-56 ${x + 10},-36! ${x + 3},-44 ${x - 3},-34! ${x - 10},-46 ${x - 18},-60`,
    ),
    'line',
    'cream',
  );
}

/** Sickle feathers of a cock that rise and bend down behind him, or the short upright fan of a hen. */
const SICKLES = [
  '-40,-104! -92,-150 -150,-170 -204,-150 -226,-100! -190,-124 -140,-126 -60,-92!',
  '-30,-112! -84,-186 -150,-222 -214,-206 -246,-150! -200,-184 -146,-180 -56,-100!',
  '-20,-116! -70,-220 -134,-270 -200,-266 -242,-216! -196,-234 -142,-220 -50,-104!',
  '-10,-120! -44,-230 -92,-296 -150,-308 -196,-280! -152,-278 -110,-240 -40,-108!',
];
/** The leans of the broad feathers of a hen's tail, the highest first; each lies over the one above it. */
const FAN = [-0.34, -0.66, -0.98, -1.3];

function fannedTail(sheet: Sheet, isCock: boolean, isRuled: boolean): void {
  const feathers = isCock
    ? SICKLES.map((table) => drawn(table))
    : FAN.map((angle) => place(petal('round', 156, 62), { x: -26, y: -92, angle }));
  for (const [i, feather] of feathers.entries()) {
    sheet.shape(feather, 'bold', i % 2 === 0 ? 'a' : 'c');
    if (isRuled && !isCock) ruledFeather(sheet, FAN[i]!);
  }
}

/** The shaft of a feather of a hen's fan and the barbs at both its sides. */
function ruledFeather(sheet: Sheet, angle: number): void {
  const view = sheet.at({ x: -26, y: -92, angle });
  view.line(traced('0,-50 2,-96 0,-140'), 'line', 0.4);
  for (const y of [-86, -110])
    for (const side of [-1, 1])
      view.line(traced(`0,${y} ${side * 12},${y - 14} ${side * 22},${y - 20}`), 'fine', 0.5);
}

/** A hen or a cock, 230 units high; it looks to the right. The feathers of a hen's tail may be ruled. */
export function hen(sheet: Sheet, level: Level, coat: Role, isCock: boolean, isRuled = false): void {
  for (const x of [-6, 34]) (level === 0 ? plainFoot : henFoot)(sheet, x);
  if (level > 0) fannedTail(sheet, isCock, isRuled);
  const tails =
    level > 0
      ? []
      : isCock
        ? [
            '-70,-100! -150,-150 -176,-230 -140,-290! -110,-220 -30,-120!',
            '-40,-100! -110,-190 -124,-270 -86,-312! -76,-230 -6,-120!',
            '-50,-90! -150,-104 -200,-146 -212,-196! -146,-164 -40,-110!',
          ]
        : [
            '-60,-100! -122,-164 -126,-222! -80,-194 -20,-120!',
            '-60,-90! -146,-124 -168,-172! -104,-158 -40,-116!',
          ];
  for (const [i, feather] of tails.entries()) sheet.shape(drawn(feather), 'line', i % 2 === 0 ? 'a' : 'c');
  sheet.shape(
    drawn(
      isCock
        ? '44,-222! 36,-262 56,-250! 62,-278 76,-252! 94,-270 92,-240! 104,-236 94,-216!'
        : '50,-216! 46,-240 62,-232! 72,-250 80,-230! 94,-234 90,-212!',
    ),
    'line',
    'ember',
  );
  sheet.shape(drawn('92,-206! 122,-194! 94,-184!'), 'line', 'sun');
  const body = clockwise(
    drawn(
      '-100,-130 -60,-150 -10,-150 30,-190 48,-222 76,-228 98,-206 96,-176 98,-120 70,-66 10,-46 -60,-66',
    ),
  );
  sheet.shape(body, 'bold', coat);
  const inside = sheet.inside([body]);
  inside.shape(
    drawn('20,-240! 120,-240! 120,-150! 96,-130! 84,-146! 66,-124! 54,-144! 34,-126!'),
    'line',
    isCock ? 'gold' : 'cream',
  );
  if (level === 2)
    plumage(inside, {
      zone: [drawn('30,-110 70,-120 100,-110 80,-60 10,-46 0,-70')],
      size: 27,
      kind: 'round',
      roles: ['cream', coat],
      mark: 'none',
    });
  sheet.rim(body, 'bold');
  sheet.shape(drawn('90,-188 102,-176 103,-158 92,-148 82,-160 83,-178'), 'line', 'ember');
  sheet.shape(
    drawn('-60,-128 -16,-136 36,-116 34,-88 0,-72 -46,-72! -44,-80 -74,-84! -70,-94 -98,-102! -82,-118'),
    'bold',
    level > 0 ? 'c' : coat,
  );
  if (level > 0)
    for (const t of ['-50,-112 0,-116 24,-102', '-40,-96 0,-98 16,-90']) sheet.line(traced(t), 'fine', 0.5);
  gaze(sheet, [74, -198], 5.6);
}

/** A chick, 70 units high; it looks to the right. */
export function chick(sheet: Sheet, level: Level): void {
  for (const x of [-8, 12])
    sheet.line(
      [
        [x, -12],
        [x, 2],
        [x + 12, 4],
      ],
      'line',
      0,
    );
  sheet.shape(drawn('36,-56! 54,-50! 38,-44!'), 'line', 'ember');
  sheet.shape(
    drawn('-40,-38! -30,-30 -8,-44 -4,-66 16,-76 36,-64 36,-44 26,-14 -2,-6 -28,-14'),
    'bold',
    'sun',
  );
  if (level > 0) sheet.shape(drawn('-22,-26! 0,-34 14,-26 0,-14!'), 'line', 'gold');
  gaze(sheet, [22, -56], 4.6);
}
