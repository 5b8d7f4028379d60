import { clockwise, unite } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { arc, ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { mix, type Path } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { adorn } from '../adorn.ts';
import { eyes } from '../eyes.ts';
import { SIDES, type Look } from '../look.ts';
import type { Sitter } from '../sitter.ts';

/** A broad brow with two domes, cheeks that narrow to the root of the trunk. */
const RIM = mirrored(
  '0,-194 44,-212 106,-222 166,-198 204,-138 216,-64 208,6 186,70 150,120 104,156 50,172 0,176',
);
const EAR = drawn(
  '120,-180 200,-236 290,-244 362,-206 398,-124 398,-20 372,80 322,160 282,196! 256,170 230,130 200,100 170,60 150,-40',
);
/** The upper edge of an ear, folded forward over the rest. */
const FOLD = drawn(
  '120,-182 200,-240 292,-248 366,-208 400,-126! 372,-164 330,-186 276,-190 224,-172 176,-130!',
);
const INNER = drawn(
  '206,-130! 270,-152 328,-144 362,-100 364,-20 342,64 300,132 282,146! 250,110 226,70 214,10 216,-60',
);
const SPINE = curve(knots('0,-16 2,80 -2,150 8,222 48,278 108,284 140,244 130,202'), 9);
const TRUNK = tube(SPINE, (t) => 78 - 51 * t ** 0.8);
const CAPPED = unite([
  clockwise([
    ...arc(SPINE[0]![0], SPINE[0]![1], 78, 58, 0, -Math.PI),
    ...(TRUNK[0]![0] < 0 ? TRUNK : TRUNK.toReversed()),
  ]),
  ellipse(130, 206, 26),
]);
/** Round shoulders from which two forelegs come down, the chest between them. */
const BUST: Path = mirrored('0,100 190,110 268,150 318,214 346,300 352,400 348,560 350,720! 0,720');
/** The chest between the forelegs of plainer pages. */
const CHEST = mirrored('0,120 108,150 148,214 162,300 166,420! 0,420');
const CHEST_LINES = ['126,230 150,300 152,400 140,520 146,720', '0,330 60,344 120,330'];
/** Where the skin folds: round the shoulder, over the elbow and above the foot. */
const LEG_CREASES = [
  '150,150 196,206 200,280 152,330',
  '206,130 256,206 250,300 196,352 148,360',
  '360,250 310,262 280,240 246,262',
  '356,330 330,352 286,372 226,368',
  '148,420 200,436 244,424 262,400',
  '148,444 226,470 300,458 356,420',
  '142,520 200,536 270,534 356,516',
  '300,302 312,330 306,346',
];
/** Where the skin of the chest folds under the trunk. */
const CHEST_CREASES = [
  '-148,400 -70,436 0,446 70,436 148,400',
  '-146,470 -60,510 0,516 60,510 146,470',
  '-152,420 -96,450 -70,500',
];

/** An elephant: ears like sails, a trunk that curls up. */
export const elephant: Sitter = {
  name: 'elephant',
  kin: ['safari', 'savanna'],
  coat: 'stone',
  brow: { y: -200, half: 140, drop: 44, bloom: 64 },
  neck: { y: 150, half: 150 },
  bust: BUST,
  reach: 248,
  foot: 'nailed',
  wearsOnBrow: true,
  chest: (sheet, look) => {
    if (look.level === 0) {
      for (const flip of SIDES) sheet.at({ flip }).line(traced('126,230 150,290 154,360'), 'line', 0.4);
      return;
    }
    sheet.shape(CHEST, 'line', 'soft');
    for (const table of ['-110,236 -40,262 40,262 110,236', '-120,276 -44,300 44,300 120,276'])
      sheet.line(traced(table), 'line', 0.5);
    for (const flip of SIDES) sheet.at({ flip }).line(traced('240,170 282,196 306,240'), 'line', 0.6);
  },
  fineBust: (sheet) => {
    const inside = sheet.inside([BUST]);
    for (const flip of SIDES)
      for (const table of [CHEST_LINES[0]!, ...LEG_CREASES])
        inside.at({ flip }).line(traced(table), 'fine', 0);
    for (const table of CHEST_CREASES) inside.line(traced(table), 'fine', 0);
    sheet.rim(BUST, 'bold');
  },
  head,
};

/** Creases of one half of the face: over the brow, round the socket of the eye, down the cheek. */
const FACE_CREASES = [
  '0,-194 -4,-130 0,-74',
  '0,-138 60,-118 120,-134 196,-150',
  '0,-104 50,-92 84,-80',
  '84,-80 76,-30 84,20 124,44 186,36 214,10',
  '84,-80 130,-92 180,-78 216,-50',
  '186,70 144,76 106,66 76,80',
];

function head(sheet: Sheet, look: Look): void {
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(EAR, 'bold', 'stone');
    side.shape(INNER, 'line', 'blush');
    if (look.level === 1) adorn(side, INNER, { fill: look.fills[1]!, size: 128, roles: ['a', 'soft'] });
    if (look.level === 2) for (const table of VEINS) side.inside([INNER]).line(traced(table), 'fine', 0);
    if (look.level > 0) side.shape(FOLD, 'bold', 'stone');
  }
  sheet.shape(RIM, 'bold', 'stone');
  if (look.level === 2) {
    const inside = sheet.inside([RIM]);
    for (const flip of SIDES)
      for (const table of FACE_CREASES) inside.at({ flip }).line(traced(table), 'fine', 0);
    sheet.rim(RIM, 'bold');
  }
  eyes(sheet, {
    plain: look.level === 0 && 'roomy',
    x: 138,
    y: -26,
    size: look.level === 0 ? 42 : 38,
    iris: 'wood',
    mood: look.mood,
    tilt: 0.1,
    lashes: look.level === 0 ? 2 : 3,
  });
  for (const flip of SIDES)
    sheet
      .at({ flip })
      .shape(drawn('52,96 100,96 110,140 124,196 160,244! 108,240 70,196 50,140'), 'line', 'cream');
  drawTrunk(sheet, look.level);
}

/** The trunk: its creases run from edge to edge, closer together towards the tip. */
function drawTrunk(sheet: Sheet, level: Look['level']): void {
  sheet.shape(CAPPED, 'bold', 'stone');
  const inside = sheet.inside(CAPPED);
  const rings = [4, 7, 10][level]!;
  for (let i = 1; i <= rings; i++) {
    const at = Math.floor(mix(0.16, 0.93, (i / (rings + 1)) ** 0.86) * (SPINE.length - 1));
    const [from, to] = [TRUNK[at]!, TRUNK[TRUNK.length - 1 - at]!];
    const [x, y] = SPINE[Math.min(SPINE.length - 1, at + 2)]!;
    const ends = level === 2 ? to : ([mix(x, to[0], 0.4), mix(y, to[1], 0.4)] as const);
    inside.line(curve([from, [x, y], ends]), 'line', level === 2 ? 0 : 0.4);
  }
  if (level > 0) sheet.shape(ellipse(131, 198, 16, 9, 0.2), 'line', 'blush');
}

/** The veins of an ear from its root to its rim. */
const VEINS = [
  '200,-20 250,-60 300,-110 330,-160',
  '200,-10 270,-30 330,-36 380,-30',
  '204,10 260,24 310,50 360,80',
  '212,50 250,74 280,110 300,150',
];
