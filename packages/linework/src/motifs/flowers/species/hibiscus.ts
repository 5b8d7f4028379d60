import { ellipse, star } from '../../../geometry/forms.ts';
import type { Sheet } from '../../../sheet.ts';
import { aspectOf, sepals } from './calyx.ts';
import { corolla, lens } from './corolla.ts';
import { type DrawFlower, type Flower, graded } from './flower.ts';
import { rays, rim } from './rims.ts';

/** A hibiscus: five great overlapping petals and a column of stamens that reaches out of them. */
export const hibiscus: DrawFlower = (sheet, flower) => {
  const { petals, tilt, heart } = flower;
  const veins = graded(
    flower,
    [],
    rays(90, 80, [0.6, 0.76, 0.6]),
    rays(90, 100, [0.5, 0.66, 0.8, 0.66, 0.5]),
  );
  corolla(
    sheet,
    [
      sepals(5, 48, 26, [0.9, 0.5]),
      {
        count: 5,
        rim: rim('fan', 108, 104),
        rise: [0.72, 0.5, -0.15],
        role: petals,
        veins,
        ribs: veins,
        wobble: 3,
        cup: 0.1,
      },
    ],
    aspectOf(flower, 5),
    () => {
      sheet.shape(
        star(0, -14 * Math.sin(tilt), 24, 14, 5, 0.2).map(
          ([x, y]) => [x, y * Math.max(0.5, Math.cos(tilt))] as const,
        ),
        'fine',
        'rust',
      );
      column(sheet, flower, heart);
    },
  );
};

function column(sheet: Sheet, flower: Flower, role: Flower['heart']): void {
  const onto = lens(flower.tilt);
  const lean = 0.34;
  const at = (t: number, aside = 0) => onto(t * 100 * lean + aside * 0.9, t * 34 + aside * 0.3, t * 96);
  const wide = graded(flower, 9, 6, 5);
  sheet.shape(
    [
      at(0, wide),
      at(0.5, wide * 0.9),
      at(0.92, wide * 0.8),
      at(1, 0),
      at(0.92, -wide * 0.8),
      at(0.5, -wide * 0.9),
      at(0, -wide),
    ],
    'line',
    role,
  );
  if (flower.level === 0) {
    for (const [t, aside] of [
      [0.72, 17],
      [0.8, -17],
      [1.04, 0],
    ] as const)
      sheet.shape(ellipse(...at(t, aside), 11), 'fine', 'sun');
    return;
  }
  const grain = Math.max(5, graded(flower, 9, 7.6, 6.4) / flower.scale);
  const count = Math.max(2, Math.floor(48 / grain));
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const end = at(0.44 + (i / count) * 0.5, side * (wide + grain * 0.6));
    sheet.shape(ellipse(end[0], end[1], grain), 'fine', 'sun');
  }
  for (const side of [-1, 0, 1]) {
    const end = at(1.12 - Math.abs(side) * 0.05, side * grain * 2.1);
    sheet.line([at(0.97), end], 'fine', 0);
    sheet.shape(ellipse(end[0], end[1], grain), 'fine', 'ember');
  }
}
