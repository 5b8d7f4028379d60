import { clockwise } from '../../../geometry/boolean.ts';
import { blob, twin } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { place } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, ruff, BROAD } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { faceFur } from '../face-fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(twin(knots('0,-190 104,-182 192,-132 244,-44 262,48 240,138 178,204 88,240 0,246')));
const EAR = blob(knots('104,-150 106,-226 166,-272 236,-252 264,-188 244,-120 204,-84 140,-96'));
const PATCH = blob(knots('40,-20 62,-74 116,-92 166,-60 184,4 164,66 118,84 78,58 50,30'));

/** A panda: dark patches about the eyes, a round white face. */
export const panda: Sitter = {
  name: 'panda',
  kin: ['bamboo', 'bear'],
  coat: 'stone',
  brow: { y: -182, half: 156, drop: 46, bloom: 62 },
  neck: { y: 208, half: 170 },
  bust: BROAD,
  reach: 292,
  chest: (sheet, look) => bib(sheet, look, 196, 'paper'),
  fineBust: (sheet, look) => ruff(sheet, look, { rim: BROAD, coat: 'stone', chest: 'stone', half: 150 }),
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'stone');
    if (look.level === 2) faceFur(side, look, { rim: EAR, hub: [150, -90], coat: 'stone' });
    side.rim(EAR, 'bold');
  }
  sheet.shape(RIM, 'bold', 'paper');
  if (look.level === 2)
    faceFur(sheet, look, {
      rim: RIM,
      hub: [0, 100],
      coat: 'paper',
      size: 38,
      bare: [MUZZLE, ellipse(0, 90, 130, 100), PATCH, place(PATCH, { flip: true })],
    });
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(PATCH, 'line', 'stone');
  }
  forelock(sheet.at({ y: -72 }), look);
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 108,
    y: -6,
    size: look.level === 0 ? 44 : 41,
    iris: 'wood',
    mood: look.mood,
    shape: 'round',
    look: [0, 0.1],
  });
  if (look.level === 1) cheeks(sheet, 192, 108, 30);
  sheet.shape(MUZZLE, 'line', 'cream');
  nose(sheet.at({ y: 102, scale: 0.82 }), 'broad', 'wood');
  mouth(sheet.at({ y: 132 }), 20, 48);
}

const MUZZLE = clockwise(twin(knots('0,58 50,64 90,98 96,142 66,184 0,196')));
