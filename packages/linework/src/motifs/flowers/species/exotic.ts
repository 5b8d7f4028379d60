import { drawn, traced } from '../../../geometry/drawn.ts';
import { knots } from '../../../geometry/knots.ts';
import { bezier, blob, type Knot } from '../../../geometry/curve.ts';
import type { Sheet } from '../../../sheet.ts';
import type { DrawFlower, Flower } from './flower.ts';

/** A calla: one sheath rolled about a golden spike, its rim folded out at the left and its tip curled away. */
export const calla: DrawFlower = (sheet, flower) => {
  if (flower.tilt > 0.5) return openCalla(sheet.at({ stretch: 0.76, angle: 0.1, flip: true }), flower);
  openCalla(sheet, flower);
};

function openCalla(sheet: Sheet, { petals, level }: Flower): void {
  sheet.shape(
    drawn('0,-36! -50,-84 -84,-128 -82,-168 -44,-192 6,-190 44,-200 76,-232! 76,-196 94,-160 88,-122 52,-76'),
    'line',
    petals,
  );
  if (level > 0)
    for (const table of ['10,-150 34,-172 56,-200', '30,-132 60,-146 76,-152'])
      sheet.line(traced(table), 'fine', 0.7);
  sheet.shape(drawn('-14,-70! -15,-112 -8,-150 3,-164 14,-150 16,-108 12,-70!'), 'line', 'sun');
  if (level > 1)
    for (const y of [-134, -114])
      sheet.line([[-6, y] as const, [1, y - 5] as const, [8, y] as const], 'fine', 0);
  sheet.shape(
    drawn('-7,6! -16,-30 -44,-74 -84,-128! -58,-108 -26,-98 6,-100 44,-112 88,-124! 62,-76 24,-32 8,6!'),
    'line',
    petals,
  );
  sheet.shape(
    drawn('-82,-168 -102,-152 -108,-126 -94,-100 -62,-80 -34,-76! -62,-102 -82,-132!'),
    'line',
    'blush',
  );
  if (level > 0)
    for (const table of ['-2,-8 -14,-40 -32,-66', '4,-10 16,-42 40,-76'])
      sheet.line(traced(table), 'fine', 0.7);
}

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
