import { clockwise } from '../../../geometry/boolean.ts';
import { blob, twin } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, SLOPING, softChest } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { freckles, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';
import { fringed, onBothSides, softFur } from '../soft-fur.ts';

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
  fineBust: (sheet) => softChest(sheet, { rim: SLOPING, chest: 'paper', half: 170 }),
  head,
};

function head(sheet: Sheet, look: Look): void {
  if (look.level === 2) fineHead(sheet);
  else plainHead(sheet);
  forelock(sheet.at({ y: -40 }), look);
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

function plainHead(sheet: Sheet): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'ember');
    side.shape(INNER, 'line', 'cream');
  }
  sheet.shape(RIM, 'bold', 'ember');
  for (const flip of SIDES) sheet.inside([RIM]).at({ flip }).shape(MASK, 'line', 'paper');
  sheet.rim(RIM, 'bold');
}

/** Round cheeks with fur in rows, tufts on the brow and hair in the ears; the face between is plain. */
function fineHead(sheet: Sheet): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'ember');
    side.inside([EAR]).shape(EAR_TIP, 'line', 'wood');
    side.shape(INNER, 'line', 'cream');
    for (const table of EAR_HAIR) side.inside([INNER]).line(traced(table), 'fine', 0);
    side.rim(EAR, 'bold');
  }
  sheet.shape(FINE_RIM, 'bold', 'ember');
  const inside = sheet.inside([FINE_RIM]);
  for (const flip of SIDES) inside.at({ flip }).shape(MASK, 'line', 'paper');
  softFur(sheet, {
    rim: FINE_RIM,
    hub: [0, 40],
    role: 'paper',
    rows: [
      { line: '232,62 224,120 176,176 100,224', count: 5, long: 66 },
      { line: '190,70 176,124 134,170 84,204', count: 4, long: 56 },
    ],
  });
  for (const flip of SIDES) inside.at({ flip }).shape(FINE_MASK, 'fine', 'paper');
  inside.shape(RIDGE, 'fine', 'rust');
  for (const flip of SIDES)
    for (const [table, count, deep] of BROW_ROWS)
      inside.at({ flip }).line(fringed(table, count, deep), 'fine', 0);
  sheet.rim(FINE_RIM, 'bold');
}

const EAR_TIP = drawn('100,-300! 150,-318 172,-304! 196,-322 250,-290! 260,-440! 100,-440!');
const EAR_HAIR = ['190,-346 176,-270 170,-176', '132,-262 152,-230 172,-176', '208,-270 190,-240 172,-176'];
const FINE_RIM = onBothSides([
  ...traced('0,-176 70,-180 136,-162 186,-106 218,-40'),
  ...fringed('218,-40 256,30 262,96 222,168 120,226', 5, 36),
  ...traced('120,226 66,254 0,264'),
]);
/** The plain white of a fine mask, its outer edge in tufts. */
const FINE_MASK = [
  ...traced('0,300 0,148 30,132 54,84 84,44 130,40 190,54'),
  ...fringed('190,54 186,110 140,166 80,210', 4, 24),
  ...traced('80,210 60,300 0,300'),
];
/** Rows of tufts over the nose, on the brow and down both temples: their line, number of tufts and depth. */
const BROW_ROWS = [
  ['0,-116 44,-120 82,-140', 2, 26],
  ['0,-56 26,-58 44,-72', 1, 26],
  ['82,-140 126,-116 158,-70 172,-30', 4, -24],
] as const;
/** The dark ridge from the forehead to the nose. */
const RIDGE = mirrored('0,-170 40,-176 84,-170! 64,-110 38,-40 34,40 50,90 40,150! 0,150');
