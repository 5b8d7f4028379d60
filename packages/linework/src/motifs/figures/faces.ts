import { points, knots } from '../../geometry/knots.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import type { Figure } from './figure.ts';

function open(sheet: Sheet, x: number, y: number, size: number, tiny: boolean | undefined): void {
  for (const side of [-1, 1]) {
    sheet.ink(ellipse(side * x, y, size, size * 1.15));
    if (!tiny) sheet.gleam(ellipse(side * x + size * 0.3, y - size * 0.4, size * 0.34));
  }
}

/** The face of a fox. */
export const foxFace: Figure = {
  width: 112,
  height: 104,
  draw(sheet, { level, tiny }) {
    for (const side of [-1, 1]) {
      sheet.shape(
        blob([
          [side * 14, -26, 1],
          [side * 34, -48],
          [side * 46, -52, 1],
          [side * 50, -28],
          [side * 46, -8, 1],
        ]),
        'line',
        'ember',
      );
      if (level > 0)
        sheet.shape(
          blob([
            [side * 27, -24, 1],
            [side * 42, -41, 1],
            [side * 42, -16, 1],
          ]),
          'fine',
          'cream',
        );
    }
    sheet.shape(twin(knots('0,-30 26,-24 44,-4 56,16! 34,28 12,46 0,51')), 'line', 'ember');
    for (const side of [-1, 1])
      sheet.shape(
        blob([
          [0, 44, 1],
          [side * 8, 18],
          [side * 26, 2],
          [side * 44, 6],
          [side * 55, 16, 1],
          [side * 34, 28],
          [side * 12, 46],
        ]),
        'line',
        'cream',
      );
    open(sheet, 20, 2, 4.6, tiny);
    sheet.ink(ellipse(0, 43, 7, 5.4));
    if (level === 2) sheet.shape(twin(knots('0,-28! 7,-14 0,8!')), 'fine', 'gold');
  },
};

/** A rabbit's face with long ears. */
export const bunnyFace: Figure = {
  width: 92,
  height: 124,
  draw(sheet, { level, main, tiny }) {
    for (const side of [-1, 1]) {
      sheet.shape(place(petal('round', 76, 31), { x: side * 14, y: 12, angle: side * 0.2 }), 'line', main);
      sheet.shape(place(petal('round', 48, 15), { x: side * 17, y: -5, angle: side * 0.2 }), 'fine', 'blush');
    }
    sheet.shape(twin(points('0,-14 28,-6 45,22 34,50 0,60')), 'line', main);
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 11, 42, 13, 11), 'line', 'cream');
    if (level > 0) for (const side of [-1, 1]) sheet.shape(ellipse(side * 30, 34, 7, 5.4), 'fine', 'blush');
    sheet.shape(ellipse(0, 31, 6.4, 4.8), 'fine', 'blush');
    open(sheet, 19, 16, 5, tiny);
  },
};

/** A mouse's face with round ears. */
export const mouseFace: Figure = {
  width: 112,
  height: 96,
  draw(sheet, { level, main, tiny }) {
    for (const side of [-1, 1]) {
      sheet.shape(ellipse(side * 34, -22, 22), 'line', main);
      sheet.shape(ellipse(side * 34, -22, 13), 'fine', 'blush');
    }
    sheet.shape(twin(points('0,-32 28,-20 38,8 18,36 0,46')), 'line', main);
    if (level > 0) sheet.shape(twin(points('0,10 14,20 12,36 0,46')), 'line', 'cream');
    sheet.shape(ellipse(0, 40, 7, 6), 'line', 'blush');
    open(sheet, 15, 8, 5, tiny);
    if (!tiny)
      for (const side of [-1, 1])
        sheet.line(
          curve([
            [side * 14, 34],
            [side * 30, 30],
            [side * 46, 34],
          ]),
          'fine',
          0.7,
        );
  },
};
