import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { place, type Point } from '../../geometry/point.ts';
import { roomyStarfish } from '../../motifs/roomy/sights.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const COLORS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** A fish about the frame's origin, its nose to the right. */
type EasyFish = (sheet: Sheet, roles: readonly [body: Role, fins: Role]) => void;

/** The mouth and the eye of a fish. */
function face(sheet: Sheet, [x, y]: Point, mouth: Point): void {
  sheet.ink(ellipse(x, y, 7.5, 9));
  sheet.line(arc(mouth[0], mouth[1], 20, 15, 0.5, 2.4), 'line', 0.3);
}

/** Broad and striped, 360 units long. */
const striped: EasyFish = (sheet, [body, fins]) => {
  sheet.shape(drawn('-106,0! -160,-72 -204,-84 -186,0 -204,84 -160,72'), 'bold', fins);
  sheet.shape(drawn('-86,-40! -60,-118 6,-140 84,-112 100,-40!'), 'bold', fins);
  sheet.shape(drawn('-80,40! -74,124 -10,130 24,70!'), 'bold', fins);
  const rim = clockwise(
    drawn('158,6 122,-50 50,-92 -30,-84 -98,-36 -128,-12! -128,12! -98,36 -30,84 50,92 122,54'),
  );
  sheet.shape(rim, 'bold', body);
  const inside = sheet.inside([rim]);
  inside.shape(drawn('22,-110! 44,-40 44,40 22,110! -30,110! -8,40 -8,-40 -30,-110!'), 'line', fins);
  inside.line(traced('-76,-80 -62,-30 -62,30 -76,80'), 'line', 0);
  sheet.rim(rim, 'bold');
  face(sheet, [104, -20], [112, 26]);
};

/** High and thin with long fins, 330 units tall. */
const angel: EasyFish = (sheet, [body, fins]) => {
  sheet.shape(drawn('-84,0! -132,-66 -168,-70 -152,0 -168,70 -132,66'), 'bold', fins);
  sheet.shape(drawn('70,-66! 20,-150 -60,-204 -96,-200! -76,-140 -78,-54!'), 'bold', fins);
  sheet.shape(drawn('66,70! 16,150 -50,192 -88,190! -70,130 -76,56!'), 'bold', fins);
  const rim = clockwise(drawn('136,4 100,-62 32,-98 -46,-80 -92,-26 -104,0 -92,26 -46,80 32,98 100,64'));
  sheet.shape(rim, 'bold', body);
  const inside = sheet.inside([rim]);
  for (const x of [36, -34]) inside.line(traced(`${x},-110 ${x + 16},-40 ${x + 16},40 ${x},110`), 'line', 0);
  sheet.rim(rim, 'bold');
  face(sheet, [86, -18], [88, 30]);
};

/** Long and low with a forked tail, 420 units long. */
const slender: EasyFish = (sheet, [body, fins]) => {
  sheet.shape(drawn('-142,0! -192,-66 -226,-82! -202,0! -226,82! -192,66'), 'bold', fins);
  sheet.shape(drawn('-56,-30! -54,-98 0,-116 62,-44!'), 'bold', fins);
  sheet.shape(drawn('-56,30! -66,98 -24,108 22,46!'), 'bold', fins);
  const rim = clockwise(
    drawn('196,6 150,-38 70,-58 -30,-48 -120,-18 -160,-10! -160,10! -120,20 -30,50 70,60 150,44'),
  );
  sheet.shape(rim, 'bold', body);
  const inside = sheet.inside([rim]);
  inside.shape(drawn('-30,-90! -18,-30 -18,30 -30,90! -92,90! -80,30 -80,-30 -92,-90!'), 'line', fins);
  inside.line(traced('112,-66 96,-26 96,30 112,66'), 'line', 0);
  sheet.rim(rim, 'bold');
  face(sheet, [146, -10], [142, 20]);
};

/** As round as a ball, with spots. */
const round: EasyFish = (sheet, [body, fins]) => {
  sheet.shape(drawn('-92,0! -130,-46 -164,-52 -154,0 -164,52 -130,46'), 'bold', fins);
  sheet.shape(drawn('-40,-80! -24,-136 20,-140 44,-78!'), 'bold', fins);
  sheet.shape(ellipse(0, 0, 108, 98), 'bold', body);
  for (const [x, y, r] of [
    [-52, -24, 24],
    [-2, -62, 18],
    [-62, 34, 18],
  ] as const)
    sheet.shape(ellipse(x, y, r), 'line', fins);
  sheet.shape(drawn('36,34! 6,14 -30,22 -38,44 -22,66 10,64'), 'line', fins);
  face(sheet, [66, -22], [84, 20]);
};

/** Blades of weed on the frame's origin that wave. */
const BLADES = [
  '-20,10! -34,-110 -4,-210 -24,-360! 50,-260 46,-120 36,10!',
  '14,10! 52,-60 72,-110 116,-172! 138,-70 112,-20 84,10!',
] as const;

/** A tuft of weed of one or two broad blades. */
function weed(sheet: Sheet, role: Role, blades: 1 | 2 = 2): void {
  for (const blade of BLADES.slice(0, blades).toReversed()) sheet.shape(drawn(blade), 'bold', role);
}

/** Shells on the sand: where, and how large. */
const SHELLS = [
  [388, 738, 0.9],
  [664, 726, 1.1],
] as const;

/** A scallop that stands on its hinge, with two ribs. */
function shell(sheet: Sheet): void {
  sheet.shape(drawn('-16,20! -54,-6 -46,-42 0,-58 46,-42 54,-6 16,20!'), 'bold', 'blush');
  for (const side of [-1, 1])
    sheet.line(traced(`${side * 7},4 ${side * 13},-14 ${side * 17},-32`), 'line', 0.3);
}

/** Where four fish swim so that none hides another, and whether each looks to the left. */
const PLACES = [
  [
    { x: 282, y: 226, scale: 1.12, flip: false },
    { x: 742, y: 244, scale: 0.9, flip: true },
    { x: 268, y: 520, scale: 1.04, flip: true },
    { x: 752, y: 552, scale: 0.98, flip: false },
  ],
  [
    { x: 250, y: 242, scale: 0.9, flip: false },
    { x: 702, y: 190, scale: 0.98, flip: true },
    { x: 262, y: 548, scale: 0.98, flip: false },
    { x: 716, y: 490, scale: 1.1, flip: true },
  ],
] as const;

/** The fish in the order of the places they fit. */
const CASTS: readonly (readonly EasyFish[])[] = [
  [striped, angel, slender, round],
  [angel, slender, round, striped],
];

/** Four fish of four kinds above the sand, between weed, a fan and bubbles. */
export function easyShoal(sheet: Sheet, random: Random): void {
  const which = random.int(0, 1);
  const water = sheet.layer('water');
  water.line(traced('-20,330 200,372 430,330 660,366 860,326 1020,360'), 'line', 0);
  weed(sheet.layer('weeds').at({ x: which === 0 ? 500 : 480, y: 712 }), 'leaf');
  const aside = which === 0 ? { x: 924, y: 712, flip: true } : { x: 76, y: 712 };
  weed(sheet.layer('weeds').at({ ...aside, scale: 0.8 }), 'grass', 1);
  sheet
    .layer('ground')
    .shape(drawn('-20,674! 160,642 380,680 620,644 840,680 1020,648! 1020,840! -20,840!'), 'line', 'sand');
  for (const [x, y, size] of which === 0 ? SHELLS : SHELLS.map(([u, v, r]) => [1000 - u, v, r] as const))
    shell(sheet.layer('ground').at({ x, y, scale: size }));
  roomyStarfish(sheet.layer('ground').at({ x: which === 0 ? 180 : 800, y: 712, scale: 0.58 }), 'd');
  PLACES[which]!.forEach((spot, i) => {
    CASTS[which]![i]!(sheet.layer('fish').at(spot), [COLORS[i % 4]!, COLORS[(i + 1) % 4]!]);
  });
  const bubbles: readonly (readonly [number, number, number])[] =
    which === 0
      ? [
          [524, 100, 32],
          [572, 178, 22],
          [890, 384, 26],
          [72, 404, 24],
        ]
      : [
          [466, 100, 30],
          [442, 190, 22],
          [920, 352, 24],
          [76, 404, 26],
        ];
  for (const [x, y, r] of bubbles)
    sheet.layer('bubbles').shape(place(ellipse(0, 0, r), { x, y }), 'line', 'sky');
}
