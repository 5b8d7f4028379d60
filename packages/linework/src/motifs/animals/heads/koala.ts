import { clockwise } from '../../../geometry/boolean.ts';
import { curve, twin } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { onBothSides } from '../../../geometry/path.ts';
import type { Sheet } from '../../../sheet.ts';
import { ruffAndArms, SLOPING, softChest } from '../busts.ts';
import { armsOverBough } from '../held.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks, mouth } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';
import { fringed, softFur, tufted } from '../soft-fur.ts';

const RIM = onBothSides([
  ...traced('0,-180 90,-172 166,-122 204,-40'),
  ...tufted('204,-40 222,30 214,110 172,176 96,226', 5, 18),
  ...traced('96,226 46,237 0,238'),
]);
/** A great round ear, edged with soft tufts. */
const EAR = [
  ...tufted('128,-150 158,-214 214,-246 282,-236 326,-190 340,-124 322,-58 282,-8 226,14', 7, 24),
  ...traced('226,14 170,-20 130,-80 128,-150'),
];
const INNER = drawn('168,-108 184,-172 232,-198 280,-172 296,-118 278,-62 238,-40 194,-56');
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
  chest: ruffAndArms,
  fineBust: (sheet) => softChest(sheet, { rim: SLOPING, chest: 'cream', half: 178 }),
  fineArms: (sheet, haunt) => armsOverBough(sheet, 'fur', haunt === 'eucalyptus'),
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
  const inside = sheet.inside([FINE_RIM]);
  for (const flip of SIDES)
    for (const [table, count] of BROW_ROWS) inside.at({ flip }).line(fringed(table, count, 24), 'fine', 0);
  sheet.rim(FINE_RIM, 'bold');
}

const FINE_EAR = [
  ...tufted('128,-150 160,-220 218,-258 292,-248 340,-196 354,-124 334,-52 290,2 228,22', 9, 24),
  ...traced('228,22 168,-20 126,-90 128,-150'),
];
const FINE_INNER = [
  ...fringed('170,-84 178,-160 222,-206 280,-196 312,-140 302,-76 258,-36', 6, 20),
  ...traced('258,-36 206,-40 170,-84'),
];
const EAR_HAIR = ['222,-226 226,-160 196,-60', '296,-210 264,-150 230,-40'];
const FINE_RIM = clockwise(
  onBothSides([
    ...traced('0,-180 90,-172 166,-122 204,-40'),
    ...fringed('204,-40 218,40 206,120 164,184 90,226', 6, 24),
    ...traced('90,226 46,236 0,238'),
  ]),
);
const FINE_CORE = mirrored('0,-260 240,-240 240,-40 196,0 178,40 152,110 116,152 78,186 50,260 0,270');
/** Rows of tufts on the brow and down both temples: their line and number of tufts. */
const BROW_ROWS = [
  ['0,-120 40,-124 84,-142', 2],
  ['84,-142 128,-116 160,-76', 2],
  ['0,-74 56,-92 116,-84 166,-60 214,-30', 5],
] as const;

const FACE = clockwise(twin(knots('0,-52! 40,-104 110,-116 166,-62 182,30 160,120 120,190 100,300! 0,300')));
const CHIN = clockwise(twin(knots('0,112 60,116 104,140 96,190 54,224 0,232')));
const SHINE = curve(knots('-26,-8 -22,-24 -8,-30'));
