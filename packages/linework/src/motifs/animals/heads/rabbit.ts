import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Sheet } from '../../../sheet.ts';
import { adorn } from '../adorn.ts';
import { bib, SLOPING } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { jewel } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, nose, whiskers } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(
  twin(
    knots('0,-166 84,-158 156,-112 198,-30 222,50 244,110! 214,122 212,158! 172,186 116,222 56,238 0,242'),
  ),
);
const GAP = curve(knots('0,150 0,188'));
const STEM = curve(knots('0,104 0,132'));
const UP = {
  ear: blob(knots('18,-136! 4,-226 22,-330 62,-420 104,-446 138,-410 148,-312 132,-208 106,-108!')),
  inner: blob(knots('50,-150! 38,-230 54,-330 88,-404 112,-390 118,-310 102,-210 84,-138!')),
};
const FLOPPED = {
  ear: blob(
    knots(
      '18,-136! 28,-214 74,-286 152,-320 236,-296 292,-222 306,-124 284,-64 246,-76 222,-140 184,-196 138,-178 106,-100!',
    ),
  ),
  inner: blob(knots('246,-100! 234,-160 206,-218 170,-240 208,-262 256,-226 278,-160 276,-104!')),
};

const FACE = clockwise(twin(knots('0,-20! 40,-70 112,-84 176,-30 192,50 176,130 146,200 120,300! 0,300')));

/** A rabbit: long ears, one of them sometimes folded, and a soft round face. */
export const rabbit: Sitter = {
  name: 'rabbit',
  kin: ['bunny', 'meadow'],
  coat: 'fur',
  brow: { y: -150, half: 146, drop: 50, bloom: 58 },
  neck: { y: 194, half: 130 },
  bust: SLOPING,
  arms: true,
  chest: (sheet, look) => bib(sheet, look, 180, 'cream'),
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const { ear, inner } = look.pose % 3 === 2 || (!flip && look.pose % 3 === 1) ? FLOPPED : UP;
    const side = sheet.at({ flip });
    side.shape(ear, 'bold', 'fur');
    side.shape(inner, 'line', 'blush');
    if (look.level === 2 && ear === UP.ear)
      adorn(side, inner, { fill: look.fills[1]!, size: 32, roles: ['a', 'blush'] });
  }
  sheet.shape(RIM, 'bold', 'fur');
  sheet.inside([RIM]).shape(FACE, 'line', 'soft');
  sheet.rim(RIM, 'bold');
  jewel(sheet.at({ y: -62 }), look);
  eyes(sheet, {
    plain: look.level === 0,
    x: 104,
    y: 4,
    size: look.level === 0 ? 60 : 53,
    iris: 'wood',
    mood: look.mood,
    shape: 'round',
    lashes: 2,
    tilt: 0.08,
  });
  if (look.level > 0) cheeks(sheet, 170, 84, 28);
  sheet.shape(blob(knots('-24,146! 24,146! 21,186 0,192 -21,186')), 'line', 'paper');
  sheet.line(GAP, 'fine', 0);
  for (const x of [-44, 44]) sheet.shape(ellipse(x, 118, 52, 42), 'line', 'cream');
  nose(sheet.at({ y: 86, scale: 0.86 }), 'heart', 'blush');
  if (look.level > 0) whiskers(sheet.at({ y: 134 }), 66, 236, 3);
  sheet.line(STEM, 'line', 0);
}
