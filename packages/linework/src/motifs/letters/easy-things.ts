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

/** A swan on the water about the frame's origin, feathers one over the other on its wing, 300 units high. */
export function featheredSwan(sheet: Sheet): void {
  sheet.shape(drawn('148,-292! 190,-288 228,-264 240,-248! 206,-236 148,-238!'), 'bold', 'ember');
  sheet.line(traced('168,-262 200,-258 234,-250'), 'line', 0.2);
  sheet.shape(
    drawn(
      '-216,-128! -166,-34 -80,4 60,4 126,-34 138,-92 112,-142 92,-196 102,-236 130,-244 158,-242 174,-256 162,-290 126,-310 80,-294 42,-252 34,-196 56,-140 62,-104 10,-94 -90,-110',
    ),
    'bold',
    'paper',
  );
  for (const [table, role] of [
    ['30,-96! -30,-160 -120,-196 -176,-186! -150,-136 -60,-80 20,-60!', 'cream'],
    ['30,-90! -60,-130 -146,-144 -192,-128! -150,-90 -60,-52 20,-50!', 'soft'],
    ['30,-84! -60,-100 -140,-92 -172,-72! -120,-44 -50,-24 20,-36!', 'cream'],
    ['66,-70 56,-116 4,-140 -44,-122! -24,-104 -58,-92! -36,-72 -64,-54! -34,-24 30,-24', 'paper'],
  ] as const)
    sheet.shape(clockwise(drawn(table)), 'bold', role);
  for (const t of ['-10,-112 8,-104 14,-88', '-22,-74 -2,-70 6,-54', '18,-94 36,-84 38,-66'])
    sheet.line(traced(t), 'line', 0.3);
  dotEye(sheet, 130, -270);
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
