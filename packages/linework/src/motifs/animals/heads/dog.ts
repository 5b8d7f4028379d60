import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Sheet } from '../../../sheet.ts';
import { ruffAndArms, SLOPING, softChest } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, freckles, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';
import { fringed, softFur } from '../soft-fur.ts';

const RIM = clockwise(
  twin(knots('0,-240 78,-232 142,-196 184,-120 196,-20 204,66 190,140 146,200 76,232 0,236')),
);
const EAR = blob(
  knots(
    '116,-196! 158,-218 206,-204 250,-150 286,-60 312,40 316,126 284,178 236,172 206,118 192,40 182,-40 160,-112',
  ),
);
/** The ear of an easy page: it folds over at the side of the crown and lies on the cheek. */
const BROAD_EAR = blob(
  knots(
    '112,-204! 156,-230 212,-214 262,-150 296,-50 312,60 298,130 252,148 212,110 188,30 174,-50 148,-128',
  ),
);
const PATCH = blob(knots('60,-260! 46,-140 40,-50 74,20 130,52 190,40 240,-60 200,-200 120,-260!'));
const BLAZE = clockwise(
  twin(knots('0,-260! 44,-236 28,-140 34,-40 70,20 116,70 142,130 132,190 120,300! 0,300')),
);
const TONGUE = clockwise(twin(knots('0,150 34,150 38,196 24,232 0,240')));

/** A dog: hanging ears, a blaze down the nose, sometimes the tongue out. */
export const dog: Sitter = {
  name: 'dog',
  kin: ['puppy', 'pet'],
  coat: 'fur',
  brow: { y: -208, half: 140, drop: 50, bloom: 60 },
  neck: { y: 206, half: 146 },
  bust: SLOPING,
  reach: 236,
  chest: ruffAndArms,
  fineBust: (sheet) => softChest(sheet, { rim: SLOPING, chest: 'paper', half: 170 }),
  head,
};

function head(sheet: Sheet, look: Look): void {
  const panting = look.pose % 2 === 0;
  if (look.level === 2) fineHead(sheet, look);
  else plainHead(sheet, look);
  forelock(sheet.at({ y: -100 }), look);
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: look.level === 2 ? 88 : 92,
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

function plainHead(sheet: Sheet, look: Look): void {
  sheet.shape(RIM, 'bold', 'fur');
  const inside = sheet.inside([RIM]);
  if (look.pose % 3 > 0) inside.at({ flip: look.pose % 3 === 2 }).shape(PATCH, 'line', 'wood');
  inside.shape(BLAZE, 'line', 'paper');
  sheet.rim(RIM, 'bold');
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    const ear = look.level === 0 ? BROAD_EAR : EAR;
    side.shape(ear, 'bold', 'wood');
    if (look.level === 1) for (const fold of FOLDS) side.line(fold, 'line', 0.7);
    side.rim(ear, 'bold');
  }
}

/** A round brow, ears that hang clear of the eyes in long locks, fur in rows on the cheeks. */
function fineHead(sheet: Sheet, look: Look): void {
  sheet.shape(FINE_RIM, 'bold', 'fur');
  softFur(sheet, {
    rim: FINE_RIM,
    hub: [0, 40],
    role: 'fur',
    rows: [
      { line: '196,70 176,150 130,200 64,230', count: 5, long: 52 },
      { line: '166,80 148,146 104,190 50,212', count: 5, long: 46 },
    ],
    core: FINE_CORE,
  });
  const inside = sheet.inside([FINE_RIM]);
  const core = sheet.inside([FINE_CORE]);
  if (look.pose % 3 > 0) core.at({ flip: look.pose % 3 === 2 }).shape(FINE_PATCH, 'line', 'wood');
  core.shape(FINE_BLAZE, 'line', 'paper');
  for (const side of [-1, 1])
    inside.line(fringed(`${side * 62},-168 ${side * 34},-150 0,-144`, 2, side * 30), 'fine', 0);
  sheet.rim(FINE_RIM, 'bold');
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(FINE_EAR, 'bold', 'wood');
    for (const table of STRANDS) side.inside([FINE_EAR]).line(traced(table), 'fine', 0);
    side.rim(FINE_EAR, 'bold');
  }
}

const FINE_RIM = mirrored('0,-222 76,-214 142,-176 184,-96 192,0 202,70 190,140 146,200 76,236 0,240');
const FINE_CORE = mirrored('0,-300 260,-260 260,40 166,70 156,130 116,176 62,206 0,212');
const FINE_PATCH = drawn('40,-230! 46,-120 44,-50 70,14 124,40 172,24 226,-60 200,-180 120,-250!');
const FINE_BLAZE = mirrored(
  '0,-250! 62,-168! 34,-120 26,-60 40,0 74,40 116,84 132,140 110,200 70,300! 0,300',
);
/** A long ear from the side of the crown, ending in locks. */
const FINE_EAR = [
  ...traced('104,-190 150,-222 214,-208 268,-140 304,-40 322,60'),
  ...fringed('322,60 326,120 290,180 236,188 202,140 192,70', 4, 34),
  ...traced('192,70 192,10 178,-60 150,-120 104,-190'),
];
/** Where the hair of an ear parts: it falls in waves, the locks of the end over the others. */
const STRANDS = [
  '130,-210 196,-150 214,-70 206,10 236,90',
  '190,-216 246,-130 272,-30 256,50 276,120',
  '206,10 226,-6 262,10',
  '192,60 214,110 250,106 276,120 306,96 330,50',
];
const FOLDS = ['172,-150 214,-90 236,-10 240,70', '212,-176 256,-90 280,10 278,90'].map((table) =>
  curve(knots(table)),
);
