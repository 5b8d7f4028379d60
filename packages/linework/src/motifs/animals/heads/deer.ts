import { unite } from '../../../geometry/boolean.ts';
import { curve, type Knot } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Path } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { eyes } from '../eyes.ts';
import { faceFur } from '../face-fur.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { mouth, nose } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

/** Wide between the eyes, hollow below them, a long narrow muzzle that ends in a soft round. */
const RIM = mirrored(
  '0,-152 58,-150 108,-122 140,-68 148,-10 136,44 106,92 82,140 74,190 80,232 70,274 40,302 0,310',
);
const MUZZLE = mirrored('0,150 36,160 66,196 84,236 70,278 40,304 0,312');
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
/** A slender neck that rises from narrow shoulders. */
const NECK: Path = mirrored('0,60 84,90 88,220 94,330 116,420 176,490 250,540 300,610 318,720! 0,720');

/** A deer: slender face, ears to the sides, antlers or none. */
export const deer: Sitter = {
  name: 'deer',
  kin: ['woodland', 'forest'],
  coat: 'ember',
  brow: { y: -138, half: 112, drop: 46, bloom: 54 },
  neck: { y: 336, half: 98 },
  bust: NECK,
  chest: (sheet, look) => {
    if (look.level > 0) throat(sheet);
  },
  fineBust: (sheet) => {
    throat(sheet);
    const inside = sheet.inside([NECK]);
    for (const [y, half, count] of FUR_ROWS) inside.line(furRow(y, half, count), 'fine', 0);
    sheet.rim(NECK, 'bold');
  },
  head,
};

const THROAT = mirrored('0,250 44,290 40,380 62,470 90,560 110,720! 0,720');

/** Rows in which the fur of the neck lies: their height, half width and number of tips. */
const FUR_ROWS = [
  [310, 100, 3],
  [374, 116, 3],
  [440, 170, 4],
  [506, 240, 5],
  [576, 310, 6],
] as const;

/** A row of hanging tips from one side of the neck to the other. */
function furRow(y: number, half: number, count: number): Path {
  const step = (half * 2) / count;
  return curve(
    Array.from({ length: count }, (_, i): Knot[] => {
      const x = -half + i * step;
      const sag = 26 * (1 - ((i + 0.5) / count - 0.5) ** 2 * 4);
      return [
        [x, y + sag * 0.6, 1],
        [x + step * 0.22, y + sag + 30],
        [x + step * 0.56, y + sag + 52, 1],
        [x + step * 0.76, y + sag + 26],
      ];
    }).flat(),
  );
}

function throat(sheet: Sheet): void {
  sheet.inside([NECK]).shape(THROAT, 'line', 'cream');
}

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    if (look.pose > 1) side.shape(ANTLER, 'bold', 'wood');
    side.shape(EAR, 'bold', 'ember');
    if (look.level > 0) side.shape(INNER, 'line', 'cream');
    else side.line(traced('170,-80 216,-112 256,-136'), 'line', 0.6);
    if (look.level === 2) for (const table of EAR_HAIR) side.inside([INNER]).line(traced(table), 'fine', 0);
  }
  sheet.shape(RIM, 'bold', 'ember');
  const inside = sheet.inside([RIM]);
  if (look.level === 2)
    faceFur(sheet, look, {
      rim: RIM,
      hub: [0, 300],
      coat: 'ember',
      size: 34,
      long: 1.9,
      bare: [BLAZE, MUZZLE, ellipse(-82, 4, 62, 52), ellipse(82, 4, 62, 52)],
    });
  if (look.level > 0) inside.shape(BLAZE, look.level === 2 ? 'fine' : 'line', 'cream');
  if (look.level > 0) inside.shape(MUZZLE, 'line', 'cream');
  for (const [x, y, r] of look.level === 1 ? CHEEK_SPOTS : [])
    for (const side of [-1, 1]) sheet.shape(ellipse(side * x, y, r, r * 1.2), 'line', 'cream');
  if (look.level > 0) forelock(sheet.at({ y: -36 }), look);
  sheet.rim(RIM, 'bold');
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 80,
    y: 0,
    size: look.level === 0 ? 38 : 36,
    iris: 'wood',
    mood: look.mood,
    tilt: 0.22,
    lashes: look.level === 0 ? 2 : 3,
    look: [0, 0.1],
  });
  nose(sheet.at({ y: 218, scale: look.level === 0 ? 0.96 : 0.8 }), 'broad', 'wood');
  mouth(sheet.at({ y: look.level === 0 ? 256 : 248 }), 16, 34, look.level === 0 ? 2 : 14);
}

const EAR_HAIR = ['140,-82 200,-104 284,-162', '176,-90 196,-130 232,-154', '180,-84 214,-80 230,-84'];

const CHEEK_SPOTS = [
  [62, 78, 11],
  [84, 62, 9],
] as const;
