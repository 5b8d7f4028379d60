import type { Sheet } from '../../../sheet.ts';
import { aspectOf, sepals } from './calyx.ts';
import { corolla } from './corolla.ts';
import { type DrawFlower, type Flower, graded } from './flower.ts';
import { disc, dome, grains } from './hearts.ts';
import { rays, rim } from './rims.ts';

/** A marguerite: a wheel of blunt straps round a domed button. */
export const marguerite: DrawFlower = (sheet, flower) => {
  const { petals, tilt, heart } = flower;
  const isLarge = flower.scale >= 2;
  const count = graded(flower, 8, isLarge ? 14 : 11, 13);
  const width = graded(flower, 56, isLarge ? 33 : 42, 35);
  const veins = graded(flower, [], rays(90, width * 1.5, [0.7]), rays(90, width * 1.6, [0.62, 0.7]));
  const ray = { count, rim: rim('strap', 100, width), role: petals, veins, ribs: veins } as const;
  corolla(
    sheet,
    [
      sepals(8, 40, 24, [0.9, 0.4]),
      ...(flower.level > 0
        ? [{ ...ray, phase: 0.5, rise: [0.1, 0.06, -0.12], rim: rim('strap', 96, width) }]
        : []),
      { ...ray, rise: [0.22, 0.14, -0.05] },
    ],
    aspectOf(flower, count),
    () => {
      sheet.shape(dome(tilt, 31, 20), 'line', heart);
      if (flower.level === 0) return;
      sheet.shape(disc(tilt, 18, 13), 'fine', heart);
      if (flower.level === 2)
        grains(
          sheet,
          flower,
          [
            [12, 25, 8, 3.6],
            [6, 10, 16, 3.6],
          ],
          'ember',
        );
    },
  );
};

/** A coneflower: rays that droop from a tall spiny cone. */
export const coneflower: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const count = graded(flower, 8, 12, 14);
  const width = graded(flower, 52, 39, 34);
  const ribs = graded(flower, [], rays(86, width, [0.8]), rays(86, width * 1.4, [0.7, 0.8]));
  corolla(
    sheet,
    [
      {
        count,
        rim: rim('strap', 92, width),
        rise: [0.1, -0.45, -0.85],
        foot: 18,
        role: petals,
        veins: ribs,
        ribs,
        steady: true,
        wobble: 1.8,
      },
    ],
    aspectOf(flower, count),
    () => cone(sheet, flower, tilt),
  );
  if (tilt > 1) cone(sheet, flower, tilt);
};

function cone(sheet: Sheet, flower: Flower, tilt: number): void {
  sheet.shape(dome(tilt, 37, 44), 'line', 'rust');
  const rings = graded(
    flower,
    [[6, 22, 26, 8]] as const,
    [
      [11, 29, 14, 5],
      [8, 19, 30, 5],
      [1, 0, 42, 5],
    ] as const,
    [
      [13, 31, 10, 4.6],
      [10, 24, 24, 4.6],
      [6, 13, 36, 4.6],
      [1, 0, 44, 4.6],
    ] as const,
  );
  const front = rings.map(([count, radius, height, size]) => [count, radius * 0.94, height, size] as const);
  grains(sheet, flower, front, 'ember');
}

/** A sunflower: flames in two crowns round a broad seeded disc. */
export const helianthus: DrawFlower = (sheet, flower) => {
  const { tilt } = flower;
  const count = graded(flower, 9, 13, 16);
  const width = graded(flower, 52, 40, 33);
  const veins = graded(flower, [], rays(62, width, [0.75]), rays(62, width * 1.3, [0.6, 0.75]));
  const ray = { count, role: 'sun', back: 'gold', veins, ribs: veins, foot: 40, wobble: 1.6 } as const;
  corolla(
    sheet,
    [
      { ...sepals(10, 62, 30, [0.2, 0.5, 0.2]), foot: 22 },
      {
        ...ray,
        phase: 0.5,
        rim: rim('flame', graded(flower, 78, 66, 66), width * graded(flower, 0.86, 1, 1)),
        rise: [0.1, 0.2, -0.1],
        role: 'ember',
      },
      { ...ray, rim: rim('flame', graded(flower, 64, 60, 60), width), rise: [0.35, 0.3, 0] },
    ],
    aspectOf(flower, count),
    () => {
      sheet.shape(dome(tilt, 46, 14), 'line', 'wood');
      if (flower.level === 0) return sheet.shape(disc(tilt, 26, 10), 'line', 'rust');
      const rings = graded(
        flower,
        [],
        [[13, 33, 7, 6.2]] as const,
        [
          [18, 39, 5, 4.6],
          [14, 30, 8, 4.4],
          [9, 20, 11, 4.4],
        ] as const,
      );
      grains(sheet, flower, rings, 'gold');
      sheet.shape(disc(tilt, graded(flower, 10, 19, 12), 13), 'fine', 'rust');
    },
  );
};

/** A cosmos: eight broad rays cut into teeth. */
export const cosmea: DrawFlower = (sheet, flower) => {
  const { petals, tilt, heart } = flower;
  const half = graded(flower, 3, 4, 4);
  const width = graded(flower, 94, 74, 74);
  const veins = graded(flower, [], rays(88, 62, [0.7, 0.7]), rays(88, 84, [0.66, 0.82, 0.66]));
  const ray = {
    count: half,
    rim: rim('teeth', 100, width),
    role: petals,
    veins,
    ribs: veins,
    wobble: 2,
    foot: 6,
  } as const;
  corolla(
    sheet,
    [
      sepals(6, 42, 20, [0.7, 0.3]),
      { ...ray, rise: [0.2, 0.22, 0.05] },
      { ...ray, phase: 0.5, rise: [0.32, 0.3, 0.1] },
    ],
    aspectOf(flower, half * 2),
    () => {
      sheet.shape(dome(tilt, 23, 13), 'line', heart);
      if (flower.level > 0)
        grains(
          sheet,
          flower,
          graded(
            flower,
            [],
            [[8, 15, 8, 4.4]] as const,
            [
              [10, 17, 7, 4],
              [5, 8, 11, 4],
            ] as const,
          ),
          'ember',
        );
    },
  );
};

/** A dahlia: row upon row of pointed petals, each smaller and steeper. */
export const pinnate: DrawFlower = (sheet, flower) => {
  const { petals } = flower;
  const rows = graded(
    flower,
    [
      [9, 100, 62],
      [8, 70, 52],
      [5, 42, 38],
    ],
    [
      [11, 100, 54],
      [11, 80, 46],
      [9, 58, 40],
      [5, 36, 30],
    ],
    [
      [13, 100, 47],
      [13, 84, 42],
      [12, 67, 36],
      [9, 49, 32],
      [5, 32, 26],
    ],
  );
  corolla(
    sheet,
    [
      sepals(6, 48, 34, [0.3, 0.2]),
      ...rows.map(([count, length, width], i) => ({
        count: count!,
        phase: i * 0.5,
        rim: rim('tepal', length!, width!),
        rise: [0.1 + i * 0.27, 0.15 + i * 0.28, i * 0.27],
        cup: 0.5,
        role: petals,
        base: i * 5,
        back: 'blush' as const,
        veins: flower.level > 0 && i < flower.level + 1 ? rays(length!, width!, [0.72]) : [],
      })),
    ],
    aspectOf(flower, rows[0]![0]!),
    () => sheet.shape(dome(flower.tilt, flower.level === 0 ? 14 : 9, 26), 'line', flower.heart),
  );
};
