import { points, knots } from '../geometry/knots.ts';
import { around } from '../geometry/around.ts';
import { clockwise } from '../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../geometry/curve.ts';
import { arc, ellipse } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { place, polar } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** Draws a fruit about the frame's origin; level 0 leaves out the small things. */
export type DrawFruit = (sheet: Sheet, level: 0 | 1 | 2) => void;

const leafAt = (sheet: Sheet, x: number, y: number, angle: number, length = 70): void => {
  const at = { x, y, angle };
  sheet.shape(place(petal('leaf', length, length * 0.52), at), 'line', 'leaf');
  sheet.line(
    place(
      [
        [0, -length * 0.06],
        [0, -length * 0.7],
      ],
      at,
    ),
    'fine',
    0.6,
  );
};

/** An apple, 100 units in radius. */
export const apple: DrawFruit = (sheet, level) => {
  sheet.line(curve(points('0,-74 6,-108 22,-132')), 'bold', 0.1);
  leafAt(sheet, 10, -98, 1.1);
  sheet.shape(twin(points('0,-78 44,-96 96,-60 98,10 66,82 30,98 0,90')), 'bold', 'rust');
  sheet.line(curve(points('-26,-76 0,-66 26,-76')), 'line', 0.5);
  if (level > 0) sheet.shape(blob(points('-70,-34 -56,-60 -46,-54 -60,-20 -62,4 -72,-4')), 'fine', 'paper');
};

/** A pear, 260 units high. */
export const pear: DrawFruit = (sheet, level) => {
  sheet.line(curve(points('0,-140 4,-170 18,-190')), 'bold', 0.1);
  leafAt(sheet, 6, -160, -1.1);
  sheet.shape(twin(points('0,-148 36,-130 46,-70 86,-6 92,60 56,108 0,116')), 'bold', 'grass');
  if (level === 2)
    for (const [x, y] of [
      [-30, 30],
      [-10, 60],
      [24, 44],
      [44, 72],
      [-46, 70],
      [10, 14],
    ] as const)
      sheet.ink(ellipse(x, y, 3.4));
  if (level > 0) sheet.shape(blob(points('-60,30 -50,0 -38,4 -46,34 -46,66 -58,58')), 'fine', 'paper');
};

/** The cut face of an orange, 100 units in radius. */
export const orange: DrawFruit = (sheet, level) => {
  sheet.shape(ellipse(0, 0, 100), 'bold', 'ember');
  sheet.shape(ellipse(0, 0, 84), 'line', 'paper');
  const count = level === 0 ? 6 : 8;
  around(sheet, { radius: 10, count }, (spot) =>
    spot.shape(
      petal('arch', 66, 400 / count).map(([x, y]) => [x * (0.2 + Math.min(1, -y / 66) * 0.8), y] as const),
      'line',
      'sun',
    ),
  );
};

/** A bunch of grapes hanging 260 units from the origin. */
export const grapes: DrawFruit = (sheet, level) => {
  const rows = level === 0 ? [3, 2, 1] : [4, 4, 3, 2, 1];
  const radius = level === 0 ? 46 : 33;
  leafAt(sheet, 0, 10, -1.2, 96);
  leafAt(sheet, 0, 10, 1, 80);
  rows.toReversed().forEach((count, i) => {
    const row = rows.length - 1 - i;
    for (let k = 0; k < count; k++) {
      const x = (k - (count - 1) / 2) * radius * 1.72 + (row % 2) * 6;
      const y = 30 + row * radius * 1.42;
      sheet.shape(ellipse(x, y, radius), 'line', 'd');
      if (level > 0)
        sheet.line(arc(x, y, radius * 0.62, radius * 0.62, Math.PI * 1.1, Math.PI * 1.45), 'fine', 0.6);
    }
  });
};

/** Two bananas joined at the stalk, bending round the origin. */
export const bananas: DrawFruit = (sheet, level) => {
  const banana: readonly Knot[] = knots(
    '-136,-96! -112,-106! -92,-30 -20,32 92,34 146,2! 156,20! 104,82 -6,94 -96,40 -136,-50',
  );
  for (const [angle, x, y] of [
    [-0.34, 10, -26],
    [0, 0, 0],
  ] as const) {
    const rim = place(blob(banana), { angle, x, y });
    sheet.shape(rim, 'bold', 'sun');
    const inside = sheet.inside([clockwise(rim)]);
    inside.line(place(curve(points('-122,-84 -104,-16 -30,58 92,62 140,22')), { angle, x, y }), 'fine', 0.5);
    if (level > 0)
      inside.line(
        place(
          [
            [-146, -74],
            [-96, -84],
          ],
          { angle, x, y },
        ),
        'line',
        0,
      );
  }
};

/** A pineapple, its body 300 units high about the origin, with a crown of leaves. */
export const pineapple: DrawFruit = (sheet, level) => {
  const crown = level === 0 ? [-0.7, 0.7, 0] : [-1, 1, -0.66, 0.66, -0.3, 0.3, 0];
  for (const angle of crown)
    sheet.shape(
      place(petal('leaf', 190 - Math.abs(angle) * 60, level === 0 ? 74 : 52), {
        x: angle * 22,
        y: -128,
        angle,
      }),
      'line',
      'leaf',
    );
  const rim = clockwise(twin(points('0,-150 70,-136 104,-60 108,40 80,130 0,152')));
  sheet.shape(rim, 'bold', 'gold');
  const inside = sheet.inside([rim]);
  const step = [82, 66, 50][level]!;
  for (let i = -8; i <= 8; i++)
    for (const way of [-1, 1])
      inside.line(
        curve([
          [-150, i * step - way * 110],
          [0, i * step + 14],
          [150, i * step + way * 110],
        ]),
        'line',
        0,
      );
  sheet.rim(rim, 'bold');
};

/** A strawberry, 150 units high. */
export const berry: DrawFruit = (sheet, level) => {
  sheet.shape(twin(points('0,-58 56,-58 74,-16 40,50 0,80')), 'bold', 'rust');
  if (level > 0)
    for (const [x, y] of [
      [-32, -22],
      [2, -30],
      [36, -18],
      [-14, 10],
      [22, 14],
      [0, 42],
    ] as const)
      sheet.line(
        [
          [x, y - 6],
          [x, y + 6],
        ],
        'line',
        0.6,
      );
  for (const angle of level === 2 ? [-1.3, 1.3, -0.6, 0.6, 0] : [-1.1, 1.1, 0]) {
    const [x, y] = polar([0, -58], 4, angle - Math.PI / 2);
    sheet.shape(place(petal('leaf', 42, 24), { x, y, angle: angle + Math.PI }), 'line', 'leaf');
  }
};

/** A plum with its seam, 80 units in radius. */
export const plum =
  (role: Role): DrawFruit =>
  (sheet, level) => {
    sheet.line(curve(points('4,-70 10,-92 26,-106')), 'line', 0.1);
    sheet.shape(blob(points('4,-74 56,-66 82,-10 60,58 0,80 -60,56 -82,-8 -50,-66')), 'bold', role);
    sheet.line(curve(points('4,-72 30,-20 18,46 4,78')), 'line', 0.4);
    if (level > 0) sheet.shape(ellipse(-42, -22, 9, 20, 0.4), 'fine', 'paper');
  };
