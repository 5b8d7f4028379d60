import { points, knots } from '../../geometry/knots.ts';
import { around } from '../../geometry/around.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { Figure } from './figure.ts';

/** A tulip with two leaves. */
export const tulip: Figure = {
  width: 84,
  height: 116,
  draw(sheet, { level, main, accent }) {
    for (const side of [-1, 1])
      sheet.shape(
        blob([
          [0, 58, 1],
          [side * 26, 34],
          [side * 40, 2, 1],
          [side * 16, 14],
          [0, 36, 1],
        ]),
        'line',
        'leaf',
      );
    sheet.shape(points('-4,58 -4,0 4,0 4,58'), 'line', 'leaf');
    for (const side of [-1, 1])
      sheet.shape(
        blob([
          [0, 10, 1],
          [side * 28, 4],
          [side * 34, -26],
          [side * 32, -54, 1],
          [side * 14, -38],
          [0, -10, 1],
        ]),
        'line',
        accent,
      );
    sheet.shape(twin(knots('0,-58! 18,-34 18,-6 0,10')), 'line', main);
    if (level === 2) sheet.shape(place(petal('leaf', 34, 14), { y: -6 }), 'fine', 'cream');
  },
};

/** A twig of paired leaves. */
export const leafSprig: Figure = {
  width: 80,
  height: 120,
  draw(sheet, { level, accent }) {
    sheet.line(curve(points('0,60 1,20 0,-30')), 'line', 0.3);
    const pairs = level === 0 ? 2 : 3;
    for (let i = 0; i < pairs; i++)
      for (const side of [-1, 1])
        sheet.shape(
          place(petal('leaf', 44 - i * 5, level === 0 ? 25 : 19), {
            y: 48 - i * (78 / pairs),
            angle: side * 0.85,
          }),
          'line',
          i % 2 === 0 ? 'leaf' : 'grass',
        );
    sheet.shape(place(petal('leaf', 44, level === 0 ? 26 : 20), { y: -16 }), 'line', 'leaf');
    if (level === 2) for (const side of [-1, 1]) sheet.shape(ellipse(side * 14, -44, 6), 'fine', accent);
  },
};

function flowerFigure(petals: (sheet: Sheet, level: 0 | 1 | 2, main: Role, accent: Role) => void): Figure {
  return {
    width: 104,
    height: 104,
    draw: (sheet, { level, main, accent }) => petals(sheet, level, main, accent),
  };
}

/** A daisy seen from above. */
export const daisyFigure: Figure = flowerFigure((sheet, level, main) => {
  const count = [6, 8, 10][level]!;
  around(sheet, { radius: 8, count }, (spot) => spot.shape(petal('round', 43, 300 / count), 'line', main));
  sheet.shape(ellipse(0, 0, 17), 'line', 'sun');
});

/** A wild rose: five notched petals over a calyx. */
export const roseFigure: Figure = flowerFigure((sheet, level, main, accent) => {
  if (level > 0)
    around(sheet, { radius: 10, count: 5, phase: 0.5 }, (spot) =>
      spot.shape(petal('leaf', 42, 22), 'line', 'leaf'),
    );
  around(sheet, { radius: 0, count: 5 }, (spot) => {
    spot.shape(petal('heart', 50, 52), 'line', main);
    if (level === 2) spot.shape(place(petal('heart', 22, 20), { y: -16 }), 'fine', accent);
  });
  sheet.shape(ellipse(0, 0, 14), 'line', 'sun');
  if (level > 0) sheet.shape(ellipse(0, 0, 6.4), 'fine', accent);
});

/** A toadstool. */
export const toadstool: Figure = {
  width: 96,
  height: 100,
  draw(sheet, { level }) {
    sheet.shape(twin(knots('0,-2! 14,-2! 13,24 22,46 0,50')), 'line', 'cream');
    sheet.shape(twin(knots('0,-50 30,-38 47,-4 40,6! 20,0 0,5')), 'line', 'rust');
    for (const [x, y, r] of [
      [0, -28, 10],
      [-24, -14, 7.4],
      [24, -14, 7.4],
    ].slice(0, level === 0 ? 1 : 3))
      sheet.shape(ellipse(x!, y!, r!, r! * 0.86), 'fine', 'cream');
  },
};

/** An acorn with an oak leaf on both sides. */
export const acorn: Figure = {
  width: 96,
  height: 104,
  draw(sheet, { level }) {
    for (const side of [-1, 1]) {
      const leaf = blob([
        [0, -22, 1],
        [side * 8, -38],
        [side * 17, -35, 1],
        [side * 26, -50],
        [side * 32, -40, 1],
        [side * 44, -46],
        [side * 48, -36],
        [side * 41, -29, 1],
        [side * 46, -18],
        [side * 34, -18, 1],
        [side * 24, -8],
        [side * 14, -16],
      ]);
      sheet.shape(leaf, 'line', 'leaf');
      if (level > 0)
        sheet.line(
          curve([
            [side * 6, -22],
            [side * 20, -28],
            [side * 38, -35],
          ]),
          'fine',
        );
    }
    sheet.shape(twin(knots('0,50! 8,42 24,24 26,0! 0,0')), 'line', 'gold');
    const cap = twin(points('0,-24 22,-20 32,-4 26,6 0,8'));
    sheet.shape(cap, 'line', 'wood');
    const inside = sheet.inside([cap]);
    if (level === 2)
      for (const side of [-1, 1])
        for (let i = -1; i <= 1; i++)
          inside.line(
            [
              [i * 22 - side * 24, -26],
              [i * 22 + side * 24, 12],
            ],
            'fine',
            0,
          );
    sheet.shape(points('-4,-20 -5,-38 5,-38 4,-20'), 'line', 'wood');
  },
};
