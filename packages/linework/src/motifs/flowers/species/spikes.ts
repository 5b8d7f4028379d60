import { bezier, blob, type Knot } from '../../../geometry/curve.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { petal } from '../../../geometry/petal.ts';
import { place, type Point } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { cherry } from './open.ts';
import { type DrawFlower, type Flower, graded } from './flower.ts';

/** A spike's own stem, bending a little, and the place and lean at a share of its height. */
function spine(flower: Flower, height: number) {
  const lean = flower.random.range(-0.1, 0.1) * height;
  const at = (share: number): Point => [lean * share * share, -height * share];
  const line = bezier([0, 0], [0, -height * 0.33], [lean * 0.33, -height * 0.66], [lean, -height], 14);
  return { at, line, lean: (share: number) => Math.atan2((2 * lean * share) / height, 1) };
}

/** Lavender: whorls of small lipped florets on a square stem, a lone whorl below. */
export const lavender: DrawFlower = (sheet, flower) => {
  const { at, line, lean } = spine(flower, 200);
  sheet.shape(
    tube(line, () => graded(flower, 5, 4, 3.6)),
    'line',
    'leaf',
  );
  const rows = graded(flower, 5, 7, 8);
  const gap = 1 / (rows + 0.6);
  const size = graded(flower, 46, 36, 33);
  for (let i = 0; i < rows; i++) {
    const share = i === 0 ? 0.04 : 0.16 + i * gap * 0.86;
    const [x, y] = at(share);
    const wide = 1 - 0.42 * (i / rows);
    const fan = flower.level === 0 ? [-0.9, 0.9, 0] : [-1.15, 1.15, -0.62, 0.62, 0];
    for (const angle of fan)
      sheet.shape(
        place(petal('drop', size * wide * (angle === 0 ? 0.9 : 1), size * 0.56 * wide), {
          x,
          y: y - 2,
          angle: angle + lean(share),
        }),
        'line',
        i % 2 === 0 ? flower.petals : 'c',
      );
  }
  const [x, y] = at(0.96);
  sheet.shape(place(petal('drop', size * 0.7, size * 0.36), { x, y, angle: lean(1) }), 'line', flower.petals);
};

/** One bell of a foxglove, hanging from the origin to the given side. */
function bell(sheet: Sheet, flower: Flower, size: number): void {
  const knots = (list: readonly Knot[]): Knot[] =>
    list.map(([x, y, c]): Knot => (c === 1 ? [x * size, y * size, 1] : [x * size, y * size]));
  sheet.shape(
    blob(
      knots([
        [0, -8, 1],
        [16, 2],
        [24, 26],
        [26, 56],
        [38, 76],
        [22, 84],
        [2, 90],
        [-20, 84],
        [-36, 74],
        [-24, 54],
        [-22, 24],
        [-14, 2],
      ]),
      3,
    ),
    'line',
    flower.petals,
  );
  sheet.shape(ellipse(0, 74 * size, 25 * size, 11 * size), 'line', 'soft');
  if (flower.level > 0)
    for (const [x, y] of [
      [-10, 72],
      [4, 78],
      [12, 71],
    ] as const)
      sheet.shape(ellipse(x * size, y * size, 4 * size, 3 * size), 'fine', 'd');
  if (flower.level > 0)
    sheet.shape(
      blob(
        knots([
          [0, -16, 1],
          [18, -4],
          [20, 14, 1],
          [6, 6],
          [0, 16, 1],
          [-6, 6],
          [-20, 14, 1],
          [-18, -4],
        ]),
        3,
      ),
      'line',
      'leaf',
    );
}

/** A foxglove: bells down a tall stem, the lowest largest, buds at the tip. */
export const foxglove: DrawFlower = (sheet, flower) => {
  const { at, line } = spine(flower, 300);
  sheet.shape(
    tube(line, (t) => 7 - 4 * t),
    'line',
    'leaf',
  );
  const rows = graded(flower, 3, 4, 5);
  for (let i = rows + 2; i >= 0; i--) {
    const share = 0.1 + (i / (rows + 3)) * 0.9;
    const [x, y] = at(share);
    const size = graded(flower, 1.05, 0.95, 0.88) * (1 - share * 0.72);
    const sides = i >= rows ? [-1, 1] : i % 2 === 0 ? [-1, 1, 0] : [-0.55, 0.55];
    for (const side of sides) {
      const spot = sheet.at({ x: x + side * 9, y, angle: -side * 0.85 });
      if (i >= rows)
        spot.shape(
          ellipse(0, 14, 9 * (1.3 - share * 0.5), 14 * (1.3 - share * 0.5)),
          'line',
          i % 2 === 0 ? 'leaf' : flower.petals,
        );
      else bell(spot, flower, size);
    }
  }
  sheet.shape(place(petal('leaf', 26, 14), { x: at(1)[0], y: at(1)[1] + 6 }), 'line', 'leaf');
};

/** A delphinium: five-petalled florets packed about a stem, round buds at the tip. */
export const delphinium: DrawFlower = (sheet, flower) => {
  const { at, line } = spine(flower, 300);
  sheet.shape(
    tube(line, (t) => 7 - 4 * t),
    'line',
    'leaf',
  );
  for (let i = 0; i < 5; i++) {
    const [x, y] = at(0.8 + i * 0.05);
    for (const side of [-1, 1])
      sheet.shape(
        ellipse(x + side * (15 - i * 2.4), y + 4, 11 - i * 1.2),
        'line',
        i % 2 === 0 ? flower.petals : 'leaf',
      );
  }
  sheet.shape(place(petal('drop', 26, 17), { x: at(1.03)[0], y: at(1.03)[1] + 10 }), 'line', flower.petals);
  const rows = graded(flower, 4, 5, 6);
  for (let i = rows - 1; i >= 0; i--) {
    const share = 0.08 + (i / rows) * 0.76;
    const [x, y] = at(share);
    const size = graded(flower, 0.46, 0.38, 0.34) * (1 - share * 0.38);
    for (const side of i % 2 === 0 ? [-1, 1, 0] : [-0.62, 0.62]) {
      const reach = side * 66 * (1 - share * 0.45);
      cherry(sheet.at({ x: x + reach, y: y - Math.abs(side) * 8, scale: size }), {
        ...flower,
        scale: flower.scale * size,
        level: flower.level === 2 ? 1 : 0,
        tilt: 0.3 + Math.abs(side) * 0.2,
        heart: 'cream',
      });
    }
  }
};

/** A hyacinth: starry bells crowded into a blunt column. */
export const hyacinth: DrawFlower = (sheet, flower) => {
  const { at, line } = spine(flower, 190);
  sheet.shape(
    tube(line, () => 9),
    'line',
    'leaf',
  );
  const rows = graded(flower, 4, 5, 6);
  for (let i = rows - 1; i >= 0; i--) {
    const share = 0.2 + (i / rows) * 0.86;
    const [x, y] = at(share);
    const wide = 54 * (1 - share * 0.36);
    const size = graded(flower, 34, 29, 26) * (1 - share * 0.16);
    for (const side of i % 2 === 0 ? [-1, 1, 0] : [-0.56, 0.56])
      floret(sheet, flower, { x: x + side * wide, y: y + Math.abs(side) * 6, angle: side * 0.8 }, size);
  }
};

function floret(
  sheet: Sheet,
  flower: Flower,
  at: { x: number; y: number; angle: number },
  size: number,
): void {
  const role: Role = flower.petals;
  const turn = flower.random.range(-0.3, 0.3);
  for (let k = 0; k < 6; k++)
    sheet.shape(
      place(petal('leaf', size, size * 0.5), { ...at, angle: at.angle + turn + (k * Math.PI) / 3 }),
      'line',
      k % 2 === 0 ? role : 'blush',
    );
  sheet.shape(ellipse(at.x, at.y, size * 0.22), 'fine', 'soft');
}

/** Grape-like bells of a bluebell on one side of a stem that arches over; it hangs to the right. */
export const bluebell: DrawFlower = (sheet, flower) => {
  const line = bezier([0, 0], [-6, -120], [20, -190], [96, -190], 24);
  sheet.shape(
    tube(line, (t) => 6 - 3 * t),
    'line',
    'leaf',
  );
  const bells = graded(flower, 4, 5, 6);
  for (let i = 0; i < bells; i++) {
    const [x, y] = line[Math.round(10 + (i / (bells - 1)) * 14)]!;
    const size = graded(flower, 1, 0.82, 0.74) * (1 - i * 0.05);
    const spot = sheet.at({ x, y, angle: -0.5 + i * 0.1, scale: size });
    spot.line(bezier([0, 0], [6, -6], [14, 0], [14, 12], 8), 'line', 0);
    hangingBell(spot.at({ x: 14, y: 10 }), flower);
  }
};

function hangingBell(sheet: Sheet, flower: Flower): void {
  sheet.shape(
    blob(
      [
        [0, 0, 1],
        [15, 6],
        [18, 26],
        [18, 44],
        [30, 54, 1],
        [20, 62],
        [10, 54, 1],
        [0, 66, 1],
        [-10, 54, 1],
        [-20, 62],
        [-30, 54, 1],
        [-18, 44],
        [-18, 26],
        [-15, 6],
      ],
      3,
    ),
    'line',
    flower.petals,
  );
  if (flower.level > 0)
    for (const x of [-7, 7])
      sheet.line(
        [
          [x * 0.5, 8],
          [x, 30],
          [x * 1.2, 50],
        ],
        'fine',
        0.5,
      );
  sheet.shape(ellipse(0, 2, 8, 5), 'line', 'leaf');
}
