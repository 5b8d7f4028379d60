import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, spiral, tube } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dotEye, plainFace } from '../roomy/creatures.ts';

/** A snail whose foot bends over the top of what it crawls on, about the frame's origin, 430 units long. */
export function climbingSnail(sheet: Sheet, role: Role): void {
  for (const [from, x, y] of [
    ['150,-96', 142, -184],
    ['176,-92', 204, -172],
  ] as const) {
    sheet.line(traced(`${from} ${x},${y}`), 'bold', 0);
    sheet.ink(ellipse(x, y, 10));
  }
  sheet.shape(
    drawn(
      '-218,92! -176,10 -96,-40 20,-52 96,-66 122,-112 164,-130 204,-104 212,-48 196,10 150,44! 100,14 20,2 -60,6 -140,34',
    ),
    'bold',
    'sand',
  );
  sheet.line(arc(184, -66, 18, 14, 0.3, 2.4), 'line', 0.3);
  dotEye(sheet, 176, -92);
  sheet.shape(ellipse(-30, -130, 122, 116), 'bold', role);
  sheet.line(spiral(-30, -130, 120, 1.6, 1.1, 0.95).slice(0, -8), 'line', 0);
}

/** The neck of the swan from its breast to its head. */
const SWAN_NECK = traced('96,-70 138,-118 128,-176 92,-228 92,-284 128,-312 158,-300');

/** A swan on the water about the frame's origin, 330 units high: feathers lie on its wing, or in fewer areas. */
export function featheredSwan(sheet: Sheet, isRoomy = false): void {
  sheet.shape(drawn('158,-330! 190,-318 222,-288 238,-262! 216,-252 184,-260 156,-272!'), 'bold', 'ember');
  sheet.line(traced('176,-284 204,-272 232,-262'), 'line', 0.2);
  sheet.shape(
    unite([
      drawn('-200,-90! -196,-100 -150,-116 -60,-150 40,-140 110,-130 152,-94 146,-34 92,4 -70,8 -168,-28'),
      clockwise(tube(SWAN_NECK, (t) => 38 - 18 * Math.min(1, t * 1.3))),
      clockwise(ellipse(148, -302, 34, 30)),
    ]),
    'bold',
    'paper',
  );
  sheet.ink(ellipse(172, -320, 7, 6));
  const wing = drawn(
    '84,-104 52,-160 -30,-196 -130,-208 -250,-190! -216,-166 -192,-156! -244,-138 -252,-128! -204,-106 -172,-106! -212,-84 -216,-74! -130,-46 -40,-24 40,-36 78,-64',
  );
  sheet.shape(wing, 'bold', 'cream');
  const inside = sheet.inside([wing]);
  for (const t of ['-192,-156 -130,-150 -70,-132', '-172,-106 -120,-102 -70,-94'])
    inside.line(traced(t), 'line', 0.2);
  inside.shape(
    drawn(
      '120,-240! -10,-240! -40,-186! -88,-166 -70,-142! -104,-118 -76,-102! -96,-72 -62,-62! -70,-34 -30,-10! 120,0!',
    ),
    'line',
    'paper',
  );
  if (!isRoomy)
    inside.shape(
      drawn('130,-240! 30,-240! 14,-172! -22,-150 -2,-124! -28,-98 2,-84! -4,-56 30,-52! 130,-10!'),
      'line',
      'soft',
    );
  sheet.rim(wing, 'bold');
  dotEye(sheet, 140, -308);
}

/** A coral whose arms fork, on the frame's origin, 300 units high. */
export function forkedCoral(sheet: Sheet, role: Role): void {
  const limbs = [
    '0,20 -4,-90 6,-170 -10,-268',
    '-2,-60 -70,-100 -112,-160 -118,-236',
    '-86,-126 -140,-140 -176,-184',
    '2,-110 66,-140 96,-190 92,-262',
    '80,-158 130,-170 160,-216',
    '4,-190 40,-226 48,-286',
  ].map((table) => traced(table));
  sheet.shape(
    unite(
      limbs.flatMap((spine, i) => [
        clockwise(tube(spine, (t) => (i === 0 ? 32 - 8 * t : 24))),
        clockwise(ellipse(...spine.at(-1)!, 25)),
      ]),
    ),
    'bold',
    role,
  );
  for (const [x, y] of [
    [-4, -40],
    [2, -130],
    [-84, -116],
    [76, -150],
  ] as const)
    sheet.line(arc(x, y, 9, 8, 0, Math.PI), 'line', 0.3);
}

/** A jellyfish with a face and four broad arms about the frame's origin, 460 units high. */
export function broadJellyfish(sheet: Sheet, role: Role): void {
  for (const table of [
    '-126,-10 -142,66 -120,136 -136,196',
    '-42,-10 -56,80 -34,160 -50,236',
    '42,-10 30,84 52,160 38,230',
    '126,-10 116,70 140,140 126,196',
  ]) {
    const spine = traced(table);
    sheet.shape(unite([clockwise(tube(spine, () => 26)), ellipse(...spine.at(-1)!, 26)]), 'bold', 'soft');
  }
  sheet.shape(mirrored('0,-200 94,-180 168,-96 176,10! 132,38 88,8! 44,38 0,8!'), 'bold', role);
  plainFace(sheet, 0, -80, 96);
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 92, -50, 30, 26), 'line', 'blush');
}

/** The muzzle of a plain rabbit on the frame's origin that looks at us: a pale round, a nose and a cleft mouth. */
export function rabbitMuzzle(sheet: Sheet): void {
  sheet.shape(ellipse(0, -180, 44, 32), 'line', 'cream');
  sheet.ink(ellipse(0, -202, 10, 7));
  sheet.line(traced('0,-198 0,-180'), 'line', 0);
  for (const side of [-1, 1]) sheet.line(arc(side * 15, -180, 15, 12, 0.1, Math.PI - 0.1), 'line', 0.2);
}

/** A carrot with its leaves about the frame's origin, 280 units long, its tip down to the left. */
export function easyCarrot(sheet: Sheet): void {
  sheet.shape(
    drawn('20,-50! 34,-104 66,-124 78,-96! 110,-112 124,-84 88,-56! 70,-30 44,-24!'),
    'bold',
    'leaf',
  );
  sheet.shape(drawn('14,-56! 62,-40 70,4! 20,42 -74,76! -44,10 -10,-40'), 'bold', 'ember');
  for (const t of ['8,-30 26,-18', '22,22 6,12', '-24,2 -8,14']) sheet.line(traced(t), 'line', 0.2);
}

/** Wave lines on open water from one side to the other, at these heights. */
export function waveLines(
  sheet: Sheet,
  spans: readonly (readonly [from: number, to: number, y: number])[],
): void {
  for (const [from, to, y] of spans) {
    const count = Math.max(2, Math.round((to - from) / 70));
    const table = Array.from(
      { length: count + 1 },
      (_, i) => `${from + ((to - from) * i) / count},${y + (i % 2 === 0 ? 8 : -8)}`,
    );
    sheet.line(traced(table.join(' ')), 'bold', 0.2);
  }
}

/** A gull on the wing about the frame's origin, 220 units wide. */
export function easyGull(sheet: Sheet): void {
  sheet.shape(
    drawn('-110,-44! -64,-50 -24,-18! 0,-26 24,-18! 64,-50 110,-44! 70,-22 38,14! 0,24 -38,14! -70,-22'),
    'bold',
    'paper',
  );
}
