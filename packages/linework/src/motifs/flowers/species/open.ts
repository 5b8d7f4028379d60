import { ellipse } from '../../../geometry/forms.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { polar, type Point } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { aspectOf, sepals } from './calyx.ts';
import { corolla, lens } from './corolla.ts';
import { type DrawFlower, type Flower, graded } from './flower.ts';
import { disc, dome, grains, stamens } from './hearts.ts';
import { rays, rim } from './rims.ts';

/** A poppy: four silky petals in two pairs round a ribbed pod and a crowd of stamens. */
export const poppy: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  if (tilt > FROM_THE_SIDE) return poppyCup(sheet, flower);
  const veins = graded(
    flower,
    [],
    rays(84, 108, [0.55, 0.72, 0.5]),
    rays(84, 108, [0.42, 0.6, 0.74, 0.62, 0.4]),
  );
  const whorl = {
    rim: rim('silk', 100, 142),
    role: petals,
    veins,
    ribs: veins,
    wobble: 3.4,
    cup: 0.28,
  } as const;
  corolla(
    sheet,
    [
      { ...whorl, count: 2, phase: 0.22, rise: [0.5, 0.42, 0.12] },
      { ...whorl, count: 2, phase: 0.72, rise: [0.72, 0.55, 0.3], rim: rim('silk', 92, 128) },
    ],
    aspectOf(flower, 6),
    () => poppyHeart(sheet, flower, tilt),
  );
};

/** From this tilt on a poppy is seen as a cup. */
const FROM_THE_SIDE = 0.95;

/** A poppy from the side: two crumpled petals behind, the pod and stamens between, and two in front. */
function poppyCup(sheet: Sheet, { petals, level }: Flower): void {
  for (const flip of [false, true])
    sheet
      .at({ flip })
      .shape(drawn('0,0! 44,-26 82,-70 88,-108 70,-130 48,-122 28,-136 4,-124 -10,-80!'), 'line', petals);
  for (const x of level === 0 ? [-30, 30] : [-40, -20, 20, 40]) {
    const top = -112 + Math.abs(x) * 0.3;
    sheet.line([[x * 0.4, -70] as const, [x, top] as const], 'fine', 0);
    sheet.shape(ellipse(x, top, 7, 5.4), 'fine', 'night');
  }
  sheet.shape(drawn('-13,-60! -15,-92 0,-100 15,-92 13,-60!'), 'line', 'leaf');
  sheet.shape(ellipse(0, -96, 17, 6), 'line', 'grass');
  sheet.shape(drawn('-6,6! 54,-6 92,-44 100,-80 84,-92 62,-82 40,-92 18,-80 -8,-40!'), 'line', petals);
  sheet.shape(
    drawn('10,6! -50,-4 -92,-42 -98,-84 -80,-94 -58,-84 -34,-92 -12,-78 12,-80 22,-40!'),
    'line',
    petals,
  );
  if (level > 0)
    for (const table of ['-4,-10 -34,-34 -56,-62', '4,-14 -10,-40 -14,-62', '30,-12 54,-36 70,-62'])
      sheet.line(traced(table), 'fine', 0.7);
  sheet.shape(ellipse(2, 4, 13, 9), 'line', 'leaf');
}

function poppyHeart(sheet: Sheet, flower: Flower, tilt: number): void {
  if (flower.level > 0) {
    stamens(sheet, flower, {
      count: graded(flower, 0, 11, 15),
      radius: 36,
      height: 22,
      size: graded(flower, 5, 5, 4.4),
    });
    if (flower.level === 2)
      stamens(sheet, flower, { count: 10, radius: 25, height: 26, size: 3.8, phase: 0.8 });
  }
  const radius = flower.level === 0 ? 24 : 15;
  const [x, y] = lens(tilt)(0, 0, 20);
  sheet.shape(dome(tilt, radius, 26), 'line', 'leaf');
  sheet.shape(ellipse(x, y, radius * 1.02, Math.max(4, radius * Math.cos(tilt))), 'fine', 'grass');
  if (flower.level === 0) return podStar(sheet, [x, y], radius * 0.6, tilt);
  if (flower.scale < 1.5) return;
  for (let i = 0; i < 4; i++) {
    const [u, v] = polar([0, 0], radius, (i * Math.PI) / 4 + 0.2);
    sheet.line(
      [
        [x - u, y - v * Math.cos(tilt)],
        [x + u, y + v * Math.cos(tilt)],
      ],
      'fine',
      0,
    );
  }
}

/** The rays on the lid of a pod, which stay within its rim. */
function podStar(sheet: Sheet, [x, y]: Point, reach: number, tilt: number): void {
  for (let i = 0; i < 3; i++) {
    const [u, v] = polar([0, 0], reach, (i * Math.PI) / 3 + 0.3);
    const flat = v * Math.cos(tilt);
    sheet.line([[x - u, y - flat] as const, [x + u, y + flat] as const], 'fine', 0);
  }
}

/** An anemone: eight rounded petals and a dark button in a ring of stamens. */
export const anemone: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const count = graded(flower, 3, 4, 4);
  const veins = graded(flower, [], rays(90, 74, [0.6, 0.6]), rays(90, 74, [0.6, 0.78, 0.58]));
  const width = graded(flower, 92, 78, 78);
  corolla(
    sheet,
    [
      { count, rim: rim('round', 100, width), rise: [0.3, 0.22, 0.05], role: petals, veins, wobble: 2 },
      {
        count,
        phase: 0.5,
        rim: rim('round', 94, width),
        rise: [0.46, 0.34, 0.15],
        role: petals,
        veins,
        wobble: 2,
      },
    ],
    aspectOf(flower, 6),
    () => {
      if (flower.level > 0)
        stamens(sheet, flower, {
          count: graded(flower, 0, 14, 18),
          radius: 33,
          height: 15,
          size: graded(flower, 5, 4.6, 4),
          role: 'night',
        });
      if (flower.level === 0) sheet.shape(disc(tilt, 33, 8), 'line', 'gold');
      sheet.shape(dome(tilt, flower.level === 0 ? 20 : 16, 20), 'line', 'night');
      if (flower.level === 2) grains(sheet, flower, [[6, 8, 16, 3.4]], 'night');
    },
  );
};

/** A cherry blossom: five notched petals and long fine stamens. */
export const cherry: DrawFlower = (sheet, flower) => {
  const { petals, tilt, heart } = flower;
  const veins = graded(flower, [], rays(88, 70, [0.55]), rays(88, 76, [0.5, 0.66, 0.5]));
  corolla(
    sheet,
    [
      sepals(5, 46, 24, [0.3, -0.2]),
      {
        count: 5,
        rim: rim('notch', 98, 92),
        rise: [0.5, 0.3, 0.1],
        role: petals,
        back: 'blush',
        veins,
        wobble: 2,
        cup: 0.2,
      },
    ],
    aspectOf(flower, 5),
    () => {
      if (flower.level > 0)
        stamens(sheet, flower, {
          count: graded(flower, 0, 9, 13),
          radius: 42,
          height: 34,
          size: graded(flower, 5, 5, 4.2),
          role: heart,
        });
      sheet.shape(dome(tilt, flower.level === 0 ? 20 : 10, 9), 'line', 'ember');
    },
  );
};

/** A dogwood: four broad bracts, each with a dimple at its tip, round a knot of tiny buds. */
export const dogwood: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const veins = graded(
    flower,
    [rays(90, 60, [0.7])[0]!],
    rays(90, 82, [0.6, 0.78, 0.6]),
    rays(90, 100, [0.5, 0.68, 0.8, 0.68, 0.5]),
  );
  const bract = {
    count: 2,
    rim: rim('notch', 100, 100),
    role: petals,
    veins,
    wobble: 2.2,
    cup: 0.1,
  } as const;
  corolla(
    sheet,
    [
      { ...bract, rise: [0.25, 0.2, -0.1] },
      { ...bract, phase: 0.5, rise: [0.35, 0.25, -0.05], rim: rim('notch', 94, 92) },
    ],
    aspectOf(flower, 6),
    () => {
      sheet.shape(dome(tilt, 20, 16), 'line', 'grass');
      if (flower.level > 0)
        grains(
          sheet,
          flower,
          [
            [7, 13, 8, 5],
            [1, 0, 15, 6],
          ],
          'sun',
        );
    },
  );
};
