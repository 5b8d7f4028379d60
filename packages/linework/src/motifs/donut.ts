import { around } from '../geometry/around.ts';
import { clockwise } from '../geometry/boolean.ts';
import { blob, curve } from '../geometry/curve.ts';
import { ellipse, rectangle, star } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { scatter } from './scatter.ts';
import { smile } from './smile.ts';

/** What lies on the icing. */
export type Topping = 'sprinkles' | 'drizzle' | 'hearts' | 'stars' | 'rings' | 'petals' | 'face';

/** A ring of dough about the frame's origin, 100 units in radius. */
export interface Donut {
  readonly level: 0 | 1 | 2;
  readonly topping: Topping;
  readonly icing: Role;
  readonly random: Random;
}

/** Draws dough, icing, topping and hole. */
export function donut(sheet: Sheet, it: Donut): void {
  sheet.shape(round(it.random, 100, 9, 0.02), 'bold', 'sand');
  const icing = round(it.random, 84, 11, 0.055);
  sheet.shape(icing, 'line', it.icing);
  TOPPINGS[it.topping](sheet.inside([clockwise(icing)]), it);
  sheet.rim(icing, 'line');
  if (it.topping === 'face') return;
  sheet.shape(ellipse(0, 0, 35), 'line', 'sand');
  sheet.shape(ellipse(0, 2, 24), 'line', 'soft');
}

function round(random: Random, radius: number, lobes: number, depth: number): Point[] {
  const turn = random.range(0, 6);
  return blob(
    Array.from({ length: lobes * 2 }, (_, i): Point => {
      const swing = (i % 2 === 0 ? depth : -depth) * random.range(0.5, 1.2);
      return polar([0, 0], radius * (1 + swing), turn + (i * Math.PI) / lobes);
    }),
  );
}

const TINTS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun'];

const TOPPINGS: Readonly<Record<Topping, (sheet: Sheet, it: Donut) => void>> = {
  sprinkles: (sheet, it) =>
    strew(it, [9, 13, 17][it.level]!).forEach(([x, y], i) =>
      sheet.shape(place(rectangle(-11, -4.6, 22, 9.2, 4.6), { x, y, angle: i * 1.3 }), 'fine', TINTS[i % 5]),
    ),
  hearts: (sheet, it) => {
    const count = [5, 6, 8][it.level]!;
    around(sheet, { radius: 48, count }, (spot, i) =>
      spot.shape(place(petal('heart', 27, 29), {}), 'fine', TINTS[i % 2]),
    );
  },
  stars: (sheet, it) => {
    const count = [5, 6, 8][it.level]!;
    around(sheet, { radius: 60, count }, (spot) => spot.shape(star(0, 0, 15, 7.6, 5), 'fine', 'sun'));
  },
  rings: (sheet, it) => {
    sheet.shape(ellipse(0, 0, 70), 'fine', 'paper');
    sheet.shape(ellipse(0, 0, 52), 'fine', it.icing);
    if (it.level > 0)
      around(sheet, { radius: 61, count: it.level === 1 ? 10 : 14 }, (spot) =>
        spot.shape(ellipse(0, 0, 7), 'fine', 'b'),
      );
  },
  petals: (sheet, it) => {
    const count = [6, 8, 10][it.level]!;
    around(sheet, { radius: 34, count }, (spot) =>
      spot.shape(petal('drop', 46, 190 / count), 'fine', 'paper'),
    );
  },
  drizzle: (sheet, it) => {
    for (let i = -3; i <= 3; i++) sheet.shape(ribbon(i * 27, it.level === 0 ? 8 : 6.4), 'fine', 'cream');
  },
  face: (sheet) => smile(sheet, 0, -6, 58),
};

function ribbon(offset: number, half: number): Path {
  const line = curve([
    [-110, offset + 34],
    [-40, offset + 4],
    [40, offset - 2],
    [110, offset - 34],
  ]);
  return [
    ...line.map(([x, y]): Point => [x, y - half]),
    ...line.map(([x, y]): Point => [x, y + half]).reverse(),
  ];
}

/** Places on the icing's ring, clear of each other. */
function strew(it: Donut, count: number): Point[] {
  const spots = scatter(it.random, {
    box: [-76, -76, 76, 76],
    avoid: [ellipse(0, 0, 38)],
    count: count * 2,
    sizes: [10, 11],
    gap: 3,
  });
  return spots
    .map((spot) => spot.at)
    .filter(([x, y]) => Math.hypot(x, y) < 66)
    .slice(0, count);
}
