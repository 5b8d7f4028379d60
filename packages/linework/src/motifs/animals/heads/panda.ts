import { clockwise } from '../../../geometry/boolean.ts';
import { twin } from '../../../geometry/curve.ts';
import { drawn, mirrored } from '../../../geometry/drawn.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, BROAD } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { holdingArms } from '../held.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';
import { fringed, hangingRow } from '../soft-fur.ts';

const RIM = clockwise(twin(knots('0,-194 96,-184 180,-136 232,-50 258,44 244,132 186,202 92,240 0,246')));
const EAR = drawn('104,-150 106,-226 166,-272 236,-252 264,-188 244,-120 204,-84 140,-96');
const INNER_EAR = drawn('140,-150 150,-206 190,-232 226,-212 232,-164 212,-126');
/** The dark fur about an eye: narrow at the nose, it droops outwards. */
const PATCH = drawn('44,-34 66,-70 112,-84 154,-62 186,-8 206,66 196,112 156,124 112,100 76,60 50,14');
/** Rows of tufts on a fine face, one under the crown and three on each cheek: their line, number of tufts and depth. */
const FACE_ROWS = [
  ['0,-120 40,-126 84,-146', 2, 24],
  ['252,-10 226,20 218,70', 2, -24],
  ['256,76 220,108 190,160', 3, -24],
  ['214,176 170,196 130,236', 2, -24],
] as const;

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
  fineBust,
  fineArms: (sheet, haunt) => holdingArms(sheet, 'stone', haunt === 'lilies' ? 'lily' : 'bamboo'),
  head,
};

/** Rows of tufts on the belly: their height, half width and number of tufts. */
const BELLY_ROWS = [
  [420, 260, 5],
  [510, 300, 6],
] as const;

/** White below the dark yoke, its fur in broad rows. */
function fineBust(sheet: Sheet): void {
  const inside = sheet.inside([BROAD]);
  inside.shape(
    drawn('-420,380! -260,326 -150,352 -60,330 0,350 60,330 150,352 260,326 420,380! 420,760! -420,760!'),
    'line',
    'paper',
  );
  for (const [y, half, count] of BELLY_ROWS)
    inside.line(hangingRow({ y, half, sag: 40 }, count, 38), 'fine', 0);
  sheet.rim(BROAD, 'bold');
}

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'stone');
    if (look.level > 0) side.shape(INNER_EAR, 'line', 'soft');
  }
  sheet.shape(RIM, 'bold', 'paper');
  const inside = sheet.inside([RIM]);
  for (const flip of SIDES)
    for (const [table, count, deep] of look.level === 2 ? FACE_ROWS : [])
      inside.at({ flip }).line(fringed(table, count, deep), 'fine', 0);
  for (const flip of SIDES) sheet.at({ flip }).shape(PATCH, 'line', 'stone');
  if (look.level < 2) forelock(sheet.at({ y: -72 }), look);
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 116,
    y: -2,
    size: [44, 41, 38][look.level]!,
    iris: 'wood',
    mood: look.mood,
    shape: 'round',
    look: [0, 0.1],
  });
  if (look.level === 1) cheeks(sheet, 188, 150, 28);
  sheet.shape(MUZZLE, 'line', 'cream');
  nose(sheet.at({ y: 102, scale: 0.82 }), 'broad', 'wood');
  mouth(sheet.at({ y: 132 }), 20, 48);
}

const MUZZLE = mirrored('0,58 50,64 90,98 96,142 66,184 0,196');
