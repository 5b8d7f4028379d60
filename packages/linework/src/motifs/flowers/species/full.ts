import { bezier, blob, type Knot } from '../../../geometry/curve.ts';
import { ellipse, spiral } from '../../../geometry/forms.ts';
import { polar, type Point } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { aspectOf, sepals } from './calyx.ts';
import { corolla, lens, type Whorl } from './corolla.ts';
import { type DrawFlower, type Flower, graded } from './flower.ts';
import { dome, stamens } from './hearts.ts';
import { rays, rim } from './rims.ts';

/** A garden rose: broad petals that turn over at the rim, about a wound bud. */
export const gardenRose: DrawFlower = (sheet, flower) => {
  const { petals } = flower;
  const shape = { count: 5, role: petals, back: petals, wobble: 2.4, cup: 0.35, steady: true } as const;
  const side = flower.tilt > 0.9 ? 0.6 : 0;
  const rows: Whorl[] = [
    { ...shape, rim: rim('broad', 92, 106), rise: [0.45 + side, 0.3 + side, -0.25] },
    { ...shape, phase: 0.5, rim: rim('broad', 84, 98), rise: [0.75 + side, 0.62 + side, 0.05] },
    {
      ...shape,
      phase: 0.2,
      rim: rim('broad', 72, 86),
      rise: [1.05 + side / 2, 0.95 + side / 2, 0.45],
      role: 'blush',
    },
  ];
  const whorls = flower.level === 0 ? rows.slice(0, 1) : flower.level === 1 ? rows.slice(0, 2) : rows;
  corolla(sheet, [sepals(5, 62, 24, [0.6, 0.1, -0.6]), ...whorls], aspectOf(flower, 5), () =>
    roseBud(sheet, flower),
  );
};

/** Petals wound about each other: rims within rims above a rounded wall. */
function roseBud(sheet: Sheet, flower: Flower): void {
  const { tilt, random, petals } = flower;
  const onto = lens(tilt);
  const turn = random.range(0, 6);
  const wide = flower.level === 0 ? 56 : 44;
  const ring = (radius: number, height: number, shift: number): Point[] =>
    blob(
      Array.from({ length: 6 }, (_, k): Knot => {
        const [x, y] = polar([0, 0], radius * (k % 2 === 0 ? 1.06 : 0.86), turn + shift + (k * Math.PI) / 3);
        const [u, v] = onto(x, y, height);
        return [u, v];
      }),
      4,
    );
  const high = 58;
  const wall = [
    ...ellipse(...onto(0, 0, high * 0.62), wide * 1.02, Math.max(wide * Math.cos(tilt), wide * 0.62)),
  ];
  if (tilt > 0.5) sheet.shape(wall, 'line', petals);
  let radius = wide;
  for (let i = 0; i < flower.level + 3; i++) {
    const role: Role = i % 2 === 0 ? petals : 'blush';
    sheet.shape(ring(radius, high - i * 2, i * 0.62), 'line', role);
    radius *= 0.72;
  }
  const [x, y] = onto(0, 0, high);
  sheet.line(spiral(x, y, radius * 1.1, 1.2, turn, Math.max(0.3, Math.cos(tilt))), 'fine');
  if (tilt > 0.5) {
    const foot = onto(0, 0, high * 0.2);
    sheet.line(
      bezier(
        [x + wide * 0.5, y + wide * Math.cos(tilt) * 0.8],
        [x + wide * 0.3, y + 30],
        [foot[0], foot[1] - 20],
        [foot[0] - wide * 0.4, foot[1] - 8],
        10,
      ),
      'fine',
      0.6,
    );
  }
}

/** A peony: ruffled, notched petals in a bowl, smaller and steeper towards the heart. */
export const fullPeony: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const rows = graded(
    flower,
    [
      [6, 100, 98, 0.3],
      [5, 76, 80, 0.8],
      [3, 50, 64, 1.15],
    ],
    [
      [7, 100, 88, 0.22],
      [6, 86, 76, 0.6],
      [5, 68, 64, 0.98],
    ],
    [
      [8, 102, 80, 0.18],
      [7, 92, 74, 0.48],
      [6, 80, 66, 0.78],
      [5, 62, 54, 1.06],
    ],
  );
  const shift = tilt > 0.9 ? 0.3 : 0;
  const shut = tilt < 0.5 ? 0.6 : 1;
  corolla(
    sheet,
    [
      sepals(5, 50, 34, [0.5, 0.2]),
      ...rows.map(([count, length, width, rise], i) => ({
        count: count!,
        phase: i * 0.5,
        rim: rim('fan', length!, width!),
        rise: [rise! * shut + shift, rise! * shut + shift + 0.25, rise! * shut + shift + 0.3],
        role: i % 2 === 0 ? petals : ('blush' as const),
        cup: 0.55,
        wobble: 3,
        steady: true,
        veins: flower.level === 0 ? [] : rays(length!, width!, i < 2 ? [0.6, 0.74, 0.6] : [0.7]),
        ribs: flower.level === 0 ? [] : rays(length!, width!, [0.5, 0.66, 0.5]),
      })),
    ],
    aspectOf(flower, 7),
    () => {
      if (flower.level > 0) stamens(sheet, flower, { count: 10, radius: 20, height: 34, size: 5 });
      sheet.shape(dome(tilt, flower.level === 0 ? 14 : 11, 30), 'line', flower.heart);
    },
  );
};

/** A camellia: even round petals that overlap like tiles, in rings to a closed heart. */
export const camellia: DrawFlower = (sheet, flower) => {
  const { petals } = flower;
  const rows = graded(
    flower,
    [
      [6, 100, 96],
      [5, 72, 74],
      [3, 42, 50],
    ],
    [
      [7, 100, 86],
      [7, 80, 70],
      [6, 60, 56],
      [4, 38, 40],
    ],
    [
      [8, 100, 78],
      [8, 85, 68],
      [7, 69, 58],
      [6, 52, 47],
      [4, 34, 36],
    ],
  );
  corolla(
    sheet,
    [
      sepals(5, 46, 34, [0.5, 0.4]),
      ...rows.map(([count, length, width], i) => ({
        count: count!,
        phase: i * 0.5,
        rim: rim('round', length!, width!),
        rise: [0.12 + i * 0.22, 0.2 + i * 0.24, 0.05 + i * 0.24],
        base: i * 5,
        role: i % 2 === 0 ? petals : ('blush' as const),
        cup: 0.4,
        wobble: 1.4,
        veins: flower.level === 2 && i < 2 ? rays(length!, width!, [0.84]) : [],
      })),
    ],
    aspectOf(flower, 7),
    () => sheet.shape(dome(flower.tilt, flower.level === 0 ? 17 : 10, 32), 'line', petals),
  );
};
