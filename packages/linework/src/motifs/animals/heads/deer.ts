import { clockwise, unite } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Path } from '../../../geometry/point.ts';
import { onBothSides } from '../../../geometry/path.ts';
import type { Sheet } from '../../../sheet.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';
import { fringed, hangingRow } from '../soft-fur.ts';

/** Wide between the eyes; the cheeks run down to a muzzle that ends in a soft round. */
const RIM = mirrored(
  '0,-158 60,-154 118,-128 154,-74 162,-8 150,52 128,106 104,154 88,198 84,236 70,278 42,304 0,312',
);
const MUZZLE = mirrored('0,156 44,162 76,194 88,236 70,280 40,306 0,314');
/** The light fur from the brow down the ridge of the nose on finer pages. */
const BLAZE = mirrored('0,-30! 12,0 20,50 30,110 44,176 0,150');
const EAR = drawn('104,-92! 144,-146 206,-182 276,-190 318,-176! 300,-120 254,-66 196,-34 138,-28!');
const INNER = drawn('140,-82! 180,-126 232,-154 284,-162! 262,-116 222,-78 176,-56!');
const ANTLER = unite([
  tube(curve(knots('52,-120 78,-176 124,-214 168,-262 182,-330 168,-402'), 6), (t) => 24 - 15 * t),
  tube(curve(knots('70,-160 76,-206 104,-242 108,-276'), 6), (t) => 19 - 11 * t),
  tube(curve(knots('142,-232 190,-242 226,-276 236,-318'), 6), (t) => 19 - 11 * t),
  tube(curve(knots('178,-300 146,-336 132,-380'), 6), (t) => 17 - 9 * t),
]);
/** The antler of an easy page: a stout beam and two tines with round ends. */
const BROAD_ANTLER = unite([
  ellipse(176, -360, 24, 24),
  ellipse(96, -290, 24, 24),
  ellipse(232, -300, 24, 24),
  tube(curve(knots('66,-110 84,-176 128,-226 164,-280 176,-360'), 6), (t) => 32 - 8 * t),
  tube(curve(knots('92,-190 84,-240 96,-290'), 6), (t) => 27 - 3 * t),
  tube(curve(knots('136,-236 196,-254 232,-300'), 6), (t) => 27 - 3 * t),
]);
/** A strong neck that rises from narrow shoulders. */
const NECK: Path = clockwise(
  onBothSides([
    ...traced('0,60 96,90 112,220'),
    ...fringed('112,220 132,310 172,400 224,470', 4, 26),
    ...traced('224,470 288,530 330,610 342,720'),
  ]),
);

/** A deer: slender face, ears to the sides, antlers or none. */
export const deer: Sitter = {
  name: 'deer',
  kin: ['woodland', 'forest'],
  coat: 'ember',
  brow: { y: -138, half: 112, drop: 46, bloom: 54 },
  neck: { y: 340, half: 120 },
  bust: NECK,
  chest: (sheet, look) => {
    sheet.inside([NECK]).shape(look.level === 0 ? PLAIN_BREAST : BREAST, 'line', 'cream');
  },
  fineBust: (sheet) => {
    const inside = sheet.inside([NECK]);
    for (const [y, half, count] of FUR_ROWS)
      inside.line(hangingRow({ y, half, sag: 40 }, count, 40), 'fine', 0);
    inside.shape(BREAST, 'line', 'cream');
    for (const [y, half, count] of BREAST_ROWS)
      inside.line(hangingRow({ y, half, sag: 30 }, count, 34), 'fine', 0);
    sheet.rim(NECK, 'bold');
  },
  head,
};

const PLAIN_BREAST = onBothSides([...fringed('60,230 80,320 104,420 150,560', 3, 34), [190, 720]]);

/** Broad rows in which the fur of the neck lies: their height, half width and number of tufts. */
const FUR_ROWS = [
  [430, 180, 5],
  [520, 290, 7],
  [604, 350, 7],
] as const;
/** The pale breast with a furry edge, and the rows in which it lies. */
const BREAST = onBothSides([...fringed('40,240 62,330 76,420 110,500 150,580', 5, 26), [170, 720]]);
const BREAST_ROWS = [
  [350, 80, 3],
  [440, 104, 3],
  [530, 150, 4],
] as const;

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    if (look.pose > 1) side.shape(look.level === 0 ? BROAD_ANTLER : ANTLER, 'bold', 'wood');
    side.shape(EAR, 'bold', 'ember');
    if (look.level > 0) side.shape(INNER, 'line', 'cream');
    else side.line(traced('170,-80 216,-112 256,-136'), 'line', 0.6);
    if (look.level === 2) for (const table of EAR_HAIR) side.inside([INNER]).line(traced(table), 'fine', 0);
  }
  sheet.shape(RIM, 'bold', 'ember');
  const inside = sheet.inside([RIM]);
  if (look.level === 2) fineFace(sheet);
  if (look.level > 0) inside.shape(BLAZE, look.level === 2 ? 'fine' : 'line', 'cream');
  if (look.level > 0) inside.shape(MUZZLE, 'line', 'cream');
  for (const [x, y, r] of look.level === 1 ? CHEEK_SPOTS : [])
    for (const side of [-1, 1]) sheet.shape(ellipse(side * x, y, r, r * 1.2), 'line', 'cream');
  if (look.level > 0) forelock(sheet.at({ y: -36 }), look);
  sheet.rim(RIM, 'bold');
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 92,
    y: 2,
    size: look.level === 0 ? 42 : 40,
    iris: 'wood',
    mood: look.mood,
    tilt: 0.22,
    lashes: look.level === 0 ? 2 : 3,
    look: [0, 0.1],
  });
  nose(sheet.at({ y: 218, scale: look.level === 0 ? 0.96 : 0.8 }), 'broad', 'wood');
  mouth(sheet.at({ y: look.level === 0 ? 256 : 248 }), 16, 34, look.level === 0 ? 2 : 14);
}

/** Fur in short rows on brow and cheeks; the face stays plain. */
function fineFace(sheet: Sheet): void {
  const inside = sheet.inside([RIM]);
  for (const flip of SIDES) {
    inside.at({ flip }).shape(BROW, 'fine', 'wood');
    for (const [table, count] of CHEEK_ROWS) inside.at({ flip }).line(fringed(table, count, 20), 'fine', 0);
  }
}

/** The dark fur from the forehead down to the corner of the eye. */
const BROW = [...fringed('0,-96 40,-74 66,-48', 2, -18), ...traced('66,-48 100,-60 150,-50 150,-160 0,-170')];
const CHEEK_ROWS = [
  ['150,40 112,58 64,64', 3],
  ['130,96 96,112 66,110', 2],
] as const;
const EAR_HAIR = ['140,-82 200,-104 284,-162', '176,-90 196,-130 232,-154', '180,-84 214,-80 230,-84'];

const CHEEK_SPOTS = [
  [62, 78, 11],
  [84, 62, 9],
] as const;
