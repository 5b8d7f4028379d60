import { drawn, traced } from '../../../geometry/drawn.ts';
import { knots } from '../../../geometry/knots.ts';
import { bezier, blob, type Knot } from '../../../geometry/curve.ts';
import type { Sheet } from '../../../sheet.ts';
import type { DrawFlower, Flower } from './flower.ts';

/** A calla: one sheath rolled about a golden spike, open in front, its rim folded out and its tip curled away. */
export const calla: DrawFlower = (sheet, flower) => {
  if (flower.tilt > 0.5)
    return openCalla(sheet.at({ stretch: 0.8, scale: 0.86, angle: 0.08, flip: true }), flower);
  openCalla(sheet.at({ scale: flower.level > 1 ? 0.82 : 0.84 }), flower);
};

function openCalla(sheet: Sheet, { petals, level }: Flower): void {
  sheet.shape(
    drawn(
      '-6,-50! -60,-96 -106,-160 -100,-218 -60,-256 -10,-272 34,-292 70,-336! 72,-288 100,-246 112,-196 104,-150 60,-92',
    ),
    'line',
    petals,
  );
  for (const table of VEINS.slice(0, level > 1 ? 5 : 3)) sheet.line(traced(table), 'fine', 0.7);
  sheet.shape(
    drawn('-8,-56! -14,-120 -8,-178 2,-204 14,-208 24,-196 28,-170 28,-110 22,-56!'),
    'line',
    'sun',
  );
  for (const [x, y] of GRAINS) sheet.line(traced(`${x - 7},${y} ${x},${y + 6} ${x + 7},${y - 1}`), 'fine', 0);
  sheet.shape(drawn('112,-190! 98,-142 54,-104 6,-92! -6,-50 0,8 9,8! 16,-24 44,-58 80,-96'), 'line', petals);
  sheet.shape(
    drawn(
      '-108,-184! -92,-136 -52,-104 0,-86 52,-88 78,-102! 50,-68 24,-34 9,8! -9,8! -15,-26 -44,-64 -88,-112',
    ),
    'line',
    petals,
  );
  sheet.shape(
    drawn('-80,-244! -116,-214 -126,-166 -104,-116 -52,-88 16,-78! -40,-108 -82,-148 -92,-200'),
    'line',
    'blush',
  );
  sheet.shape(
    drawn('88,-262! 126,-222 132,-164 104,-114 62,-92! 88,-134 102,-178 100,-222'),
    'line',
    'blush',
  );
  for (const table of FOLDS.slice(0, level > 1 ? 4 : 2)) sheet.line(traced(table), 'fine', 0.6);
}

/** Veins that run up the inside of a calla's sheath, those of a simple one first. */
const VEINS = [
  '-34,-126 -54,-176 -44,-226',
  '56,-122 78,-172 70,-232',
  '34,-222 46,-262 62,-300',
  '-60,-134 -82,-176 -78,-216',
  '78,-132 96,-172 94,-214',
];

/** Folds of a calla's sheath where it is rolled into its stem, those of a simple one first. */
const FOLDS = [
  '-40,-78 -22,-46 -6,-8',
  '34,-68 20,-42 8,-12',
  '-10,-70 0,-40 2,-8',
  '-68,-92 -40,-58 -18,-30',
];

/** Where the grains of a calla's spike sit. */
const GRAINS = [
  [6, -190],
  [-1, -170],
  [17, -166],
  [8, -148],
  [-3, -128],
  [18, -126],
  [8, -108],
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
