import { petal } from '../../geometry/petal.ts';
import { ellipse } from '../../geometry/forms.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { dresser, eachSpot, lay, layCourses, type Bed } from './laying.ts';

/** Hanging folds: broad and narrow columns across which woven bands sag. */
function folds(bed: Bed): void {
  const [left, top, right, bottom] = bed.box;
  const xs = [left - bed.size];
  while (xs.at(-1)! < right + bed.size)
    xs.push(xs.at(-1)! + bed.size * (xs.length % 2 ? 0.86 : 0.46) * bed.random.range(0.85, 1.15));
  const sway = xs.map(() => bed.random.range(-0.3, 0.3) * bed.size);
  const phase = bed.random.range(0, 6);
  const edge = (k: number, t: number): Point => [
    xs[k]! + sway[k]! * (0.3 + 0.7 * Math.sin(t * 2.4 + phase)) * t,
    mix(top, bottom, t),
  ];
  const count = Math.max(2, Math.round((bottom - top) / (bed.size * 1.3)));
  for (let k = 0; k + 1 < xs.length; k++)
    for (let row = -1; row < count + 1; row++) {
      const border = (line: number): Path =>
        Array.from({ length: 7 }, (_, i): Point => {
          const [a, b] = [edge(k, line / count), edge(k + 1, line / count)];
          const sag = (k % 2 ? 0.26 : -0.14) * bed.size * Math.sin((Math.PI * i) / 6);
          return [mix(a[0], b[0], i / 6), mix(a[1], b[1], i / 6) + sag];
        });
      const narrow = (row + 2) % 3 === 0 ? 0.45 : 0;
      lay(
        bed,
        [...border(row + narrow), ...border(row + 1 + ((row + 3) % 3 === 0 ? 0.45 : 0)).toReversed()],
        row + 1 + (k % 2),
      );
    }
}

/** Stitches of knitting. */
function knit(bed: Bed): void {
  eachSpot(
    { ...bed, size: bed.size * 1.3 },
    { wide: 0.64, high: 0.25, loose: 0.01, upwards: true },
    (spot) => {
      if (spot.row % 2 === 1) return;
      for (const side of [-1, 1] as const)
        lay(
          bed,
          place(place(petal('leaf', 0.74, 0.44), { angle: side * -0.46, x: side * -0.03, y: 0.3 }), spot),
          (spot.row / 2) % 6 < 4 ? 0 : 1 + (spot.column % 2),
        );
    },
  );
}

/** Checks with a narrow stripe between them. */
function plaid(bed: Bed): void {
  const turned = bed.angle;
  layCourses(bed, { wide: 1, high: 1, stacked: true, wave: 0.02 }, (seen, row, column, cell) => {
    if (seen.length === 0) return;
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    const [x, y] = cell[0]!;
    const box = (u: number, v: number, w: number, h: number): Path =>
      [
        [u, v],
        [u + w, v],
        [u + w, v + h],
        [u, v + h],
      ].map(([p, q]): Point => [x + (p! * cos - q! * sin) * bed.size, y + (p! * sin + q! * cos) * bed.size]);
    lay({ ...bed, zone: seen }, box(0.62, -0.1, 0.38, 1.2), row + 1);
    lay({ ...bed, zone: seen }, box(-0.1, 0.62, 1.2, 0.38), column + 2);
    lay({ ...bed, zone: seen }, box(0.62, 0.62, 0.38, 0.38), 3);
  });
}

/** Printed cotton: flowers with leaves on a ground that stripes divide. */
function print(bed: Bed): void {
  layCourses(bed, { wide: 1.4, high: 1, wave: 0.05, lean: 0.2 }, (seen, row, column, cell) => {
    if (seen.length === 0) return;
    const middle = {
      x: (cell[0]![0] + cell[7]![0]) / 2,
      y: (cell[0]![1] + cell[7]![1]) / 2,
      scale: bed.size,
    };
    const within = { ...bed, zone: seen };
    for (let i = 0; i < 5; i++)
      lay(
        within,
        place(place(petal('round', 0.42, 0.4), { angle: i * 1.257 + row + column }), middle),
        1 + ((row + column) % 2),
      );
    lay(within, place(ellipse(0, 0, 0.12), middle), 3);
  });
}

/** Cloth: a curtain's folds, knitting, checks, printed cotton. */
export const dressCloth = dresser(
  'cloth',
  { size: 86, roles: ['a', 'soft', 'b', 'cream'] },
  { folds, knit, plaid, print },
);
