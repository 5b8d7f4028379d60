import { unite } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, spiral, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Two eyes and a smile without areas of their own; size is the distance between the eyes. */
export function plainFace(sheet: Sheet, x: number, y: number, size: number): void {
  for (const side of [-1, 1]) sheet.ink(ellipse(x + side * size * 0.5, y, 7.5, 9));
  sheet.line(arc(x, y + size * 0.1, size * 0.24, size * 0.22, 0.3, Math.PI - 0.3), 'line', 0.3);
}

/** An eye of solid ink with a light in it. */
export function dotEye(sheet: Sheet, x: number, y: number): void {
  sheet.ink(ellipse(x, y, 7.5, 9));
  sheet.gleam(ellipse(x + 2.4, y - 3, 2));
}

/** A snake on the frame's origin, 460 units long, its head to the right. */
export function roomySnake(sheet: Sheet, role: Role): void {
  const spine = curve(knots('-250,-20 -180,-70 -110,-96 -40,-60 30,-36 96,-80 120,-160 190,-200'));
  const body = tube(spine, (t) => mix(3, 40, Math.min(1, t * 2.4)));
  sheet.line(traced('236,-196 276,-190 300,-204'), 'line', 0.2);
  const rim = unite([body, ellipse(194, -204, 64, 48, 0.1)]);
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside(rim);
  for (const share of [0.28, 0.48, 0.66, 0.84]) {
    const k = Math.floor(share * (spine.length - 1));
    const [[x, y], [nx, ny]] = [spine[k]!, spine[k + 1]!];
    const way = Math.atan2(ny - y, nx - x);
    const [dx, dy] = [Math.sin(way) * 60, -Math.cos(way) * 60];
    inside.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      'line',
      0,
    );
  }
  sheet.rim(rim, 'bold');
  dotEye(sheet, 204, -222);
  sheet.line(arc(222, -196, 18, 12, 0.4, 2.3), 'line', 0.3);
}

/**
 * A coyote that sits on the frame's origin and howls, 350 units high: ruff, haunch, paws and a brush with a dark tip.
 */
export function roomyCoyote(sheet: Sheet, role: Role): void {
  const tail = drawn('-60,0! -140,14 -206,-10 -232,-80 -214,-140! -170,-84 -80,-70!');
  sheet.shape(tail, 'bold', role);
  sheet.inside([tail]).shape(drawn('-260,-50! -210,-46 -150,-84! -150,-160! -260,-160!'), 'line', 'wood');
  sheet.rim(tail, 'bold');
  sheet.shape(drawn('24,-322! -6,-360 -28,-404! 22,-386 62,-340!'), 'bold', role);
  const body = drawn(
    '-100,2! -124,-50 -104,-124 -66,-190 -50,-240 -44,-282 -16,-318 24,-334 52,-372 72,-412 96,-414! 94,-374 76,-330! 112,-352 128,-340! 112,-306 84,-276 62,-246 74,-196 84,-140 84,-30 122,-22 126,2!',
  );
  sheet.shape(body, 'bold', role);
  const inside = sheet.inside([body]);
  inside.shape(
    drawn('120,-280! 50,-258 22,-226! 34,-206! 10,-190! 34,-172! 22,-142! 50,-140! 52,-106! 140,-90!'),
    'line',
    'cream',
  );
  sheet.rim(body, 'bold');
  sheet.shape(drawn('-24,-266! -70,-296 -108,-356! -50,-344 6,-322! 0,-286'), 'bold', role);
  sheet.line(arc(36, -322, 20, 15, -2.5, 0.1), 'bold', 0.2);
  sheet.ink(ellipse(86, -412, 10, 9));
  sheet.shape(drawn('28,-156 6,-120 4,-70 8,-20! -2,2! 84,2! 80,-22 52,-26! 58,-80 54,-130'), 'line', role);
  sheet.shape(drawn('-106,2! -128,-56 -96,-120 -44,-116 -10,-66 -16,-28! 14,-26 20,2!'), 'bold', role);
}

/** A hedgehog in the grass on the frame's origin, 330 units long, its nose to the right. */
export function roomyHedgehog(sheet: Sheet): void {
  sheet.shape(drawn('20,-130! 80,-134 124,-98 186,-58 190,-38 160,-14 90,0 10,2!'), 'bold', 'cream');
  const spines = Array.from({ length: 19 }, (_, i): Knot => {
    const angle = mix(-0.66, -3.3, i / 18);
    const r = i % 2 === 0 ? 0.9 : 1.12;
    return [-24 + 132 * r * Math.cos(angle), -20 + 146 * r * Math.sin(angle), 1];
  });
  const coat = drawn(
    [...spines.map(([x, y]) => `${x},${y}!`), '-130,4!', '40,4!', '84,-20 60,-56 76,-92'].join(' '),
  );
  sheet.shape(coat, 'bold', 'wood');
  for (const table of [
    '-90,-60 -80,-84 -66,-62',
    '-30,-110 -18,-134 -6,-110',
    '-40,-40 -28,-64 -16,-40',
    '10,-70 20,-92 32,-66',
  ])
    sheet.line(traced(table), 'line', 0.4);
  dotEye(sheet, 126, -72);
  sheet.ink(ellipse(188, -50, 10, 9));
  sheet.line(arc(152, -40, 20, 14, 0.5, 2.2), 'line', 0.3);
}

/** A snail on the frame's origin, 340 units long, creeping to the right. */
export function roomySnail(sheet: Sheet, role: Role): void {
  for (const [from, to] of [
    ['132,-120', '120,-196'],
    ['156,-120', '176,-190'],
  ] as const) {
    sheet.line(traced(`${from} ${to}`), 'bold', 0);
    const [x, y] = to.split(',').map(Number) as [number, number];
    sheet.ink(ellipse(x, y, 9));
  }
  sheet.shape(
    drawn('-190,0! -120,-40 20,-56 96,-78 116,-130 156,-148 190,-122 188,-70 150,-16 110,2!'),
    'bold',
    'sand',
  );
  sheet.line(arc(166, -84, 18, 14, 0.4, 2.4), 'line', 0.3);
  dotEye(sheet, 160, -106);
  sheet.shape(ellipse(-24, -130, 118, 112), 'bold', role);
  sheet.line(spiral(-24, -130, 116, 1.6, 1.1, 0.95).slice(0, -8), 'line', 0);
}

/** A small round bird on the frame's origin, 220 units long, looking to the right. */
export function roomyBird(sheet: Sheet, roles: readonly [body: Role, wing: Role]): void {
  for (const x of [-14, 32]) sheet.line(traced(`${x},-16 ${x + 2},8`), 'bold', 0);
  sheet.shape(drawn('-70,-70! -164,-110! -176,-52! -80,-36!'), 'bold', roles[1]);
  sheet.shape(drawn('80,-164! 172,-126! 78,-84!'), 'bold', 'gold');
  sheet.shape(
    drawn('94,-130 70,-176 20,-186 -22,-156 -60,-104 -96,-66 -60,-22 0,-6 60,-20 92,-72'),
    'bold',
    roles[0],
  );
  sheet.shape(drawn('10,-104 -40,-104 -100,-72! -130,-44! -60,-30 10,-46 28,-80'), 'line', roles[1]);
  dotEye(sheet, 58, -134);
}

/** A butterfly with open wings, 260 units wide, its head up. */
export function roomyButterfly(sheet: Sheet, roles: readonly [upper: Role, lower: Role]): void {
  for (const flip of [false, true]) {
    const wing = sheet.at({ flip });
    wing.line(traced('4,-56 20,-92 44,-108'), 'line', 0.2);
    wing.shape(drawn('4,4! 60,6 104,34 100,88 62,112 24,78'), 'bold', roles[1]);
    wing.shape(drawn('4,-24! 40,-84 100,-124 138,-104 136,-44 90,2 4,8!'), 'bold', roles[0]);
  }
  sheet.ink(ellipse(0, 8, 4, 66));
  sheet.ink(ellipse(0, -62, 8));
}

/** A ladybird from above, 220 units long, its head up. */
export function roomyLadybird(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    sheet.line(traced(`${side * 26},-146 ${side * 40},-176 ${side * 62},-182`), 'line', 0.2);
    for (const y of [-40, 14, 64])
      sheet.line(traced(`${side * 80},${y} ${side * 118},${y - 6} ${side * 128},${y + 18}`), 'bold', 0.2);
  }
  sheet.shape(ellipse(0, -98, 62, 58), 'bold', 'wood');
  sheet.shape(ellipse(0, 10, 96, 104), 'bold', 'rust');
  sheet.line(traced('0,-92 0,114'), 'line', 0);
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 46, -8, 32), 'line', 'wood');
  for (const side of [-1, 1]) sheet.gleam(ellipse(side * 20, -112, 6));
}

/** A fish about the frame's origin, 300 units long, looking to the right. */
export function roomyFish(sheet: Sheet, roles: readonly [body: Role, fins: Role]): void {
  sheet.shape(drawn('-80,-6! -140,-62 -206,-96! -182,0 -206,96! -140,62 -80,6!'), 'bold', roles[1]);
  sheet.shape(drawn('92,-60! 52,-132 -24,-150 -96,-112! -84,-84 -82,-40!'), 'bold', roles[1]);
  sheet.shape(drawn('40,76! 20,126 -40,146! -50,112 -40,72!'), 'bold', roles[1]);
  const body = drawn('-110,0 -60,-64 30,-88 110,-46 138,8 108,58 30,88 -60,64');
  sheet.shape(body, 'bold', roles[0]);
  const inside = sheet.inside([body]);
  inside.shape(drawn('20,-100! -50,-90! -66,0 -50,90! 20,100! 6,0'), 'line', roles[1]);
  sheet.rim(body, 'bold');
  dotEye(sheet, 84, -18);
  sheet.line(arc(104, 20, 18, 12, 0.6, 2.4), 'line', 0.3);
}

/** A crab on the frame's origin, 380 units wide. */
export function roomyCrab(sheet: Sheet, role: Role): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    for (const table of ['90,-50 144,-56 160,-2', '74,-30 116,-26 122,4'])
      side.line(traced(table), 'bold', 0);
    side.line(traced('92,-96 130,-120 142,-150'), 'bold', 0);
    side.shape(
      drawn('130,-142 104,-178 110,-232 150,-262! 152,-214! 166,-206! 182,-260! 206,-214 198,-166 168,-142'),
      'bold',
      role,
    );
    side.line(traced('40,-120 44,-160'), 'bold', 0);
    side.shape(ellipse(48, -192, 40), 'bold', 'paper');
    side.ink(ellipse(32, -184, 8));
  }
  sheet.shape(mirrored('0,-140 70,-128 116,-84 96,-26 0,0'), 'bold', role);
  sheet.line(arc(0, -72, 34, 26, 0.3, Math.PI - 0.3), 'line', 0.2);
}

/** A sheep on the frame's origin, 260 units long, its head to the right. */
export function roomySheep(sheet: Sheet): void {
  for (const x of [-64, -36, 36, 64]) sheet.line(traced(`${x},-50 ${x},2`), 'bold', 0);
  const wool = [
    [-80, -86, 50],
    [-44, -134, 50],
    [20, -144, 52],
    [72, -112, 48],
    [68, -70, 42],
    [0, -62, 50],
    [-60, -62, 42],
    [0, -104, 60],
  ] as const;
  sheet.shape(unite(wool.map(([x, y, r]) => ellipse(x, y, r))), 'bold', 'cream');
  sheet.shape(drawn('66,-146! 104,-186 150,-184 168,-150 152,-100 116,-84 84,-104'), 'bold', 'fur');
  sheet.line(traced('84,-164 56,-160 52,-136'), 'bold', 0.2);
  dotEye(sheet, 128, -142);
}

/** A rabbit that sits on the frame's origin and looks at us, 400 units high; without its arm when that is raised. */
export function roomyRabbit(sheet: Sheet, role: Role, isArmRaised = false): void {
  for (const side of [-1, 1])
    sheet.shape(
      drawn('-30,10! -40,-70 -20,-130 8,-138 34,-110 34,-40 26,10!', {
        x: side * 52,
        y: -256,
        angle: side * 0.3,
      }),
      'bold',
      role,
    );
  sheet.shape(mirrored('0,-170 74,-150 110,-70 96,-10 60,0! 0,0'), 'bold', role);
  sheet.line(arc(0, -86, 46, 34, 0.5, Math.PI - 0.5), 'line', 0.3);
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 66, -20, 60, 38), 'bold', role);
  for (const flip of isArmRaised ? [true] : [false, true])
    sheet.at({ flip }).shape(drawn('44,-146! 84,-112 74,-70 40,-58 22,-78 38,-104 32,-136!'), 'bold', role);
  sheet.shape(ellipse(0, -212, 94, 80), 'bold', role);
  for (const side of [-1, 1]) dotEye(sheet, side * 40, -224);
  sheet.ink(ellipse(0, -202, 9, 6.5));
  sheet.line(traced('0,-200 0,-184'), 'line', 0);
}

/** A swan on the water at the frame's origin, 340 units long, swimming to the right. */
export function roomySwan(sheet: Sheet): void {
  sheet.shape(drawn('158,-272! 210,-250 236,-230 208,-220 160,-234!'), 'bold', 'ember');
  sheet.shape(
    drawn(
      '-196,-104! -154,-24 -70,4 60,4 126,-34 138,-92 112,-142 92,-196 102,-236 130,-246 152,-236 172,-236 180,-256 166,-286 126,-304 80,-290 42,-250 34,-196 56,-140 62,-104 10,-94 -90,-104',
    ),
    'bold',
    'paper',
  );
  sheet.shape(drawn('44,-66 -20,-130 -130,-168! -112,-60 -40,-20 30,-30'), 'line', 'cream');
  dotEye(sheet, 140, -268);
}
