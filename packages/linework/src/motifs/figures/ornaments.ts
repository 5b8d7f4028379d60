import { knots, points } from '../../geometry/knots.ts';
import { around } from '../../geometry/around.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Figure } from './figure.ts';

const PAISLEY = blob(knots('0,60 -32,46 -40,16 -28,-16 -2,-36 20,-60! 26,-38 22,-22 38,2 40,30 26,52'));

/** A paisley, its tip leaning to the right. */
export const paisley: Figure = {
  width: 88,
  height: 124,
  draw(sheet, { level, main, accent }) {
    sheet.shape(PAISLEY, 'line', main);
    sheet.shape(place(PAISLEY, { scale: 0.72, x: 0.4, y: 6 }), 'fine', 'soft');
    if (level === 0) return sheet.shape(ellipse(0, 22, 14), 'fine', accent);
    around(sheet, { centre: [0, 24], radius: 0, count: level === 1 ? 5 : 6 }, (spot) =>
      spot.shape(petal('drop', 20, level === 1 ? 15 : 13), 'fine', accent),
    );
    sheet.shape(ellipse(0, 24, 5), 'fine', 'sun');
    sheet.shape(place(petal('drop', 20, 11), { x: 6, y: -8, angle: 0.35 }), 'fine', main);
  },
};

/** A lotus from the side. */
export const lotusFigure: Figure = {
  width: 124,
  height: 88,
  draw(lower, { level, main, accent }) {
    const sheet = lower.at({ y: 3, scale: 1.08 });
    for (const [angle, length, width] of [
      [1.12, 58, 26],
      [0.62, 68, 30],
    ].slice(level === 0 ? 1 : 0))
      for (const side of [-1, 1])
        sheet.shape(
          place(petal('lotus', length!, width!), { y: 34, angle: side * angle! }),
          'line',
          angle! > 1 ? accent : main,
        );
    sheet.shape(place(petal('lotus', 74, 36), { y: 36 }), 'line', accent);
    if (level === 2) sheet.shape(place(petal('lotus', 40, 18), { y: 26 }), 'fine', 'soft');
    sheet.shape(twin(knots('0,42 26,36 34,22! 0,28')), 'line', 'leaf');
  },
};

/** A fan of leaves rising from a point. */
export const palmette: Figure = {
  width: 112,
  height: 108,
  draw(sheet, { level, main, accent }) {
    const leaves = [3, 5, 7][level]!;
    const half = (leaves - 1) / 2;
    for (let i = half; i >= 0; i--)
      for (const side of i === 0 ? [1] : [-1, 1])
        sheet.shape(
          place(petal(i === 0 ? 'lotus' : 'drop', 92 - (i / half) * 34, level === 0 ? 44 : 28), {
            y: 46,
            angle: (side * i * 1.25) / half,
          }),
          'line',
          i % 2 === 0 ? main : accent,
        );
    sheet.shape(ellipse(0, 42, 13, 11), 'line', 'sun');
  },
};

/** A peacock's feather, its eye up. */
export const peacockFeather: Figure = {
  width: 72,
  height: 124,
  draw(sheet, { level, main, accent }) {
    const vane = twin(knots('0,-62! 26,-46 35,-16 24,18 0,46!'));
    sheet.shape(
      tube(
        [
          [0, 62],
          [0, 20],
        ],
        () => 3,
      ),
      'line',
      'gold',
    );
    sheet.shape(vane, 'line', 'leaf');
    if (level > 0) {
      const inside = sheet.inside([vane]);
      for (let i = 0; i < 3; i++)
        for (const side of [-1, 1])
          inside.line(
            curve([
              [0, 42 - i * 14],
              [side * 16, 26 - i * 14],
              [side * 40, -2 - i * 15],
            ]),
            'fine',
            0,
          );
    }
    sheet.shape(place(petal('round', 66, 50), { y: 12 }), 'line', main);
    sheet.shape(place(petal('heart', 42, 34), { y: 2 }), 'line', accent);
    if (level > 0) sheet.shape(ellipse(0, -20, 9, 11), 'fine', 'sun');
  },
};

/** A plain feather, its tip up. */
export const feather: Figure = {
  width: 60,
  height: 128,
  draw(sheet, { level, main, accent }) {
    const vane = blob(
      knots('0,42! -20,26 -17,18! -26,2 -26,-30 -10,-54 4,-64! 22,-42 28,-14 22,-2! 27,4 20,28'),
    );
    sheet.shape(vane, 'line', main);
    const inside = sheet.inside([vane]);
    const barbs = [2, 3, 5][level]!;
    for (let i = 0; i < barbs; i++)
      for (const side of [-1, 1]) {
        const y = 34 - (i * 72) / barbs;
        inside.line(
          curve([
            [0, y],
            [side * 12, y - 12],
            [side * 34, y - 24],
          ]),
          'fine',
          0,
        );
      }
    inside.shape(blob(knots('-40,-34! 0,-20 40,-34! 40,-90! -40,-90!')), 'fine', accent);
    sheet.rim(vane, 'line');
    sheet.shape(
      tube(points('0,64 1,10 2,-44'), (t) => 3.4 - 2 * t),
      'line',
      'cream',
    );
  },
};

const heart = (size: number, y: number): Point[] => place(petal('heart', 100 * size, 104 * size), { y });

/** A heart holding a smaller one. */
export const heartFigure: Figure = {
  width: 104,
  height: 100,
  draw(sheet, { level, main, accent }) {
    sheet.shape(heart(1, 50), 'line', main);
    if (level > 0) sheet.shape(heart(0.7, 34), 'fine', 'soft');
    sheet.shape(heart(level === 0 ? 0.5 : 0.36, level === 0 ? 24 : 15), 'fine', accent);
  },
};

/** A crescent moon open to the right. */
export const crescent: Figure = {
  width: 84,
  height: 108,
  draw(sheet, { level, main }) {
    sheet.shape(blob(knots('26,-52! -16,-46 -42,0 -16,46 26,52! 4,26 -4,0 4,-26')), 'line', main);
    if (level > 0) sheet.shape(star(22, 0, 18, 8.6, 5), 'line', 'sun');
  },
};

/** A small sun. */
export const sunlet: Figure = {
  width: 108,
  height: 108,
  draw(sheet, { level, main, accent }) {
    const rays = [8, 8, 12][level]!;
    around(sheet, { radius: 22, count: rays }, (spot, i) =>
      spot.shape(petal('leaf', i % 2 === 0 ? 32 : 25, 220 / rays), 'line', i % 2 === 0 ? main : accent),
    );
    sheet.shape(ellipse(0, 0, 27), 'line', 'sun');
    if (level === 2) sheet.shape(ellipse(0, 0, 17), 'fine', 'cream');
  },
};

/** A five-pointed star holding a smaller one. */
export const starFigure: Figure = {
  width: 104,
  height: 104,
  draw(sheet, { level, main, accent }) {
    sheet.shape(star(0, 2, 54, 26, 5), 'line', main);
    if (level > 0) sheet.shape(star(0, 2, 30, 14, 5), 'fine', accent);
  },
};

/** A bow of two curls that meet below, like wrought iron. */
export const curls: Figure = {
  width: 120,
  height: 84,
  draw(sheet, { level, main, accent }) {
    for (const side of [-1, 1]) {
      const curl = blob([
        [0, 42, 1],
        [side * 30, 30],
        [side * 56, 0],
        [side * 46, -28],
        [side * 20, -28],
        [side * 14, -8],
        [side * 28, 0],
        [side * 34, -10],
        [side * 40, 4],
        [side * 26, 16],
        [side * 6, 4],
        [0, 14, 1],
      ]);
      sheet.shape(curl, 'line', main);
    }
    sheet.shape(place(petal('drop', 44, 24), { y: 8 }), 'line', accent);
    if (level > 0) sheet.shape(ellipse(0, 22, 8), 'fine', 'sun');
  },
};
