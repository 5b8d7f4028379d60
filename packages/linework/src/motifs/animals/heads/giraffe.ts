import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Path } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { net } from '../coat.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(
  twin(knots('0,-186 66,-184 122,-150 144,-84 130,0 108,70 116,130 128,186 104,236 56,262 0,266')),
);
const SNOUT = clockwise(twin(knots('0,84! 52,98 104,132 130,186 104,236 56,262 0,266')));
const EAR = blob(knots('116,-120! 170,-160 236,-172 296,-144! 282,-92 236,-56 176,-52 124,-66!'));
const INNER = blob(knots('156,-110! 200,-136 240,-142 272,-136! 254,-100 214,-82 174,-82!'));
const HORN = blob(knots('38,-170! 36,-220 44,-262 84,-262 88,-220 86,-160!'));
const NECK: Path = clockwise(
  twin(knots('0,120 86,130 98,240 110,360 136,460 196,560 300,640 320,720! 0,720')),
);
const PATCHES = [
  '-100,250! -46,232 -30,290! -60,330 -104,320!',
  '-14,236! 50,226 58,284! 18,312 -18,290!',
  '70,240! 110,250 112,320! 80,330 62,290!',
  '-44,320! 20,322 38,384! -16,410 -54,376!',
  '-120,350! -66,348 -58,410! -112,440 -134,410!',
  '54,316! 118,340 124,410! 72,420 50,380!',
  '-60,424! 8,414 34,470! -18,510 -70,484!',
  '50,430! 130,426 164,480! 108,520 50,496!',
  '-170,470! -84,450 -76,524! -140,560 -200,540!',
  '-60,520! 22,506 50,566! -10,610 -66,580!',
  '74,524! 160,512 220,570! 150,620 74,590!',
].map((table) => blob(knots(table)));
const BROAD_PATCH = blob(knots('-50,392! 22,384 36,432! -10,454 -60,436!'));
const FACE_PATCHES = [
  '-26,-18! 22,-26 32,24! 4,48 -30,26!',
  '-98,-112! -54,-124 -44,-84! -78,-62 -108,-78!',
  '60,-120! 104,-106 106,-72! 72,-64 46,-90!',
  '-104,40! -62,36 -52,72! -80,84 -110,72!',
  '62,38! 104,44 108,72! 76,84 52,68!',
].map((table) => blob(knots(table)));
const CURL = curve(knots('168,-96 206,-116 240,-118'));

/** A giraffe: horns with tufts, long lashes, a neck of patches. */
export const giraffe: Sitter = {
  name: 'giraffe',
  kin: ['safari', 'savanna'],
  coat: 'sand',
  brow: { y: -170, half: 112, drop: 44, bloom: 54 },
  neck: { y: 216, half: 104 },
  bust: NECK,
  chest: (sheet, look) => {
    for (const patch of look.level === 0 ? [BROAD_PATCH] : PATCHES) sheet.shape(patch, 'line', 'ember');
  },
  fineBust: (sheet) => {
    net(sheet, [NECK], { size: 84 / sheet.scale, role: 'ember' });
    sheet.rim(NECK, 'bold');
  },
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(HORN, 'bold', 'sand');
    side.shape(ellipse(64, -276, 36, 31), 'bold', 'wood');
    side.shape(EAR, 'bold', 'sand');
    if (look.level > 0) side.shape(INNER, 'line', 'blush');
    else side.line(CURL, 'line', 0.6);
  }
  sheet.shape(RIM, 'bold', 'sand');
  if (look.level === 2)
    net(sheet, [RIM], {
      size: 54 / sheet.scale,
      role: 'ember',
      bare: [ellipse(-96, -8, 70, 48), ellipse(96, -8, 70, 48), SNOUT],
    });
  if (look.level === 1) for (const patch of FACE_PATCHES) sheet.shape(patch, 'line', 'ember');
  forelock(sheet.at({ y: -76 }), look);
  sheet.inside([RIM]).shape(SNOUT, 'line', 'cream');
  sheet.rim(RIM, 'bold');
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: look.level === 0 ? 76 : 96,
    y: -8,
    size: 42,
    iris: 'wood',
    mood: look.mood,
    tilt: 0.14,
    lashes: 3,
    look: [0, 0.1],
  });
  if (look.level === 1) cheeks(sheet, 84, 92, 24);
  for (const x of [-44, 44])
    if (look.level === 0) sheet.ink(ellipse(x, 166, 10, 7, x * 0.006));
    else sheet.shape(ellipse(x, 166, 17, 11, x * 0.006), 'fine', 'wood');
  sheet.line(SMILE, 'line', 0.5);
}

const SMILE = curve(knots('-74,202 -34,224 0,228 34,224 74,202'));
