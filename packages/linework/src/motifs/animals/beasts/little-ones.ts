import { clockwise, unite } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { petal } from '../../../geometry/petal.ts';
import { mix, type Path, place, type Point } from '../../../geometry/point.ts';
import { onBothSides } from '../../../geometry/path.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { bonesOf, dress } from '../body/pelt.ts';
import { gaze, snout } from '../body/gaze.ts';
import { flap } from '../body/trimmings.ts';
import { fringed } from '../soft-fur.ts';

type Level = 0 | 1 | 2;

/** A squirrel that sits up and holds an acorn, 330 units high; it looks to the right. Its tail may stand free. */
export function squirrel(sheet: Sheet, level: Level, isTailFree = false): void {
  const tail = clockwise(
    drawn(
      isTailFree
        ? '-40,-10! -116,-8 -180,-70 -166,-150 -172,-220 -222,-276! -176,-336 -102,-336 -66,-270 -72,-200 -50,-140 -30,-80'
        : '-40,-10! -110,-10 -170,-70 -170,-160 -130,-220 -150,-290 -90,-340 -20,-320 10,-260 -20,-226! -40,-256 -74,-250 -60,-200 -40,-140 -30,-80',
    ),
  );
  sheet.shape(tail, 'bold', 'ember');
  if (level === 2) furry(sheet, tail, '-60,-30 -130,-90 -120,-180 -90,-250 -110,-290 -60,-320 -10,-280');
  const parting = isTailFree
    ? '-60,-30 -130,-90 -114,-180 -122,-240 -158,-290'
    : '-60,-30 -130,-90 -120,-180 -90,-230 -110,-280';
  if (level === 1) sheet.line(traced(parting), 'line', 0.5);
  const back = drawn('-50,-4! -62,-60 -50,-130 -10,-180 40,-170 66,-120 64,-50 50,0!');
  sheet.shape(back, 'bold', 'ember');
  if (level === 2) furry(sheet, back, '20,-190 -20,-100 -40,0');
  sheet.shape(drawn('20,-6 10,-70 24,-130 52,-130 66,-80 56,-10'), 'line', 'cream');
  const thigh = drawn('-56,-6! -60,-70 -10,-84 24,-50 20,-16 70,-14 92,2 70,8!');
  sheet.shape(thigh, 'bold', 'ember');
  if (level === 2) furry(sheet, thigh, '-20,-100 -30,-30 60,0');
  for (const t of ['8,-240! 14,-290 36,-246!', '-18,-230! -34,-284 10,-250!'])
    sheet.shape(drawn(t), 'bold', 'ember');
  sheet.shape(
    drawn('-30,-180 -36,-220 -6,-250 40,-246 80,-214 100,-196 92,-176 60,-160 10,-156'),
    'bold',
    'ember',
  );
  sheet.shape(drawn('100,-192 70,-196 56,-180 66,-164 90,-170'), 'line', 'cream');
  gaze(sheet, [48, -208], 8);
  snout(sheet, [98, -194], 7);
  sheet.shape(drawn('84,-84! 76,-118 100,-134 124,-118 116,-84! 100,-66!'), 'line', 'wood');
  sheet.shape(drawn('70,-112! 78,-140 100,-150 122,-140 130,-112!'), 'line', 'rust');
  flap(sheet, '8,-150 54,-142 92,-122 102,-100 84,-88 46,-92 6,-112', 'ember');
}

/** Fur over a part of a body, along a way from the nose. */
function furry(sheet: Sheet, rim: Path, way: string, coat: Role = 'ember'): void {
  dress(sheet, {
    pelt: { kind: 'locks', size: 36 },
    rim: [rim],
    bones: bonesOf(traced(way), 0, 0),
    coat,
    marks: () => undefined,
  });
  sheet.rim(rim, 'bold');
}

/** How a rabbit is met. */
type RabbitPose = 'sit' | 'sleep' | 'up';

/** A rabbit, 210 units high when it sits; it looks to the right. For small hands its eye and nose are bold. */
export function rabbit(sheet: Sheet, level: Level, pose: RabbitPose, coat: Role, isBold = false): void {
  if (pose === 'sleep') {
    sheet.shape(ellipse(-126, -28, 28, 26), 'bold', 'paper');
    sheet.shape(drawn('-130,0! -136,-60 -80,-104 0,-108 60,-84 90,-50 90,0!'), 'bold', coat);
    sheet.shape(drawn('30,-60! -20,-110 -70,-116 -60,-88 20,-40!'), 'bold', coat);
    sheet.shape(drawn('30,-20 40,-66 80,-80 124,-56 134,-24 110,-2 60,2'), 'bold', coat);
    sheet.shape(drawn('46,-66! 0,-92 -50,-84 -44,-62 36,-44!'), 'bold', coat);
    sheet.line(traced('86,-42 96,-36 106,-42'), 'line', 0.4);
    sheet.shape(drawn('120,-36 130,-40 138,-31 132,-22 122,-25'), 'line', 'blush');
    return;
  }
  const high = pose === 'up' ? 60 : 0;
  sheet.shape(ellipse(-92, -34, 30, 28), 'bold', 'paper');
  sheet.shape(
    drawn(`-84,0! -96,-70 -50,-${130 + high} 10,-${136 + high} 50,-${100 + high} 60,-40 60,0!`),
    'bold',
    coat,
  );
  sheet.shape(drawn(`16,-20 20,-80 36,-${110 + high} 56,-${86 + high} 60,-30`), 'line', 'cream');
  sheet.shape(drawn('-74,2 -90,-40 -70,-80 -30,-86 6,-56 10,-26 56,-26 84,-12 82,2 40,5'), 'bold', coat);
  const head = sheet.at({ y: -high });
  for (const [t, inner] of [
    ['34,-180! 20,-250 44,-306 66,-250 60,-178!', '44,-196! 36,-250 46,-284 56,-250 54,-194!'],
    ['-2,-180! -40,-240 -36,-304 2,-262 30,-186!', '4,-200! -22,-244 -22,-278 4,-252 20,-200!'],
  ] as const) {
    head.shape(drawn(t), 'bold', coat);
    if (level > 0) head.shape(drawn(inner), 'line', 'blush');
  }
  head.shape(drawn('-30,-130 -26,-180 20,-200 66,-184 98,-150 90,-120 50,-100 0,-100'), 'bold', coat);
  if (isBold) {
    head.ink(ellipse(54, -160, 4.4, 6.4));
    head.ink(ellipse(94, -150, 5.6, 4.6));
  } else {
    gaze(head, [50, -158], 8);
    head.shape(drawn('84,-154 96,-158 103,-148 97,-140 87,-143'), 'line', 'blush');
  }
  head.line(traced('94,-140 88,-128 72,-124'), 'line', 0.5);
  if (level > 0)
    for (const t of ['72,-138 58,-140 34,-150', '72,-132 54,-130 30,-134']) head.line(traced(t), 'fine', 0.6);
  if (level > 0) head.shape(ellipse(46, -124, 13, 10), 'line', 'blush');
  flap(
    sheet,
    `24,-${92 + high} 58,-${84 + high} 78,-${66 + high} 70,-${50 + high} 44,-${54 + high} 24,-${64 + high}`,
    coat,
  );
}

/** A hedgehog under rows of spines, 260 units long, its nose to the right. */
export function quilledHedgehog(sheet: Sheet, level: Level): void {
  for (const x of [-70, -34, 56, 92]) sheet.shape(ellipse(x, 0, 21, 12), 'line', 'cream');
  const rows = [
    [90, 14, 46, 40],
    [66, 11, 46, 38],
    [42, 8, 44, 36],
    [18, 5, 42, 32],
  ] as const;
  for (const [reach, count, long, wide] of level === 0 ? ([[84, 9, 60, 64]] as const) : rows)
    for (let i = 0; i <= count; i++) {
      const angle = mix(-3.2, -0.5, i / count);
      const [x, y] = [-22 + reach * Math.cos(angle), -10 + reach * Math.sin(angle)];
      sheet.shape(
        place(petal('point', long, wide), { x, y, angle: angle + Math.PI / 2 }),
        'line',
        i % 2 === 0 ? 'wood' : 'sand',
      );
    }
  sheet.shape(
    level === 0
      ? ellipse(-22, -10, 88, 84)
      : drawn('-118,-8 -80,-18 -22,-26 40,-20 70,-6 60,8 -20,12 -100,8'),
    'line',
    'sand',
  );
  sheet.shape(
    drawn('30,-84 66,-98 104,-76 146,-54 160,-40 142,-16 100,4 40,8 26,-20 20,-56'),
    'bold',
    'cream',
  );
  sheet.shape(ellipse(62, -74, 17, 19), 'line', 'cream');
  snout(sheet, [156, -42], 10);
  gaze(sheet, [114, -58], 7);
  sheet.line(traced('146,-26 132,-16 116,-20'), 'fine', 0.4);
}

/** A panda that sits and chews a cane, 400 units high. */
export function sittingPanda(sheet: Sheet, level: Level): void {
  sheet.shape(
    drawn('0,-250 90,-230 140,-150 130,-50 60,0 -60,0 -130,-50 -140,-150 -90,-230'),
    'bold',
    'paper',
  );
  sheet.shape(
    drawn('-150,-190! -110,-250 0,-270 110,-250 150,-190! 90,-170 0,-164 -90,-170'),
    'line',
    'stone',
  );
  for (const u of [-1, 1]) {
    sheet.shape(
      drawn(
        `${u * 22},-34 ${u * 56},-118 ${u * 128},-124 ${u * 180},-56 ${u * 168},12 ${u * 104},28 ${u * 36},20`,
      ),
      'bold',
      'stone',
    );
    sheet.shape(ellipse(u * 128, -28, 34, 40), 'line', 'cream');
    if (level > 0)
      for (const [x, y] of [
        [104, -72],
        [128, -80],
        [152, -72],
      ] as const)
        sheet.shape(ellipse(u * x, y, 10, 11), 'line', 'cream');
    sheet.shape(ellipse(u * 96, -392, 40), 'bold', 'stone');
  }
  sheet.shape(
    drawn('0,-410 80,-400 134,-340 130,-270 70,-224 0,-214 -70,-224 -130,-270 -134,-340 -80,-400'),
    'bold',
    'paper',
  );
  for (const u of [-1, 1]) {
    sheet.shape(
      drawn(`${u * 26},-312 ${u * 44},-350 ${u * 80},-344 ${u * 94},-306 ${u * 74},-276 ${u * 42},-280`),
      'line',
      'stone',
    );
    sheet.shape(ellipse(u * 56, -312, 18), 'line', 'paper');
    gaze(sheet, [u * 54, -311], 8);
  }
  if (level > 0) for (const u of [-98, 98]) sheet.shape(ellipse(u, -258, 20, 15), 'line', 'blush');
  sheet.shape(drawn('0,-306 40,-298 62,-268 46,-238 0,-228 -46,-238 -62,-268 -40,-298'), 'line', 'cream');
  sheet.shape(drawn('-20,-290 -10,-300 10,-300 20,-290 10,-278 0,-272 -10,-278'), 'bold', 'stone');
  sheet.line(traced('0,-272 0,-258'), 'line', 0);
  sheet.line(traced('-28,-260 -16,-248 0,-258 16,-248 28,-260'), 'line', 0.4);
  const cane = clockwise(tube(curve(knots('-20,-90 50,-180 110,-280 150,-350'), 6), () => 13));
  sheet.shape(cane, 'line', 'grass');
  for (const [x, y, a] of [
    [104, -272, 1.2],
    [146, -342, 0.3],
    [84, -232, 1.9],
  ] as const)
    sheet.shape(place(petal('leaf', 96, 28), { x, y, angle: a }), 'line', 'leaf');
  flap(sheet, '-128,-216 -152,-170 -138,-112 -80,-86 -10,-98 12,-126 -8,-150 -54,-150 -82,-186', 'stone');
  flap(sheet, '128,-216 152,-176 138,-128 96,-112 54,-126 42,-152 60,-174 90,-196', 'stone');
}

/** A long claw of a hand below a bough, hooked over the bough from behind; its foot is at an x. */
function hookedClaw(x: number, size: number): Point[] {
  return drawn('-8,36! -12,0 -8,-34 8,-48 22,-38 24,-16! 12,-26 4,-16 4,6 8,36!', { x, scale: size });
}

/** Short rows of hair on a hanging sloth: on belly, flank and arms. */
const SLOTH_HAIR = [
  ['-16,154 10,164 36,156', 3],
  ['64,170 90,178 116,170', 3],
  ['-8,200 20,210 48,202', 3],
  ['76,218 102,222 128,208', 3],
  ['-20,244 8,252 36,246', 3],
  ['132,142 148,150 164,142', 2],
  ['-176,96 -160,104 -144,98', 2],
] as const;

/** A sloth that hangs under a bough, its baby on its belly if it has one. The bough runs along y 0. 300 units high. */
export function hangingSloth(sheet: Sheet, level: Level, hasBaby = false): void {
  const arms = ['-150,26 -186,86 -156,140 -96,176', '150,26 190,86 164,140 100,176'];
  const body = unite([
    clockwise([
      ...traced('-134,246 -164,200 -160,150 -110,120 0,110 110,126 170,160 166,222'),
      ...fringed('166,222 96,280 -40,290 -134,246', 6, 26),
    ]),
    ...arms.map((t) => clockwise(tube(curve(knots(t), 6), (k) => mix(26, 40, k)))),
  ]);
  for (const x of [-60, 86]) {
    sheet.shape(
      clockwise(
        tube(curve(knots(`${x},26 ${x - 34},80 ${x - 22},130 ${x + 6},176`), 6), (k) => mix(22, 34, k)),
      ),
      'bold',
      'wood',
    );
    for (const u of [-15, 0, 15]) sheet.shape(hookedClaw(x + u, 0.86), 'line', 'cream');
  }
  sheet.shape(body, 'bold', 'sand');
  for (const [table, count] of level > 0 ? SLOTH_HAIR : [])
    sheet.line(fringed(table, count, -14), 'line', 0.3);
  if (hasBaby) slothBaby(sheet.at({ x: 34, y: 112 }), level);
  for (const x of [-150, 150])
    for (const u of [-20, 0, 20]) sheet.shape(hookedClaw(x + u, 1), 'line', 'cream');
  sheet.shape(drawn('-190,190 -200,140 -160,100 -100,96 -50,126 -44,190 -80,230 -150,230'), 'bold', 'sand');
  sheet.shape(drawn('-180,180 -176,136 -120,120 -70,140 -62,186 -100,214 -150,210'), 'line', 'cream');
  for (const u of [-1, 1]) {
    sheet.shape(
      drawn(`${-122 + u * 14},160! ${-122 + u * 30},148 ${-122 + u * 60},176! ${-122 + u * 34},178`),
      'line',
      'wood',
    );
    gaze(sheet, [-122 + u * 28, 163], 5.6);
  }
  snout(sheet, [-122, 176], 9);
  sheet.line(traced('-146,188 -122,202 -98,188'), 'line', 0.5);
}

/** A young sloth that lies on its mother's belly and looks over her side; its middle is on the origin. */
function slothBaby(sheet: Sheet, level: Level): void {
  sheet.shape(drawn('-66,22! -70,-20 -36,-54 10,-58 48,-40 62,-6 60,26! 0,36'), 'bold', 'sand');
  if (level > 0) sheet.line(fringed('-44,-14 -28,-6 -12,-12', 2, -12), 'line', 0.3);
  const head = sheet.at({ x: 34, y: -34 });
  head.shape(drawn('0,-46 36,-40 52,-8 42,28 0,42 -42,28 -52,-8 -36,-40'), 'bold', 'sand');
  head.shape(drawn('0,-30 26,-26 38,-4 28,20 0,28 -28,20 -38,-4 -26,-26'), 'line', 'cream');
  for (const x of [-16, 16]) head.ink(ellipse(x, -6, 5.4, 6.4));
  head.ink(ellipse(0, 6, 6, 5));
  head.line(traced('-10,14 0,20 10,14'), 'line', 0.5);
  flap(sheet, '-40,6 -20,-4 4,2 14,20 8,46 -10,54 -24,40', 'sand');
}

/** A koala's head about the frame's origin, 190 units wide: fluffy ears, round cheeks, a spoon of a nose. */
function koalaHead(sheet: Sheet, level: Level): void {
  for (const flip of [true, false]) {
    const side = sheet.at({ flip });
    const ear = [
      ...fringed('50,-58 54,-108 96,-132 142,-112 156,-66 136,-24 96,-6', 6, 15),
      ...traced('96,-6 70,-30 50,-58'),
    ];
    side.shape(ear, 'bold', 'stone');
    side.shape(drawn('76,-58 82,-90 104,-102 128,-84 130,-54 112,-40 90,-42'), 'line', 'blush');
  }
  const cheek = fringed('96,-6 100,34 80,66 44,86', 4, 12);
  const half = [...traced('0,-86 50,-80 86,-46 96,-6'), ...cheek, ...traced('44,86 20,92 0,92')];
  sheet.shape(onBothSides(half), 'bold', 'stone');
  for (const u of [-50, 50]) gaze(sheet, [u, -4], 9.6);
  for (const u of level > 0 ? [-64, 64] : []) sheet.shape(ellipse(u, 36, 15, 12), 'line', 'blush');
  sheet.line(traced('-28,60 -14,68 0,62 14,68 28,60'), 'line', 0.5);
  sheet.shape(drawn('0,-26 18,-22 25,2 26,28 14,48 0,52 -14,48 -26,28 -25,2 -18,-22'), 'bold', 'wood');
  sheet.line(traced('-12,-2 -10,-12 -4,-16'), 'line', 0.6);
}

/** A koala that hugs a trunk along x 0, its back to the left, 330 units high. */
export function huggingKoala(sheet: Sheet, level: Level, hasJoey: boolean): void {
  sheet.shape(
    drawn('54,-30 10,-2 -60,4 -128,-24 -172,-84 -176,-156 -148,-222 -90,-262 0,-256 50,-196 56,-96'),
    'bold',
    'stone',
  );
  if (level > 0)
    for (const [table, count] of [
      ['-160,-150 -140,-120 -104,-112', 3],
      ['-150,-206 -118,-178 -90,-176', 2],
    ] as const)
      sheet.line(fringed(table, count, -14), 'line', 0.4);
  flap(
    sheet,
    '-104,-30 -142,-64 -120,-114 -58,-124 0,-104 34,-84 72,-92 96,-76 98,-48 66,-32 20,-34 -20,-44 -44,-26 -64,-12',
    'stone',
  );
  for (const claw of ['88,-82 104,-84 112,-72!', '94,-66 110,-64 114,-52!', '90,-50 102,-46 104,-34!'])
    sheet.line(traced(claw), 'bold', 0.3);
  flap(
    sheet,
    '-76,-226 -44,-222 -4,-206 34,-198 74,-214 98,-200 100,-172 72,-156 30,-156 -14,-164 -52,-176 -84,-196',
    'stone',
  );
  for (const claw of [
    '88,-206 106,-206 114,-194!',
    '96,-190 112,-186 114,-174!',
    '90,-174 102,-168 104,-156!',
  ])
    sheet.line(traced(claw), 'bold', 0.3);
  koalaHead(sheet.at({ x: -16, y: -292, angle: -0.06 }), level);
  if (hasJoey) joeyOn(sheet.at({ x: -176, y: -128, scale: 0.62, angle: -0.16 }), level);
}

/** A joey that clings to its mother's back from the left: a round body, both arms over her. */
function joeyOn(sheet: Sheet, level: Level): void {
  sheet.shape(drawn('60,60 10,84 -60,74 -104,20 -100,-50 -56,-100 20,-104 70,-60 80,10'), 'bold', 'stone');
  flap(sheet, '-60,66 -78,30 -50,0 0,4 50,14 92,6 106,26 92,48 40,52 0,60 -20,76', 'stone');
  koalaHead(sheet.at({ x: -14, y: -134, scale: 0.9 }), level);
  flap(sheet, '-24,-44 20,-52 70,-60 102,-56 108,-36 90,-22 40,-16 -4,-14', 'stone');
}
