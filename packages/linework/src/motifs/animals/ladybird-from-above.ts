import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { SIDES } from './look.ts';

/** Its legs on one side: from under the body out to the knee, back to the heel and the foot. */
const LEGS = [
  '110,-70 178,-128 206,-176! 246,-186',
  '140,10 208,-4 236,34! 274,34',
  '120,90 184,128 196,184! 232,206',
];

/** A wing case, its inner edge straight. */
const CASE = '0,-116! 70,-118 132,-74 158,10 138,104 78,172 0,196!';
const CHEST = mirrored('0,-178 70,-172 118,-138 136,-92! 70,-108 0,-112');
const HEAD = mirrored('0,-268 56,-262 92,-228 94,-186 64,-160 0,-154');

/** Spots of a wing case: across and down its length, and half their width. */
const SPOTS = [
  [84, -54, 34],
  [62, 42, 36],
  [58, 128, 27],
  [122, 92, 22],
] as const;

/** Where light and shade part on the case of a fine page. */
const SEAMS = ['30,-130 36,-40 26,60 20,200', '106,-110 116,-30 112,60 84,130 50,200'];

/** A ladybird from above, 470 units long, its head up with a smile. */
export function ladybirdFromAbove(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    for (const leg of LEGS) side.line(traced(leg), 'bold', 0);
    side.line(traced('54,-244 82,-290 122,-298'), 'bold', 0);
    side.ink(ellipse(126, -298, level === 0 ? 7 : 9));
  }
  sheet.shape(HEAD, 'bold', 'sand');
  face(sheet.closely, level);
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    const rim = drawn(CASE);
    side.shape(rim, 'bold', 'rust');
    const inside = side.inside([rim]);
    if (level === 2) for (const seam of SEAMS) inside.line(traced(seam), 'fine', 0);
    for (const [x, y, r] of SPOTS.slice(0, [3, 4, 4][level])) inside.shape(ellipse(x, y, r), 'line', 'wood');
    side.rim(rim, 'bold');
  }
  sheet.shape(CHEST, 'bold', 'wood');
  if (level === 0) return;
  for (const flip of SIDES)
    sheet.at({ flip }).shape(drawn('60,-164 100,-142 118,-106! 84,-114 56,-134'), 'line', 'paper');
}

/** Two eyes and a smile; those of an easy page are dots. */
function face(sheet: Sheet, level: 0 | 1 | 2): void {
  const size = level === 0 ? 11.5 : 11;
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    if (level > 0) side.shape(ellipse(42, -224, 23, 26), 'line', 'paper');
    side.ink(ellipse(38, -226, size, size * 1.3));
    side.gleam(ellipse(41, -233, level === 0 ? 2.2 : 4.6));
  }
  sheet.line(traced('-26,-196 -13,-186 13,-186 26,-196'), 'line', 0.2);
}
