import { clockwise, unite } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { petal } from '../../../geometry/petal.ts';
import { mix, type Path, place } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { bonesOf, dress } from '../body/pelt.ts';
import { gaze, snout } from '../body/gaze.ts';
import { flap } from '../body/trimmings.ts';

type Level = 0 | 1 | 2;

/** A squirrel that sits up and holds an acorn, 330 units high; it looks to the right. */
export function squirrel(sheet: Sheet, level: Level): void {
  const tail = clockwise(
    drawn(
      '-40,-10! -110,-10 -170,-70 -170,-160 -130,-220 -150,-290 -90,-340 -20,-320 10,-260 -20,-226! -40,-256 -74,-250 -60,-200 -40,-140 -30,-80',
    ),
  );
  sheet.shape(tail, 'bold', 'ember');
  if (level === 2) furry(sheet, tail, '-60,-30 -130,-90 -120,-180 -90,-250 -110,-290 -60,-320 -10,-280');
  for (const t of ['-60,-30 -130,-90 -120,-180 -90,-230 -110,-280', '-46,-60 -90,-110 -86,-180'].slice(
    0,
    level % 2,
  ))
    sheet.line(traced(t), 'line', 0.5);
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
    bare: () => false,
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
        `${u * 40},-30 ${u * 70},-90 ${u * 130},-90 ${u * 170},-40 ${u * 160},10 ${u * 100},24 ${u * 50},14`,
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
  snout(sheet, [0, -282], 13);
  sheet.line(traced('-26,-254 -12,-248 0,-268 12,-248 26,-254'), 'line', 0.4);
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

/** A sloth that hangs under a bough; the bough runs along y 0 and it looks at us. 300 units high. */
export function hangingSloth(sheet: Sheet, level: Level): void {
  const arms = ['-150,20 -140,110 -90,170', '150,20 150,110 100,170'];
  const body = unite([
    clockwise(drawn('-160,150 -110,120 0,110 110,126 170,160 160,230 90,280 -40,286 -130,250')),
    ...arms.map((t) => clockwise(tube(curve(knots(t), 6), (k) => mix(26, 40, k)))),
  ]);
  for (const x of [-60, 86]) {
    sheet.shape(
      clockwise(tube(curve(knots(`${x},18 ${x - 14},90 ${x + 6},170`), 6), (k) => mix(22, 34, k))),
      'bold',
      'wood',
    );
    for (const u of [-15, 0, 15])
      sheet.shape(
        drawn(`${x + u - 7},30! ${x + u - 8},-4 ${x + u},-30! ${x + u + 8},-4 ${x + u + 7},30!`),
        'line',
        'cream',
      );
  }
  sheet.shape(body, 'bold', 'sand');
  const ticks = [
    '-60,250 -30,264 10,266',
    '30,240 60,236 96,220',
    '-20,226 6,234 30,230',
    '40,186 70,190 100,180',
    '-20,176 10,186 40,180',
    '90,256 116,244 136,226',
  ].slice(0, [0, 5, 6][level]);
  for (const t of ticks) sheet.line(traced(t), 'line', 0.5);
  for (const x of [-150, 150])
    for (const u of [-20, 0, 20])
      sheet.shape(
        drawn(`${x + u - 8},34! ${x + u - 9},-4 ${x + u},-34! ${x + u + 9},-4 ${x + u + 8},34!`),
        'line',
        'cream',
      );
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

/** A koala that hugs a trunk along x 0, its back to the left, 330 units high. */
export function huggingKoala(sheet: Sheet, level: Level, hasJoey: boolean): void {
  sheet.shape(
    drawn('36,-36 -20,-14 -80,-20 -134,-64 -150,-140 -120,-220 -50,-260 30,-250 46,-190 46,-90'),
    'bold',
    'stone',
  );
  for (const [a, b] of [
    [
      '-70,-296 -96,-352 -146,-360! -150,-342 -180,-330! -170,-304 -186,-276! -156,-262 -112,-252',
      '-86,-296 -108,-330 -138,-330! -136,-306 -152,-284! -122,-272',
    ],
    [
      '30,-296 56,-352 106,-360! 110,-342 140,-330! 130,-304 146,-276! 116,-262 72,-252',
      '46,-296 68,-330 98,-330! 96,-306 112,-284! 82,-272',
    ],
  ] as const) {
    sheet.shape(drawn(a), 'bold', 'stone');
    sheet.shape(drawn(b), 'line', 'blush');
  }
  sheet.shape(
    drawn(
      '-20,-370 54,-352 80,-296 96,-262! 72,-252 76,-224! 44,-216 -20,-204 -84,-216 -116,-224! -112,-252 -136,-262! -120,-296 -94,-352',
    ),
    'bold',
    'stone',
  );
  for (const u of [-66, 30]) gaze(sheet, [u, -296], 10);
  for (const u of level > 0 ? [-88, 50] : []) sheet.shape(ellipse(u, -256, 15, 12), 'line', 'blush');
  sheet.shape(drawn('-40,-300! -20,-312 0,-300! 2,-262 -20,-248 -42,-262'), 'line', 'wood');
  sheet.line(traced('-50,-236 -20,-226 8,-236'), 'line', 0.5);
  for (const y of [-176, -60]) {
    flap(
      sheet,
      `-96,${y - 16} -50,${y - 30} 10,${y - 34} 64,${y - 30} 92,${y - 8} 80,${y + 22} 40,${y + 26} -20,${y + 22} -80,${y + 34}`,
      'stone',
    );
    if (level > 0) for (const k of [-16, -2, 12]) sheet.line(traced(`70,${y + k} 86,${y + k}`), 'line', 0.2);
  }
  if (!hasJoey) return;
  const joey = sheet.at({ x: -140, y: -90, scale: 0.56 });
  joey.shape(drawn('40,44 -30,50 -84,10 -90,-60 -50,-110 30,-108 70,-60 74,10'), 'bold', 'stone');
  for (const x of [-70, 50]) joey.shape(ellipse(x, -210, 38), 'bold', 'stone');
  joey.shape(drawn('-10,-240 54,-216 70,-160 44,-110 -10,-98 -64,-110 -90,-160 -74,-216'), 'bold', 'stone');
  for (const u of [-44, 24]) gaze(joey, [u, -164], 9);
  joey.shape(drawn('-24,-160! -10,-168 4,-160! 4,-134 -10,-126 -24,-134'), 'line', 'wood');
  flap(joey, '-20,-96 30,-90 84,-78 104,-58 90,-36 40,-38 -16,-52', 'stone');
}
