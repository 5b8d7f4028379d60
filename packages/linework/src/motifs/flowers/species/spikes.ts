import { bezier } from '../../../geometry/curve.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { petal } from '../../../geometry/petal.ts';
import { place, type Point } from '../../../geometry/point.ts';
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
