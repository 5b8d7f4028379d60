import { clockwise } from '../../../geometry/boolean.ts';
import { blob, twin } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { knots } from '../../../geometry/knots.ts';
import { onBothSides } from '../../../geometry/path.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, SLOPING, softChest } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { freckles, mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';
import { fringed, softFur } from '../soft-fur.ts';

const RIM = clockwise(
  twin(
    knots(
      '0,-176 70,-180 136,-162 186,-106 214,-40 250,14 312,52! 262,78 286,124! 228,132 232,174! 170,180 116,214 66,250 0,264',
    ),
  ),
);
const EAR = blob(knots('40,-158! 84,-244 140,-330 202,-402! 232,-310 240,-206 214,-84!'));
/** The pale inside of an ear, with fur over its lower edge. */
const INNER = [
  ...traced('104,-160 138,-256 190,-344'),
  ...traced('190,-344 212,-262 212,-180'),
  ...fringed('212,-180 158,-172 104,-160', 3, -24),
];
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
  nose(sheet.at({ y: 156, scale: look.level === 2 ? 1.08 : 0.88 }), 'button', 'wood');
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
    side.inside([INNER]).line(fringed('220,-214 172,-222 128,-204', 3, -22), 'fine', 0);
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
      { line: '218,56 208,106 160,156 88,206', count: 5, long: 66 },
      { line: '178,66 162,114 122,154 76,188', count: 4, long: 56 },
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
const FINE_RIM = onBothSides([
  ...traced('0,-168 64,-170 132,-156 184,-110 214,-50'),
  ...fringed('214,-50 248,6 300,64', 3, 26),
  ...fringed('300,64 222,126 146,168 84,206', 4, 26),
  ...traced('84,206 66,248 40,274 0,282'),
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
