import { knots, points } from '../../geometry/knots.ts';
import { blob, twin } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import type { Figure } from './figure.ts';

/** Eyes closed in content: two bows. */
function shut(sheet: Sheet, x: number, y: number, size: number): void {
  for (const side of [-1, 1])
    sheet.line(arc(side * x, y - size * 0.4, size, size, 0.35, Math.PI - 0.35), 'fine', 0.3);
}

/** An owl from the front. */
export const owlFigure: Figure = {
  width: 92,
  height: 120,
  draw(sheet, { level, main, accent }) {
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 13, 54, 10, 7), 'line', 'ember');
    const body = twin(knots('0,-42 20,-46 38,-60! 40,-34 38,4 34,36 0,56'));
    sheet.shape(body, 'line', main);
    const belly = twin(knots('0,-10! 22,2 24,28 0,50'));
    sheet.shape(belly, 'line', 'cream');
    if (level > 0) {
      const inside = sheet.inside([belly]);
      for (let row = 3; row >= 0; row--)
        for (let column = -2; column <= 2; column++)
          inside.shape(
            ellipse((column + (row % 2) * 0.5) * 15, 8 + row * 11, 8.4, 9.5),
            'fine',
            row % 2 === 0 ? 'cream' : accent,
          );
      sheet.rim(belly, 'line');
    }
    for (const side of [-1, 1]) {
      const wing = blob([
        [side * 38, -10, 1],
        [side * 22, 2],
        [side * 24, 28],
        [side * 36, 46, 1],
        [side * 45, 22],
      ]);
      sheet.shape(wing, 'line', accent);
      sheet.shape(ellipse(side * 17, -24, 18, 18), 'line', 'cream');
      if (level > 0) sheet.shape(ellipse(side * 16, -24, 10.5), 'fine', 'sun');
      sheet.ink(ellipse(side * 15, -24, 5.2));
    }
    sheet.shape(twin(knots('0,-20 6,-16 0,-3!')), 'line', 'ember');
  },
};

/** A sitting cat from the front. */
export const catFigure: Figure = {
  width: 100,
  height: 120,
  draw(sheet, { level, main, accent }) {
    sheet.shape(blob(knots('20,52! 44,48 48,22 38,12 40,0 52,14 56,40 44,60 20,60!')), 'line', accent);
    sheet.shape(twin(points('0,-14 20,-8 34,30 32,58 0,60')), 'line', main);
    sheet.shape(twin(points('0,0 14,8 12,32 0,40')), 'line', 'cream');
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 14, 53, 13, 8), 'line', 'cream');
    const head = twin(knots('0,-50 16,-50 36,-62! 40,-34 30,-10 0,-2'));
    sheet.shape(head, 'line', main);
    if (level > 0) {
      for (const side of [-1, 1])
        sheet.shape(
          blob(
            [
              [side * 24, -46, 1],
              [side * 34, -54, 1],
              [side * 35, -38, 1],
            ],
            3,
          ),
          'fine',
          'blush',
        );
      sheet.shape(twin(knots('0,-49 7,-47 0,-32!')), 'fine', accent);
    }
    shut(sheet, 17, -25, 7.5);
    sheet.ink(twin(knots('0,-17 4.6,-17 0,-12!'), 0, 2));
    for (const side of [-1, 1])
      sheet.line(
        arc(side * 5, -11, 5, 4, side > 0 ? 0.2 : Math.PI - 0.2, Math.PI - (side > 0 ? 0.2 : Math.PI - 0.2)),
        'fine',
      );
  },
};

/** A small bird looking to the right, its tail up. */
export const birdFigure: Figure = {
  width: 124,
  height: 96,
  draw(sheet, { level, main, accent, tiny }) {
    sheet.shape(blob(knots('-26,-4! -44,-24 -60,-30! -62,-8! -50,10 -24,22!')), 'line', accent);
    sheet.shape(blob(knots('46,-22! 62,-14! 46,-8!')), 'line', 'ember');
    const body = blob(points('50,-14 46,-34 26,-42 6,-30 -10,-14 -36,-2 -30,24 -4,42 28,34 44,10'));
    sheet.shape(body, 'line', main);
    sheet.inside([body]).shape(blob(points('62,0 36,-2 22,14 4,50 60,50')), 'line', 'cream');
    sheet.rim(body, 'line');
    sheet.shape(blob(knots('12,-12! 18,8 2,24 -34,18! -24,0')), 'line', accent);
    if (level > 0)
      for (const [x, y] of [
        [2, 2],
        [-8, 8],
      ] as const)
        sheet.line(arc(x - 6, y, 14, 12, 0.1, 1.6), 'fine');
    sheet.ink(ellipse(33, -24, 4.2));
    if (!tiny) sheet.gleam(ellipse(34.4, -25.6, 1.4));
  },
};

/** A swan swimming to the right. */
export const swanFigure: Figure = {
  width: 124,
  height: 108,
  draw(sheet, { level, accent }) {
    sheet.shape(blob(knots('54,-42! 62,-32 50,-32!')), 'line', 'ember');
    sheet.shape(
      blob(
        knots(
          '54,-40 46,-52 30,-50 24,-32 34,-8 38,6 24,14 0,8 -30,-2 -60,-10! -52,26 -24,46 24,46 54,24 56,0 42,-24 44,-36 50,-32',
        ),
      ),
      'line',
      'paper',
    );
    for (const [i, size] of [1, 0.62].slice(0, level === 0 ? 1 : 2).entries())
      sheet.shape(
        place(blob(knots('30,4 18,26 -18,26 -56,-2! -40,-6 -52,-22! -24,-20 6,-14')), {
          scale: size,
          x: 6 - i * 2,
          y: 8 - i * 2,
        }),
        'line',
        i % 2 === 0 ? 'soft' : accent,
      );
    sheet.ink(ellipse(43, -42, 3));
  },
};
