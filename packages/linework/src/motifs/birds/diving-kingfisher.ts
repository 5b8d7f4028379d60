import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { plumage } from '../feathers.ts';

const WING = drawn('-10,-130 40,-150 92,-120 112,-60 104,20 76,130 34,230 20,250! 14,190 6,100 -14,0');
const COVERTS = drawn('-8,-134 40,-150 92,-120 110,-60 108,-10! 60,14 20,20 -14,0');
const BODY = mirrored('0,-190 70,-170 110,-110 118,-30 96,60 60,150 34,210 0,226');
const HEAD = mirrored('0,-306 42,-296 76,-262 92,-212 88,-160 60,-124 0,-112');

/** A kingfisher that falls beak first with folded wings, its beak's tip 330 units below the frame's origin. */
export function divingKingfisher(sheet: Sheet, level: 0 | 1 | 2): void {
  const bird = sheet.at({ angle: Math.PI, y: -90 });
  for (const angle of [-0.24, 0.24, 0]) {
    const at = { y: 170, angle: angle + Math.PI };
    bird.shape(place(petal('round', 150, 54), at), 'bold', 'd');
    if (level > 0)
      bird.line(
        place(
          [
            [0, -30],
            [0, -128],
          ],
          at,
        ),
        'fine',
        0.4,
      );
  }
  bird.shape(BODY, 'bold', 'ember');
  if (level === 2) {
    plumage(bird, { zone: [BODY], size: 54, kind: 'round', roles: ['ember', 'gold'] });
    bird.rim(BODY, 'bold');
  }
  for (const flip of [false, true])
    wing(bird.at({ x: flip ? -30 : 30, flip, angle: flip ? -0.06 : 0.06 }), level);
  bird.shape(mirrored('0,-530! 10,-440 26,-350 34,-296 0,-280'), 'bold', 'stone');
  bird.line(traced('0,-520 2,-400 0,-300'), 'line', 0.3);
  bird.shape(HEAD, 'bold', 'water');
  for (const flip of [false, true]) {
    const side = bird.at({ flip });
    side
      .inside([HEAD])
      .shape(drawn('36,-280! 60,-262 96,-200 92,-150! 70,-176 56,-220 30,-262!'), 'line', 'ember');
    side.inside([HEAD]).shape(ellipse(84, -146, 30, 24), 'line', 'paper');
  }
  if (level > 0)
    for (const [x, y] of [
      [0, -170],
      [-24, -190],
      [24, -190],
      [0, -214],
    ] as const)
      bird.shape(ellipse(x, y, 10, 8), 'line', 'sky');
  for (const u of [-52, 52]) {
    bird.ink(ellipse(u, -232, 12, 14));
    bird.gleam(ellipse(u - 4, -226, 4.4));
  }
}

function wing(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(WING, 'bold', 'water');
  const inside = sheet.inside([WING]);
  for (const table of ['20,-20 40,60 34,230', '54,-20 66,60 50,190', '86,-20 88,40 66,150'].slice(
    0,
    [2, 3, 3][level],
  ))
    inside.line(traced(table), 'line', 0);
  sheet.shape(COVERTS, 'line', 'd');
  if (level > 0) plumage(sheet, { zone: [COVERTS], size: 62, kind: 'round', roles: ['d', 'sky'] });
  sheet.rim(WING, 'bold');
}
