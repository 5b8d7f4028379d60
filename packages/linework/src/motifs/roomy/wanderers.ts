import { unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dotEye } from './creatures.ts';

const LEG = '-46,-76! -50,-20 -54,10 -34,30 34,30 56,10 48,-20 46,-76!';

/**
 * A tortoise on the frame's origin, 440 units long, that lifts one foot after the other to the right; `far` is where
 * its far forefoot is set and how far that leg is turned.
 */
export function steppingTortoise(
  sheet: Sheet,
  shell: Role,
  far: readonly [x: number, y: number, angle: number] = [128, -22, -0.3],
): void {
  sheet.shape(drawn('-150,-96! -210,-70 -246,-24! -200,-34 -150,-46!'), 'bold', 'sand');
  for (const [x, y, angle] of [[-62, -16, 0.26], far] as const)
    sheet.shape(drawn(LEG, { x, y, angle, scale: 0.86 }), 'bold', 'sand');
  sheet.shape(
    drawn('104,-60! 150,-118 178,-182 222,-202 268,-178 276,-132 242,-98 206,-80 170,-30!'),
    'bold',
    'sand',
  );
  for (const [x, angle] of [
    [-124, 0.12],
    [70, -0.16],
  ] as const)
    sheet.shape(drawn(LEG, { x, angle }), 'bold', 'sand');
  const dome = mirrored('0,-276 96,-252 160,-180 184,-88! 0,-76');
  sheet.shape(dome, 'bold', shell);
  const inside = sheet.inside([dome]);
  inside.shape(drawn('-76,-160! -46,-212! 46,-212! 76,-160! 44,-122! -44,-122!'), 'line', 'sun');
  for (const table of [
    '-76,-160! -190,-150!',
    '-46,-212! -78,-280!',
    '46,-212! 78,-280!',
    '76,-160! 190,-150!',
  ])
    inside.line(traced(table), 'line', 0);
  sheet.rim(dome, 'bold');
  sheet.shape(mirrored('0,-92 120,-94 200,-104! 206,-70 186,-44! 120,-40 0,-38'), 'bold', 'gold');
  for (const x of [-68, 68]) sheet.line(traced(`${x},-92 ${x},-40`), 'line', 0);
  dotEye(sheet, 232, -156);
  sheet.line(arc(246, -132, 18, 14, 0.5, 2.2), 'line', 0.3);
}

/** A round hedgehog on four short feet on the frame's origin, 380 units long, its nose to the right. */
export function standingHedgehog(sheet: Sheet): void {
  sheet.shape(
    drawn('20,-196! 84,-196 134,-172 166,-132 206,-106 226,-92 220,-72 176,-46 118,-24 40,-14 -110,-16!'),
    'bold',
    'cream',
  );
  for (const x of [-102, 20])
    sheet.shape(drawn('-34,-44! -36,0 -22,14 36,14 48,0 36,-44!', { x }), 'bold', 'cream');
  const spikes = Array.from({ length: 19 }, (_, i): string => {
    const angle = mix(-0.62, -3.5, i / 18);
    const out = i % 2 === 0 ? 0.88 : 1.1;
    return `${-30 + 158 * out * Math.cos(angle)},${-96 + 152 * out * Math.sin(angle)}!`;
  });
  const coat = drawn([...spikes, '-150,-20!', '60,-30!', '56,-70 70,-110!'].join(' '));
  sheet.shape(coat, 'bold', 'wood');
  for (const [x, y] of [
    [-118, -84],
    [-88, -150],
    [-16, -178],
    [-40, -96],
    [24, -110],
  ] as const)
    sheet.line(traced(`${x - 18},${y + 16}! ${x},${y - 14}! ${x + 18},${y + 16}!`), 'line', 0.3);
  sheet.shape(ellipse(86, -158, 30), 'line', 'sand');
  dotEye(sheet, 150, -118);
  sheet.ink(ellipse(222, -88, 9, 8.5));
  sheet.line(arc(168, -72, 26, 18, 0.4, 2.2), 'line', 0.3);
}

/** A fox that sits on the frame's origin with its tail beside it and looks at us, 490 units high. */
export function sittingFox(sheet: Sheet): void {
  const tail = drawn('60,16! 130,40 210,20 254,-50 246,-130 196,-196! 176,-130 150,-80 90,-60!');
  sheet.shape(tail, 'bold', 'ember');
  sheet
    .inside([tail])
    .shape(drawn('140,-110! 180,-84 206,-96 236,-84 280,-100! 280,-220! 140,-220!'), 'bold', 'paper');
  sheet.rim(tail, 'bold');
  sheet.shape(
    drawn(
      '-60,36! -128,26 -150,-30 -134,-90 -104,-160 -60,-226! 60,-226! 104,-160 134,-90 150,-30 128,26 60,36!',
    ),
    'bold',
    'ember',
  );
  sheet.shape(
    drawn('-62,-210! -52,-166! -34,-160! -26,-122! 0,-92! 26,-122! 34,-160! 52,-166! 62,-210!'),
    'bold',
    'paper',
  );
  for (const flip of [true, false])
    sheet
      .at({ flip })
      .shape(drawn('26,-106! 24,-30 20,8 24,38 54,44 88,36 90,12 78,-20 80,-84 76,-136!'), 'bold', 'ember');

  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('22,-350! 58,-438 104,-488! 124,-410 128,-290!'), 'bold', 'ember');
  sheet.shape(mirrored('0,-200! 40,-212 90,-244 134,-262! 124,-314 96,-356 40,-376 0,-378'), 'bold', 'ember');
  for (const flip of [false, true])
    sheet
      .at({ flip })
      .shape(drawn('0,-200! 40,-212 90,-244 134,-262! 92,-296 44,-290 16,-262 0,-230!'), 'line', 'paper');
  for (const side of [-1, 1]) dotEye(sheet, side * 48, -322);
  sheet.ink(ellipse(0, -214, 9, 8));
}

const WOOL = {
  standing: [
    [-104, -136, 56],
    [-72, -192, 54],
    [-4, -214, 58],
    [66, -190, 54],
    [92, -134, 54],
    [50, -92, 50],
    [-14, -84, 52],
    [-72, -92, 50],
    [0, -146, 76],
  ],
  lying: [
    [-116, -70, 60],
    [-90, -130, 54],
    [-20, -158, 60],
    [50, -150, 62],
    [96, -80, 54],
    [44, -48, 50],
    [-30, -44, 50],
    [0, -90, 76],
  ],
} as const;

/** A sheep's head about the frame's origin that looks at us, 250 units wide with its ears. */
function sheepHead(sheet: Sheet, isAsleep: boolean): void {
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('44,-52! 84,-64 120,-48 130,-18 100,-8 54,-16!'), 'bold', 'soft');
  sheet.shape(mirrored('0,-74 46,-64 62,-20 50,36 28,66 0,72'), 'bold', 'fur');
  if (isAsleep) for (const x of [-26, 26]) sheet.line(arc(x, -8, 14, 10, 0.3, Math.PI - 0.3), 'line', 0.2);
  else for (const x of [-25, 25]) sheet.ink(ellipse(x, -10, 7, 9));
  sheet.ink(mirrored('0,28 12,29 10,37 0,42'));
  sheet.line(traced('0,40 0,50 12,54'), 'line', 0.2);
  const cap = [
    [-38, -66, 30],
    [0, -82, 36],
    [38, -66, 30],
  ] as const;
  sheet.shape(unite(cap.map(([x, y, r]) => ellipse(x, y, r))), 'bold', 'cream');
}

/**
 * A sheep on the frame's origin, 390 units long, its head to the right: it stands on four legs with hooves and holds
 * its face up, or lies in the grass with its forelegs folded and sleeps.
 */
export function gazingSheep(sheet: Sheet, isAsleep = false): void {
  const wool = (spots: (typeof WOOL)['standing'] | (typeof WOOL)['lying']): void =>
    sheet.shape(unite(spots.map(([x, y, r]) => ellipse(x, y, r))), 'bold', 'cream');
  if (isAsleep) {
    wool(WOOL.lying);
    sheet.shape(drawn('0,-34! 100,-52 158,-34 168,-4 134,8 0,8!'), 'line', 'fur');
    return sheepHead(sheet.at({ x: 128, y: -118, angle: 0.16 }), true);
  }
  for (const [x, y, lean] of [
    [-36, -8, 0.02],
    [122, -8, -0.06],
    [-120, 0, 0.06],
    [42, 0, -0.02],
  ] as const) {
    sheet
      .at({ x, y, angle: lean })
      .shape(drawn('-28,-104! -23,-50 -21,-16 -27,4! 27,4! 21,-16 23,-50 28,-104!'), 'line', 'fur');
  }
  wool(WOOL.standing);
  sheepHead(sheet.at({ x: 124, y: -208, angle: -0.14, scale: 1.02 }), false);
}
