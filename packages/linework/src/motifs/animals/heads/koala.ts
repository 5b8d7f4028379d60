import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, ruff, SLOPING } from '../busts.ts';
import { holdingArms } from '../held.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { faceFur } from '../face-fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, mouth } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(
  twin(
    knots(
      '0,-180 90,-172 166,-122 204,-40 214,40 240,76! 208,92 226,128! 190,138 200,174! 150,196 76,230 0,238',
    ),
  ),
);
const EAR = blob(
  knots(
    '120,-120 150,-206 214,-246 292,-230 322,-190! 330,-166 352,-140! 344,-104 352,-70! 326,-44 322,-8! 290,2 270,32! 236,14 180,-10',
  ),
);
const INNER = blob(
  knots(
    '160,-110 190,-176 244,-198 286,-168! 280,-140 304,-114! 284,-92 290,-58! 262,-50 254,-20! 214,-26 178,-44',
  ),
);
const NOSE = clockwise(twin(knots('0,-50 36,-44 50,-2 54,58 40,104 0,118')));

/** A koala: great tufted ears and a spoon of a nose. */
export const koala: Sitter = {
  name: 'koala',
  kin: ['Australia', 'eucalyptus'],
  coat: 'fur',
  brow: { y: -170, half: 130, drop: 42, bloom: 58 },
  neck: { y: 198, half: 140 },
  bust: SLOPING,
  reach: 236,
  chest: (sheet, look) => bib(sheet, look, 180, 'cream'),
  fineBust: (sheet, look) =>
    ruff(sheet, look, { rim: SLOPING, coat: 'fur', chest: 'cream', half: 150, long: 1.4 }),
  fineArms: (sheet) => holdingArms(sheet.at({ scale: 0.94, y: 10 }), 'fur', 'gum twig'),
  head,
};

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'fur');
    if (look.level === 2)
      faceFur(side, look, { rim: EAR, hub: [130, -60], coat: 'fur', size: 44, long: 1.4 });
    side.shape(INNER, 'line', 'blush');
  }
  sheet.shape(RIM, 'bold', 'fur');
  if (look.level === 2)
    faceFur(sheet, look, {
      rim: RIM,
      hub: [0, 60],
      coat: 'fur',
      zones: [[FACE, 'soft']],
      size: 36,
      long: 1.3,
      bare: [ellipse(0, 60, 84, 140), CHIN, ellipse(-112, -4, 76, 66), ellipse(112, -4, 76, 66)],
    });
  else if (look.level === 1) sheet.inside([RIM]).shape(FACE, 'line', 'soft');
  sheet.rim(RIM, 'bold');
  forelock(sheet.at({ y: -104 }), look);
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 112,
    y: -4,
    size: look.level === 0 ? 46 : 42,
    iris: 'gold',
    mood: look.mood,
    shape: 'round',
  });
  if (look.level === 1) cheeks(sheet, 148, 92, 34);
  else if (look.level === 0)
    for (const x of [-142, 142]) sheet.shape(ellipse(x, 96, 34, 30), 'line', 'blush');
  sheet.shape(CHIN, 'line', 'cream');
  mouth(sheet.at({ y: 120 }), 30, 46);
  sheet.shape(NOSE, 'bold', 'wood');
  sheet.line(SHINE, 'line', 0.7);
}

const FACE = clockwise(twin(knots('0,-52! 40,-104 110,-116 166,-62 182,30 160,120 120,190 100,300! 0,300')));
const CHIN = clockwise(twin(knots('0,112 60,116 104,140 96,190 54,224 0,232')));
const SHINE = curve(knots('-26,-8 -22,-24 -8,-30'));
