import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { place } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, ruff, SLOPING } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { faceFur } from '../face-fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, freckles, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(
  twin(knots('0,-204 92,-198 160,-154 192,-80 194,0 202,70 190,140 146,200 76,232 0,236')),
);
const EAR = blob(
  knots('96,-186! 160,-214 232,-190 276,-120 300,-20 302,84 276,150 236,156 204,112 186,30 168,-60 140,-130'),
);
const PATCH = blob(knots('46,-204! 44,-120 40,-50 74,20 130,52 190,40 240,-60 200,-180 120,-230!'));
const BLAZE = clockwise(
  twin(knots('0,-230! 30,-200 26,-120 34,-40 70,20 116,70 142,130 132,190 120,300! 0,300')),
);
const TONGUE = clockwise(twin(knots('0,150 34,150 38,196 24,232 0,240')));

/** A dog: hanging ears, a blaze down the nose, sometimes the tongue out. */
export const dog: Sitter = {
  name: 'dog',
  kin: ['puppy', 'pet'],
  coat: 'fur',
  brow: { y: -190, half: 140, drop: 44, bloom: 60 },
  neck: { y: 206, half: 146 },
  bust: SLOPING,
  reach: 236,
  chest: (sheet, look) => bib(sheet, look, 190, 'cream'),
  fineBust: (sheet, look) => ruff(sheet, look, { rim: SLOPING, coat: 'fur', chest: 'paper', half: 150 }),
  head,
};

function head(sheet: Sheet, look: Look): void {
  const panting = look.pose % 2 === 0;
  sheet.shape(RIM, 'bold', 'fur');
  const inside = sheet.inside([RIM]);
  if (look.pose % 3 > 0) inside.at({ flip: look.pose % 3 === 2 }).shape(PATCH, 'line', 'wood');
  inside.shape(BLAZE, 'line', 'paper');
  if (look.level === 2)
    faceFur(sheet, look, {
      rim: RIM,
      hub: [0, 110],
      coat: 'fur',
      size: 38,
      zones: [
        ...(look.pose % 3 > 0 ? [[place(PATCH, { flip: look.pose % 3 === 2 }), 'wood'] as const] : []),
        [BLAZE, 'paper'],
      ],
      bare: [ellipse(0, 126, 140, 84), ellipse(-92, -22, 80, 70), ellipse(92, -22, 80, 70)],
    });
  sheet.rim(RIM, 'bold');
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'wood');
    if (look.level === 2)
      faceFur(side, look, { rim: EAR, hub: [130, -230], coat: 'wood', size: 50, long: 2 });
    if (look.level === 1) for (const fold of FOLDS) side.line(fold, 'line', 0.7);
    side.rim(EAR, 'bold');
  }
  forelock(sheet.at({ y: -100 }), look);
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 92,
    y: -22,
    size: [46, 42, 38][look.level]!,
    iris: 'wood',
    mood: look.mood,
    shape: 'round',
    look: [0, 0.1],
  });
  if (look.level === 1) cheeks(sheet, 156, 70, 24);
  if (panting) {
    sheet.shape(TONGUE, 'line', 'blush');
    sheet.line(curve(knots('0,164 2,190 0,214')), 'fine', 0.6);
  }
  for (const flip of SIDES)
    sheet.at({ flip }).shape(blob(knots('0,86 44,76 92,92 112,128 88,162 40,170 0,150')), 'line', 'paper');
  freckles(sheet.at({ y: 122 }), 56, 16);
  nose(sheet.at({ y: 74, scale: 0.98 }), 'broad', 'stone');
  if (!panting) mouth(sheet.at({ y: 168 }), 6, 40, 6);
}

const FOLDS = ['150,-140 196,-110 222,-50 232,20', '220,-140 254,-70 262,10 258,80'].map((table) =>
  curve(knots(table)),
);
