import { knots } from '../../../geometry/knots.ts';
import { bezier, blob, type Knot } from '../../../geometry/curve.ts';
import type { Sheet } from '../../../sheet.ts';
import type { DrawFlower, Flower } from './flower.ts';

/** A calla: one white sheath rolled about a golden spadix. */
export const calla: DrawFlower = (sheet, flower) => {
  const { petals, level } = flower;
  if (flower.tilt > 0.5) return rolledCalla(sheet, flower);
  sheet.shape(
    blob(knots('-4,4! -30,-44 -62,-96 -58,-146 -18,-176 30,-188 66,-206! 64,-164 52,-112 28,-50 8,0!')),
    'line',
    petals,
  );
  sheet.shape(blob(knots('-12,-60! -11,-104 -2,-146 8,-162 17,-150 17,-106 14,-60!')), 'line', 'sun');
  if (level > 1)
    for (const y of [-130, -112, -94])
      sheet.line([[-2, y] as const, [5, y - 5] as const, [12, y] as const], 'fine', 0);
  sheet.shape(
    blob(knots('-4,4! -30,-44 -62,-98! -28,-94 6,-70 30,-66 44,-82 53,-115! 28,-50 8,2!')),
    'line',
    petals,
  );
  if (level > 0)
    for (const line of [
      bezier([-2, -6], [-14, -34], [-26, -60], [-38, -80], 10),
      bezier([4, -8], [8, -24], [12, -36], [20, -46], 10),
    ])
      sheet.line(line, 'fine', 0.7);
};

/** A calla from the side: the sheath a slim trumpet whose lip curls away, the tip of the spadix above its edge. */
function rolledCalla(sheet: Sheet, { petals, level }: Flower): void {
  sheet.shape(
    blob(knots('0,0! -30,-80 -44,-132 -30,-158 10,-172 52,-188 92,-178! 74,-140 44,-110 24,-60')),
    'line',
    petals,
  );
  sheet.shape(blob(knots('-4,-104! -2,-150 4,-178 12,-184 19,-174 20,-140 22,-104!')), 'line', 'sun');
  sheet.shape(
    blob(
      knots('-8,4! -28,-62 -48,-124 -52,-150 -34,-146 -6,-128 26,-124 56,-140 92,-178! 74,-124 40,-70 8,4!'),
    ),
    'line',
    petals,
  );
  if (level > 0) sheet.line(bezier([0, -14], [-8, -46], [-18, -78], [-26, -104], 10), 'fine', 0.7);
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
