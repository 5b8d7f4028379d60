import { clockwise, unite } from '../../../geometry/boolean.ts';
import { blob, curve, twin } from '../../../geometry/curve.ts';
import { arc, ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Path } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { adorn } from '../adorn.ts';
import { BROAD } from '../busts.ts';
import { eyes } from '../eyes.ts';
import { forelock } from '../fur.ts';
import { SIDES, type Look } from '../look.ts';
import { cheeks } from '../muzzle.ts';
import type { Sitter } from '../sitter.ts';

const RIM = clockwise(twin(knots('0,-214 76,-222 142,-184 172,-110 168,-30 150,50 124,110 80,150 0,160')));
const EAR = blob(
  knots(
    '112,-160 180,-226 276,-250 354,-206 384,-110 372,0 334,96 280,150! 262,118 232,92! 196,70 160,40 140,-40',
  ),
);
const INNER = blob(
  knots('176,-150 238,-196 302,-196 338,-130 332,-26 296,60 268,84! 240,56 206,38 180,-10 168,-80'),
);
const SPINE = curve(knots('0,-10 2,80 -2,150 10,222 50,276 108,280 138,240 128,200'), 9);
const TRUNK = tube(SPINE, (t) => 70 - 44 * t ** 0.8);
const CAPPED = unite([
  clockwise([
    ...arc(SPINE[0]![0], SPINE[0]![1], 70, 62, 0, -Math.PI),
    ...(TRUNK[0]![0] < 0 ? TRUNK : TRUNK.toReversed()),
  ]),
  ellipse(128, 204, 25),
]);
const CHEST = clockwise(twin(knots('0,150 120,180 150,300 130,420 80,520 0,560')));

/** Folds of skin from the chest to the shoulders and across the chest. */
const BUST_FOLDS = [
  '60,170 140,206 190,206 240,190',
  '150,240 210,262 270,256 310,240',
  '150,300 220,326 300,322 360,306',
  '140,366 230,396 330,392 390,372',
  '120,440 230,476 330,470 390,452',
  '90,520 220,556 330,552 390,536',
  '0,262 60,270 110,262 160,250',
  '0,330 70,340 150,330',
  '0,400 60,412 140,400',
  '0,470 60,484 116,470',
];

/** An elephant: ears like sails, a trunk that curls up. */
export const elephant: Sitter = {
  name: 'elephant',
  kin: ['safari', 'savanna'],
  coat: 'stone',
  brow: { y: -196, half: 124, drop: 44, bloom: 60 },
  neck: { y: 150, half: 150 },
  bust: BROAD,
  chest: () => {},
  fineBust: (sheet) => {
    const inside = sheet.inside([BROAD]);
    inside.shape(CHEST, 'line', 'soft');
    for (const table of BUST_FOLDS)
      for (const flip of SIDES) inside.at({ flip }).line(curve(knots(table)), 'line', 0);
    sheet.rim(BROAD, 'bold');
  },
  head,
};

/** Folds of skin over the forehead and from the eyes to the cheeks. */
const BROW_FOLDS = [
  '-190,-92 -120,-74 -60,-88 0,-80 60,-88 120,-74 190,-92',
  '-190,-130 -110,-112 -50,-126 0,-118 50,-126 110,-112 190,-130',
  '-170,-176 -70,-150 0,-158 70,-150 170,-176',
  '-190,44 -146,34 -108,38 -74,52',
  '190,44 146,34 108,38 74,52',
  '-190,84 -140,70 -104,78 -70,92',
  '190,84 140,70 104,78 70,92',
  '-176,-30 -166,-6 -172,20',
  '176,-30 166,-6 172,20',
];

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'stone');
    side.shape(INNER, 'line', 'blush');
    if (look.level === 1) adorn(side, INNER, { fill: look.fills[1]!, size: 84, roles: ['a', 'soft'] });
    if (look.level === 2) veins(side);
  }
  sheet.shape(RIM, 'bold', 'stone');
  if (look.level === 2) {
    const inside = sheet.inside([RIM]);
    for (const table of BROW_FOLDS) inside.line(curve(knots(table)), 'line', 0);
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 104, -20, 58, 52), 'none', 'stone');
    sheet.rim(RIM, 'bold');
  }
  forelock(sheet.at({ y: -104 }), look);
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 100,
    y: -20,
    size: look.level === 0 ? 42 : 38,
    iris: 'wood',
    mood: look.mood,
    tilt: 0.1,
    lashes: 3,
  });
  if (look.level === 1) cheeks(sheet, 112, 64, 28);
  for (const flip of SIDES)
    sheet
      .at({ flip })
      .shape(blob(knots('46,92 88,92 100,140 114,196 152,244! 100,240 66,196 46,140')), 'line', 'cream');
  sheet.shape(CAPPED, 'bold', 'stone');
  const inside = sheet.inside(CAPPED);
  const rings = [4, 7, 9][look.level]!;
  for (let i = 1; i <= rings; i++) {
    const at = Math.floor((0.14 + (0.8 * i) / (rings + 1)) * (SPINE.length - 1));
    const [from, to] = [TRUNK[at]!, TRUNK[TRUNK.length - 1 - at]!];
    inside.line([from, look.level === 2 ? to : between(from, to)], 'line', look.level === 2 ? 0 : 0.4);
  }
  if (look.level > 0) sheet.shape(ellipse(129, 196, 16, 9, 0.2), 'line', 'blush');
}

/** The veins of an ear, which part it from its root to its rim. */
function veins(side: Sheet): void {
  const inside = side.inside([INNER]);
  for (const table of VEINS) inside.line(curve(knots(table)), 'line', 0);
}

const VEINS = [
  '160,-40 210,-110 250,-210',
  '160,-30 230,-90 310,-200',
  '200,-76 260,-90 350,-130',
  '160,-20 240,-20 350,-50',
  '240,-24 280,20 340,30',
  '170,0 230,30 300,90',
  '250,-150 270,-170 268,-220',
  '290,-14 310,-60 350,-90',
];

/** Rings run over most of the trunk, not all. */
function between(a: Path[number], b: Path[number]): Path[number] {
  return [a[0] + (b[0] - a[0]) * 0.72, a[1] + (b[1] - a[1]) * 0.72 + 8];
}
