import { clockwise } from '../../../geometry/boolean.ts';
import { blob, twin } from '../../../geometry/curve.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Sheet } from '../../../sheet.ts';
import { adorn } from '../adorn.ts';
import { bib, BROAD } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { SIDES, type Look } from '../look.ts';
import { freckles, mouth, nose, whiskers } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(
  twin(
    knots(
      '0,-206 88,-202 164,-158 206,-84 220,-10 254,40! 236,62 268,106! 234,124 246,168! 190,186 130,226 60,250 0,254',
    ),
  ),
);
const EAR = blob(knots('82,-172 100,-238 152,-272 212,-252 232,-190 206,-118 150,-110'));
const INNER = blob(knots('122,-180 136,-222 168,-238 198,-216 202,-180 182,-148 150,-150'));
const BLINKER = blob(knots('34,-40! 60,-92 116,-106 170,-72 184,-10! 150,26 96,28 56,6'));
const CHEEK = blob(knots('64,112! 116,60 186,60 290,20! 300,260! 40,300! 96,210'));
const STRIPES = [
  '0,-206! 26,-206 18,-160 0,-128!',
  '34,-204! 78,-206 60,-160 26,-112!',
  '98,-196! 140,-176 112,-146 72,-124!',
  '214,-70! 222,-30 190,-34 160,-46!',
  '222,-4! 248,34 210,36 176,18!',
];
const FANGED = ['262,104! 236,120 210,114 176,104!', '246,166! 212,160 190,150 164,136!'];

/** A tiger: flame-shaped stripes, white cheeks, round ears. */
export const tiger: Sitter = {
  name: 'tiger',
  kin: ['jungle', 'big cat'],
  coat: 'ember',
  brow: { y: -196, half: 140, drop: 46, bloom: 60 },
  neck: { y: 214, half: 164 },
  bust: BROAD,
  arms: true,
  chest: (sheet, look) => bib(sheet, look, 200, 'cream'),
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'ember');
    side.shape(INNER, 'line', 'cream');
  }
  sheet.shape(RIM, 'bold', 'ember');
  const inside = sheet.inside([RIM]);
  for (const flip of SIDES) {
    const side = inside.at({ flip });
    side.shape(CHEEK, 'line', 'paper');
    if (look.level === 2)
      adorn(side, blob(knots('120,92! 176,84 216,104 196,150 150,186! 124,150')), {
        fill: look.fills[1]!,
        size: 44,
        roles: ['b', 'soft'],
      });
    const stripes = look.level === 0 ? STRIPES.slice(1, 3) : [...STRIPES.slice(1), ...FANGED];
    for (const table of stripes) side.shape(blob(knots(table)), 'line', 'wood');
    side.shape(BLINKER, 'line', 'cream');
  }
  inside.shape(twin(knots('0,-216! 22,-206 16,-160 0,-118!')), 'line', 'wood');
  sheet.rim(RIM, 'bold');
  eyes(sheet, {
    plain: look.level === 0,
    x: 108,
    y: -32,
    size: look.level === 0 ? 48 : 44,
    iris: 'leaf',
    mood: look.mood,
    tilt: 0.2,
    lashes: 1,
    look: [0, 0.1],
  });
  sheet.shape(BRIDGE, 'line', 'gold');
  for (const flip of SIDES)
    sheet.at({ flip }).shape(blob(knots('0,128 40,112 88,124 106,160 84,194 40,202 0,184')), 'line', 'paper');
  freckles(sheet.at({ y: 158 }), 50, 16);
  if (look.level > 0) whiskers(sheet.at({ y: 160 }), 116, 262, 3);
  nose(sheet.at({ y: 112, scale: 0.92 }), 'heart', 'blush');
  mouth(sheet.at({ y: 196 }), 8, 44, 10);
}

const BRIDGE = twin(knots('0,-70 22,-40 22,30 46,106! 0,120'));
