import { knots } from '../../geometry/knots.ts';
import { blob } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import type { Figure } from './figure.ts';

/** A fish seen from the side, swimming to the right. */
export const fish: Figure = {
  width: 128,
  height: 84,
  draw(sheet, { level, main, accent }) {
    for (const side of [1, -1])
      sheet.shape(
        blob([
          [-16, side * 22, 1],
          [-4, side * 41],
          [26, side * 34],
          [20, side * 20, 1],
        ]),
        'line',
        accent,
      );
    sheet.shape(blob(knots('-34,0! -46,-20 -64,-32! -58,-10 -56,0 -58,10 -64,32! -46,20')), 'line', accent);
    const body = blob(knots('62,4 46,-18 14,-30 -18,-20 -42,0! -18,22 14,30 46,22'));
    sheet.shape(body, 'line', main);
    const inside = sheet.inside([body]);
    if (level > 0) {
      const rows = level === 1 ? 2 : 3;
      for (let column = 3; column >= 0; column--)
        for (let row = -rows; row <= rows; row++) {
          const step = level === 1 ? 17 : 13;
          const y = (row + (column % 2) * 0.5) * step;
          inside.shape(
            ellipse(-34 + column * step * 0.9, y, step * 0.62, step * 0.52),
            'fine',
            column % 2 ? accent : main,
          );
        }
    }
    inside.shape(blob(knots('26,-40! 14,-12 16,14 26,40! 80,40! 80,-40!')), 'line', 'cream');
    sheet.rim(body, 'line');
    sheet.ink(ellipse(38, -7, 4.6));
    sheet.line(arc(56, 8, 10, 6, 1.7, 3), 'fine');
  },
};
