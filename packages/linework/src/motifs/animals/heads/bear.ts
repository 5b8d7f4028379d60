import { clockwise } from '../../../geometry/boolean.ts';
import { blob, twin } from '../../../geometry/curve.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Sheet } from '../../../sheet.ts';
import { adorn } from '../adorn.ts';
import { bib, BROAD } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { jewel, locks } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(
  twin(knots('0,-196 100,-186 188,-130 238,-36 258,64! 242,74 246,108! 216,140 164,200 84,240 0,246')),
);
const EAR = blob(knots('92,-150 104,-222 160,-262 224,-248 256,-188 238,-124 196,-84 130,-96'));
const INNER = blob(knots('134,-150 144,-200 180,-220 214,-204 222,-164 200,-128 170,-112'));
const MUZZLE = clockwise(twin(knots('0,30 62,38 112,82 126,138 98,188 46,208 0,212')));

const FACE = clockwise(twin(knots('0,-40! 34,-96 104,-112 172,-60 196,28 176,120 150,200 120,300! 0,300')));

/** A bear: round ears, a broad head, a big soft muzzle. */
export const bear: Sitter = {
  name: 'bear',
  kin: ['woodland', 'forest'],
  coat: 'wood',
  brow: { y: -186, half: 150, drop: 46, bloom: 62 },
  neck: { y: 206, half: 168 },
  bust: BROAD,
  arms: true,
  chest: (sheet, look) => bib(sheet, look, 200, 'cream'),
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'wood');
    side.shape(INNER, 'line', 'blush');
  }
  sheet.shape(RIM, 'bold', 'wood');
  sheet.inside([RIM]).shape(FACE, 'line', 'sand');
  sheet.rim(RIM, 'bold');
  locks(sheet, [
    [-200, 84, 0.7, 34],
    [200, 84, -0.7, 34],
  ]);
  jewel(sheet.at({ y: -104 }), look);
  if (look.level === 2)
    for (const flip of SIDES)
      adorn(sheet.at({ flip }), blob(knots('138,64! 196,58 224,96 206,146 164,176! 150,120')), {
        fill: look.fills[1]!,
        size: 46,
        roles: ['b', 'soft'],
      });
  eyes(sheet, {
    plain: look.level === 0,
    x: 98,
    y: -22,
    size: look.level === 0 ? 44 : 40,
    iris: 'wood',
    mood: look.mood,
    shape: 'round',
    look: [0, 0.1],
  });
  if (look.level === 1) cheeks(sheet, 178, 76, 30);
  sheet.shape(MUZZLE, 'line', 'cream');
  nose(sheet.at({ y: 82, scale: 0.98 }), 'broad', 'rust');
  mouth(sheet.at({ y: 118 }), 26, 62);
}
