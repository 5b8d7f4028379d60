import { clockwise } from '../../../geometry/boolean.ts';
import { blob, twin } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { petal } from '../../../geometry/petal.ts';
import { place } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, ruff, SLOPING } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { faceFur } from '../face-fur.ts';
import { SIDES, type Look } from '../look.ts';
import { freckles, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(
  twin(
    knots(
      '0,-176 70,-180 136,-162 186,-106 214,-40 250,14 312,52! 262,78 286,124! 228,132 232,174! 170,180 116,214 66,250 0,264',
    ),
  ),
);
const EAR = blob(knots('40,-158! 84,-244 140,-330 202,-402! 232,-310 240,-206 214,-84!'));
const INNER = blob(
  knots('92,-176! 132,-262 190,-346! 208,-270 208,-190! 186,-206 172,-176! 150,-200 130,-168!'),
);
const MASK = blob(knots('0,300! 0,148! 30,132 54,84 84,44 130,40 176,52 222,34 330,40! 330,300!'));

/** A fox: pointed ears, tufted cheeks, a white mask. */
export const fox: Sitter = {
  name: 'fox',
  kin: ['woodland', 'forest'],
  coat: 'ember',
  brow: { y: -176, half: 150, drop: 54, bloom: 62 },
  neck: { y: 214, half: 140 },
  bust: SLOPING,
  reach: 236,
  chest: (sheet, look) => bib(sheet, look, 190, 'cream'),
  fineBust: (sheet, look) => ruff(sheet, look, { rim: SLOPING, coat: 'ember', chest: 'paper', half: 150 }),
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'ember');
    if (look.level === 2) faceFur(side, look, { rim: EAR, hub: [120, -80], coat: 'ember' });
    side.shape(INNER, 'line', 'cream');
    if (look.level === 2)
      side.shape(place(petal('leaf', 92, 26), { x: 166, y: -216, angle: 0.26 }), 'fine', 'blush');
  }
  sheet.shape(RIM, 'bold', 'ember');
  for (const flip of SIDES) {
    const side = sheet.inside([RIM]).at({ flip });
    side.shape(MASK, 'line', 'paper');
  }
  if (look.level === 2)
    faceFur(sheet, look, {
      rim: RIM,
      hub: [0, 170],
      coat: 'ember',
      zones: SIDES.map((flip) => [place(MASK, { flip }), 'paper'] as const),
      bare: [ellipse(0, 180, 130, 100), ellipse(-112, 0, 96, 70), ellipse(112, 0, 96, 70)],
    });
  forelock(sheet.at({ y: -40 }), look);
  sheet.rim(RIM, 'bold');
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 112,
    y: 2,
    size: look.level === 0 ? 55 : 43,
    iris: 'gold',
    mood: look.mood,
    shape: look.level === 0 ? 'round' : 'almond',
    tilt: 0.16,
    lashes: 2,
    look: [0, 0.2],
  });
  nose(sheet.at({ y: 158, scale: 0.88 }), 'button', 'wood');
  mouth(sheet.at({ y: 186 }), 18, 52);
  freckles(sheet.at({ y: 176 }), 72, 18);
}
