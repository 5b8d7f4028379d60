import { drawn, traced } from '../../../geometry/drawn.ts';
import { knots } from '../../../geometry/knots.ts';
import { bezier, blob, type Knot } from '../../../geometry/curve.ts';
import type { Sheet } from '../../../sheet.ts';
import type { DrawFlower, Flower } from './flower.ts';

/** A calla: one sheath rolled about a golden spike, open in front, its rim folded out and its tip curled away. */
export const calla: DrawFlower = (sheet, flower) => {
  if (flower.tilt > 0.5) return openCalla(sheet.at({ stretch: 0.8, angle: 0.08, flip: true }), flower);
  openCalla(sheet, flower);
};

function openCalla(sheet: Sheet, { petals, level }: Flower): void {
  sheet.shape(
    drawn(
      '-6,-62! -64,-92 -96,-140 -90,-190 -50,-226 -4,-234 30,-246 62,-282! 66,-240 92,-204 96,-156 66,-98',
    ),
    'line',
    petals,
  );
  if (level > 0)
    for (const table of ['-62,-146 -58,-186 -30,-214', '64,-140 72,-180 58,-224', '26,-196 34,-222 50,-250'])
      sheet.line(traced(table), 'fine', 0.7);
  sheet.shape(drawn('-18,-76! -19,-130 -13,-178 0,-198 13,-178 18,-130 15,-76!'), 'line', 'sun');
  if (level > 0)
    for (const y of level > 1 ? [-172, -150, -128, -106] : [-164, -136])
      sheet.line([[-8, y + 5] as const, [0, y] as const, [8, y + 5] as const], 'fine', 0);
  sheet.shape(
    drawn(
      '-9,8! -14,-20 -30,-52 -66,-88 -96,-138! -72,-116 -44,-98 -8,-90 30,-96 66,-116 96,-156! 84,-104 50,-58 20,-24 9,8!',
    ),
    'line',
    petals,
  );
  sheet.shape(
    drawn('-96,-138! -112,-128 -116,-104 -96,-84 -56,-66 -16,-64 14,-78 30,-96! -8,-90 -44,-98 -72,-116'),
    'line',
    'blush',
  );
  if (level > 0)
    for (const table of ['30,-90 22,-54 4,-18', '62,-104 46,-68 24,-36', '-44,-58 -26,-38 -12,-12'])
      sheet.line(traced(table), 'fine', 0.6);
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
