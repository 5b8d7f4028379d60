import { knots, points } from '../../../geometry/knots.ts';
import { bezier, blob, curve, type Knot } from '../../../geometry/curve.ts';
import { tube } from '../../../geometry/forms.ts';
import type { DrawFlower } from './flower.ts';

/** A calla: one white sheath rolled about a golden spadix. */
export const calla: DrawFlower = (sheet, flower) => {
  const { petals, level } = flower;
  sheet.shape(
    blob(knots('-4,4! -30,-44 -62,-96 -58,-146 -18,-176 30,-188 66,-206! 64,-164 52,-112 28,-50 8,0!')),
    'line',
    petals,
  );
  sheet.shape(
    tube(curve(points('2,-66 4,-110 12,-158')), (t) => 10 - 3.4 * t),
    'line',
    'sun',
  );
  if (level > 0)
    for (const y of [-140, -122, -104, -86])
      sheet.line(
        [
          [-6 + (y + 86) * -0.06, y],
          [5 + (y + 86) * -0.08, y - 6],
          [13 + (y + 86) * -0.1, y],
        ],
        'fine',
        0,
      );
  sheet.shape(
    blob(knots('-4,4! -30,-44 -60,-94 -54,-112 -26,-98 6,-72 30,-66 46,-86 54,-106 46,-70 26,-28 8,2!')),
    'line',
    petals,
  );
  if (level > 0)
    for (const line of [
      bezier([-2, -6], [-14, -34], [-28, -62], [-44, -88], 10),
      bezier([4, -8], [8, -28], [14, -44], [24, -58], 10),
    ])
      sheet.line(line, 'fine', 0.7);
};

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
