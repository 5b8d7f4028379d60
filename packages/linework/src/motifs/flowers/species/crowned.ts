import { arc, ellipse } from '../../../geometry/forms.ts';
import type { Path, Point } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { aspectOf, sepals } from './calyx.ts';
import { corolla, lens } from './corolla.ts';
import { type DrawFlower, type Flower, graded } from './flower.ts';
import { disc, dome, grains, stamens } from './hearts.ts';
import { rays, rim } from './rims.ts';

/** A rim that goes in and out as it runs round an ellipse. */
function frill([x, y]: Point, wide: number, flat: number, waves: number, depth: number): Path {
  return Array.from({ length: waves * 8 }, (_, i): Point => {
    const angle = (i / (waves * 8)) * Math.PI * 2;
    const swell = 1 + depth * Math.sin(angle * waves);
    return [x + wide * swell * Math.cos(angle), y + flat * swell * Math.sin(angle)];
  });
}

/** A daffodil: six tepals behind a frilled trumpet. */
export const daffodil: DrawFlower = (sheet, flower) => {
  const { tilt, petals, heart } = flower;
  const veins = graded(flower, [], rays(100, 40, [0.86]), rays(100, 70, [0.7, 0.86, 0.7]));
  const shape = { count: 3, role: petals, veins, ribs: veins, wobble: 2, cup: 0.15, steady: true } as const;
  corolla(
    sheet,
    [
      { ...shape, rim: rim('tepal', 102, 72), rise: [0.12, 0.15, -0.05] },
      { ...shape, phase: 0.5, rim: rim('tepal', 100, 68), rise: [0.22, 0.2, 0.02] },
    ],
    aspectOf(flower, 6),
    () => trumpet(sheet, flower, heart),
  );
  if (tilt > 1.1) sheet.shape(ellipse(0, 4, 12, 10), 'line', 'leaf');
};

function trumpet(sheet: Sheet, flower: Flower, role: Flower['heart']): void {
  const { tilt } = flower;
  const mouth = lens(tilt)(0, 0, 74);
  const [wide, flat] = [44, Math.max(9, 44 * Math.cos(tilt))];
  const [footWide, footFlat] = [27, Math.max(5, 27 * Math.cos(tilt))];
  if (tilt > 0.25) {
    sheet.shape(
      [
        ...arc(0, 0, footWide, footFlat, Math.PI, 0),
        ...arc(mouth[0], mouth[1], wide * 0.94, flat * 0.9, 0, Math.PI),
      ],
      'line',
      role,
    );
    if (flower.level > 0)
      for (const share of [-0.5, 0, 0.5])
        sheet.line(
          [
            [footWide * share, footFlat * 0.7],
            [mouth[0] + wide * 0.8 * share, mouth[1] + flat * 0.8],
          ],
          'fine',
          0.7,
        );
  }
  sheet.shape(frill(mouth, wide, flat, graded(flower, 8, 10, 13), 0.09), 'line', role);
  sheet.shape(ellipse(mouth[0], mouth[1], wide * 0.66, flat * 0.66), 'line', 'ember');
  if (flower.level > 0)
    stamens(sheet.at({ x: mouth[0], y: mouth[1] }), flower, { count: 5, radius: 12, height: 4, size: 5 });
}

/** A clematis: eight pointed sepals, each with three ribs, and a brush of stamens. */
export const clematis: DrawFlower = (sheet, flower) => {
  const { tilt, petals, heart } = flower;
  const half = graded(flower, 3, 4, 4);
  const width = graded(flower, 76, 60, 60);
  const veins = graded(
    flower,
    [
      [
        [0, -20],
        [0, -84],
      ] as const,
    ],
    rays(100, 34, [0.84, 0.84]),
    rays(100, 46, [0.8, 0.9, 0.8]),
  );
  const shape = {
    count: half,
    rim: rim('tepal', 104, width),
    role: petals,
    veins,
    ribs: veins,
    wobble: 2,
  } as const;
  corolla(
    sheet,
    [
      { ...shape, rise: [0.15, 0.12, -0.2] },
      { ...shape, phase: 0.5, rise: [0.28, 0.2, -0.12] },
    ],
    aspectOf(flower, half * 2),
    () => {
      if (flower.level > 0) {
        stamens(sheet, flower, { count: 13, radius: 31, height: 18, size: 5, role: heart });
        if (flower.scale > 1.5)
          stamens(sheet, flower, { count: 8, radius: 19, height: 24, size: 5, role: 'cream', phase: 0.1 });
      }
      sheet.shape(dome(tilt, flower.level === 0 ? 23 : 11, 20), 'line', heart);
    },
  );
};

/** A frangipani: five petals that overlap like a pinwheel, yellow at the throat. */
export const frangipani: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const veins = graded(flower, [], rays(90, 40, [0.5]), rays(90, 70, [0.42, 0.56, 0.42]));
  corolla(
    sheet,
    [
      {
        count: 5,
        rim: rim('spoon', 104, 88),
        rise: [0.5, 0.3, -0.05],
        role: petals,
        veins,
        wobble: 1.6,
        cup: 0.3,
      },
    ],
    aspectOf(flower, 5),
    () => {
      sheet.shape(
        frill([0, -4 * Math.sin(tilt)], 24, Math.max(8, 24 * Math.cos(tilt)), 5, 0.2),
        'line',
        'sun',
      );
      sheet.shape(disc(tilt, flower.level === 0 ? 10 : 7, 4), 'fine', 'ember');
    },
  );
};

/** A gerbera: two crowns of slim rays round a dark eye ringed with florets. */
export const gerbera: DrawFlower = (sheet, flower) => {
  const { petals, tilt } = flower;
  const count = graded(flower, 12, 16, 20);
  const width = graded(flower, 44, 33, 27);
  const shape = {
    count,
    role: petals,
    wobble: 1.2,
    veins: flower.level === 0 ? [] : rays(96, 12, [0.8]),
  } as const;
  corolla(
    sheet,
    [
      sepals(8, 40, 20, [0.9, 0.5]),
      ...(flower.level > 0
        ? [{ ...shape, phase: 0.5, rim: rim('ray', 103, width), rise: [0.06, 0.05, -0.1] }]
        : []),
      { ...shape, rim: rim('ray', 98, width), rise: [0.2, 0.12, 0] },
      ...(flower.level > 0
        ? [
            {
              ...shape,
              phase: 0.5,
              veins: [],
              count: graded(flower, 0, 11, 14),
              rim: rim('ray', 50, 24),
              rise: [0.5, 0.4, 0.2],
              back: 'blush' as const,
              role: 'blush' as const,
            },
          ]
        : []),
    ],
    aspectOf(flower, count),
    () => {
      sheet.shape(dome(tilt, 27, 13), 'line', 'rust');
      if (flower.level > 0) grains(sheet, flower, [[10, 20, 8, 4.4]], 'sun');
      sheet.shape(disc(tilt, flower.level === 0 ? 15 : 12, 12), 'fine', 'ember');
    },
  );
};
