import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Sheet } from '../../../sheet.ts';
import { bib, SLOPING, softChest } from '../busts.ts';
import { holdingArms } from '../held.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, mouth } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';
import { fringed, onBothSides, softFur } from '../soft-fur.ts';

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
  neck: { y: 198, half: 140, low: 24 },
  bust: SLOPING,
  reach: 236,
  chest: (sheet, look) => bib(sheet, look, 180, 'cream'),
  fineBust: (sheet) => softChest(sheet, { rim: SLOPING, chest: 'cream', half: 178 }),
  fineArms: (sheet) => holdingArms(sheet.at({ scale: 0.94, y: 10 }), 'fur', 'gum twig'),
  head,
};

function head(sheet: Sheet, look: Look): void {
  if (look.level === 2) fineHead(sheet);
  else plainHead(sheet, look);
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

function plainHead(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'fur');
    side.shape(INNER, 'line', 'blush');
  }
  sheet.shape(RIM, 'bold', 'fur');
  if (look.level === 1) sheet.inside([RIM]).shape(FACE, 'line', 'soft');
  sheet.rim(RIM, 'bold');
}

/** A calm face, fluffy ears, and fur in rows at the cheeks alone. */
function fineHead(sheet: Sheet): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(FINE_EAR, 'bold', 'fur');
    for (const table of EAR_PARTINGS) side.inside([FINE_EAR]).line(traced(table), 'fine', 0);
    side.shape(FINE_INNER, 'line', 'blush');
    for (const table of EAR_HAIR) side.inside([FINE_INNER]).line(traced(table), 'fine', 0);
  }
  sheet.shape(FINE_RIM, 'bold', 'fur');
  softFur(sheet, {
    rim: FINE_RIM,
    hub: [0, 10],
    role: 'fur',
    rows: [
      { line: '206,14 196,84 166,150 110,206', count: 5, long: 70 },
      { line: '176,52 156,116 124,160 84,190', count: 4, long: 54 },
    ],
    core: FINE_CORE,
  });
  sheet.inside([FINE_CORE]).shape(FINE_FACE, 'line', 'soft');
  for (const flip of SIDES)
    for (const table of BROW_HAIR) sheet.at({ flip }).line(traced(table), 'fine', 0.6);
  sheet.rim(FINE_RIM, 'bold');
}

const FINE_EAR = [
  ...fringed('132,-170 168,-230 226,-262 296,-240 344,-178 350,-98 316,-22 256,16 204,6', 9, 26),
  ...traced('204,6 150,-40 120,-110 132,-170'),
];
const FINE_INNER = drawn(
  '164,-110 184,-180 236,-206 290,-176 306,-116 290,-62! 274,-74 262,-48! 244,-66 232,-36! 212,-56 186,-60',
);
const EAR_HAIR = ['236,-206 244,-150 268,-80', '176,-140 214,-120 240,-60', '306,-116 276,-120 244,-150'];
const EAR_PARTINGS = [
  '184,-180 172,-210 178,-270',
  '236,-206 240,-240 262,-290',
  '290,-176 318,-200 352,-220',
  '306,-116 340,-120 384,-110',
  '290,-62 316,-44 350,-24',
  '240,-50 256,-10 276,40',
];
const FINE_RIM = clockwise(
  onBothSides([
    ...traced('0,-180 90,-172 166,-122 204,-40'),
    ...fringed('204,-40 218,40 206,120 164,184 90,226', 6, 24),
    ...traced('90,226 46,236 0,238'),
  ]),
);
const FINE_CORE = mirrored('0,-260 240,-240 240,-40 196,0 178,40 152,110 116,152 78,186 50,260 0,270');
const FINE_FACE = mirrored('0,-62! 40,-108 112,-124 168,-76 176,-6 150,62 108,106 92,176 60,300 0,300');
const BROW_HAIR = ['8,-150 16,-132 12,-112', '40,-148 52,-132 54,-112'];

const FACE = clockwise(twin(knots('0,-52! 40,-104 110,-116 166,-62 182,30 160,120 120,190 100,300! 0,300')));
const CHIN = clockwise(twin(knots('0,112 60,116 104,140 96,190 54,224 0,232')));
const SHINE = curve(knots('-26,-8 -22,-24 -8,-30'));
