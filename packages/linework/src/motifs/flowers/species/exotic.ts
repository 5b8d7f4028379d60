import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { bezier, blob, type Knot } from '../../../geometry/curve.ts';
import type { Sheet } from '../../../sheet.ts';
import type { DrawFlower, Flower } from './flower.ts';

/** A calla: one sheath rolled about a golden spike, open in front, its rim folded out and its tip curled away. */
export const calla: DrawFlower = (sheet, flower) => {
  if (flower.tilt > 0.5) return openCalla(sheet.at({ stretch: 0.8, angle: 0.08, flip: true }), flower);
  openCalla(sheet.at({ scale: flower.level > 1 ? 0.88 : 0.95 }), flower);
};

function openCalla(sheet: Sheet, { petals, level }: Flower): void {
  sheet.shape(
    drawn(
      '-6,-62! -66,-98 -100,-150 -92,-206 -46,-242 12,-250 46,-264 76,-300! 72,-252 100,-214 106,-160 70,-100',
    ),
    'line',
    petals,
  );
  if (level > 0)
    for (const table of ['-60,-128 -62,-176 -36,-214', '62,-122 74,-172 60,-222', '36,-204 46,-232 60,-258'])
      sheet.line(traced(table), 'fine', 0.7);
  sheet.shape(
    drawn('-6,-56! -14,-100 -16,-150 -8,-192 8,-202 22,-190 26,-150 26,-100 24,-56!'),
    'line',
    'sun',
  );
  for (const [x, y] of SEEDS) sheet.ink(ellipse(x, y, level > 1 ? 3.6 : 4.6));
  sheet.shape(
    drawn(
      '-9,8! -14,-20 -32,-54 -70,-92 -100,-150! -64,-112 -26,-82 14,-58! 34,-76 66,-98 106,-160! 98,-108 56,-56 20,-22 9,8!',
    ),
    'line',
    petals,
  );
  sheet.shape(drawn('-100,-152! -113,-136 -112,-110 -94,-94 -68,-92! -84,-116'), 'line', 'blush');
  sheet.shape(drawn('106,-162! 118,-142 116,-118 100,-102 80,-96! 96,-124'), 'line', 'blush');
  sheet.line(traced('14,-58 4,-34 -6,-10'), 'line', 0.4);
  if (level > 0)
    for (const table of level > 1 ? FOLDS : FOLDS.slice(0, 2)) sheet.line(traced(table), 'fine', 0.6);
}

/** Folds of a calla's sheath, those of a simple one first. */
const FOLDS = [
  '52,-76 36,-48 16,-22',
  '-52,-76 -34,-52 -20,-28',
  '72,-100 56,-72 40,-52',
  '-76,-106 -58,-80 -42,-60',
  '-38,-120 -40,-160 -24,-196',
  '44,-120 50,-160 40,-204',
  '-80,-126 -82,-170 -62,-202',
  '84,-124 92,-164 84,-200',
];

/** Where the grains of a calla's spike sit. */
const SEEDS = [
  [5, -186],
  [-3, -166],
  [14, -164],
  [5, -146],
  [-5, -126],
  [16, -126],
  [5, -106],
  [-4, -88],
  [15, -88],
] as const;

/** A bird of paradise: the beak, three orange sails and the blue arrow. */
export const strelitzia: DrawFlower = (sheet, flower) => {
  const { level } = flower;
  const sails = [
    knots('-6,-24! -44,-76 -58,-136 -40,-182! -8,-128 10,-70 14,-26'),
    knots('8,-26! 2,-96 22,-160 54,-196! 58,-132 44,-72 28,-24'),
    knots('22,-24! 52,-78 94,-120 136,-132! 112,-76 66,-30 38,-16'),
  ] as const satisfies readonly (readonly Knot[])[];
  const ribs = [
    bezier([0, -40], [-22, -84], [-36, -120], [-38, -160], 10),
    bezier([18, -44], [22, -90], [36, -130], [50, -176], 10),
    bezier([38, -34], [66, -64], [92, -96], [122, -122], 10),
  ];
  sails.forEach((sail, i) => {
    sheet.shape(blob(sail), 'line', i === 1 ? 'sun' : 'ember');
    if (level > 0) sheet.line(ribs[i]!, 'fine', 0.6);
  });
  sheet.shape(
    blob(knots('26,-22! 58,-36 96,-50 120,-66 150,-58! 124,-44 130,-30! 96,-30 56,-14')),
    'line',
    'd',
  );
  sheet.shape(
    blob(knots('-52,26 -30,-8 14,-28 66,-22 118,2 170,12! 110,26 40,26 -10,40 -34,56')),
    'line',
    'leaf',
  );
  sheet.line(bezier([-34, 26], [6, -2], [60, -4], [140, 10], 14), 'fine', 0.6);
};
