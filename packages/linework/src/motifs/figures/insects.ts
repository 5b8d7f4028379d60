import { knots, points } from '../../geometry/knots.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { arc, ellipse, spiral } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Figure } from './figure.ts';

/** A butterfly from above, flying up. */
export const butterfly: Figure = {
  width: 124,
  height: 104,
  draw(sheet, { level, main, accent }) {
    for (const side of [-1, 1]) {
      const half = sheet.at({ flip: side < 0 });
      half.shape(blob(knots('4,0! 34,2 52,20 42,44 26,50 12,28')), 'line', accent);
      half.shape(blob(knots('4,-2! 16,-34 42,-52 61,-46 58,-18 38,2')), 'line', main);
      if (level === 0) {
        half.shape(ellipse(40, -28, 12, 10, -0.6), 'fine', 'cream');
        continue;
      }
      half.shape(place(petal('drop', 40, 25), { x: 16, y: -12, angle: 0.9 }), 'fine', 'cream');
      half.shape(place(petal('drop', 28, 19), { x: 16, y: 12, angle: 2.2 }), 'fine', 'cream');
      if (level === 2) {
        half.shape(ellipse(39, -30, 5.4), 'fine', accent);
        half.shape(ellipse(31, 24, 4.4), 'fine', main);
      }
      half.line(curve(points('2,-26 8,-40 20,-48')), 'fine', 0.3);
    }
    sheet.shape(twin(knots('0,-28 5,-22 6,-8 5,14 0,36!')), 'line', 'wood');
  },
};

/** A bumblebee from above, flying up. */
export const bee: Figure = {
  width: 104,
  height: 100,
  draw(sheet, { level }) {
    for (const side of [-1, 1]) {
      const half = sheet.at({ flip: side < 0 });
      half.shape(place(petal('round', 44, 26), { x: 8, y: 2, angle: 1.95 }), 'line', 'soft');
      half.shape(place(petal('round', 54, 32), { x: 8, y: -6, angle: 1.22 }), 'line', 'soft');
      if (level === 2) half.line(curve(points('12,-8 28,-14 44,-20')), 'fine');
      half.line(curve(points('5,-36 9,-44 17,-47')), 'fine', 0.3);
    }
    const body = twin(knots('0,-26 17,-16 20,8 13,32 0,46!'));
    sheet.shape(body, 'line', 'sun');
    const inside = sheet.inside([body]);
    const stripes =
      level === 0
        ? [[-2, 22]]
        : [
            [-4, 8],
            [18, 30],
          ];
    for (const [top, bottom] of stripes)
      inside.shape(
        blob([
          [-30, top! - 4, 1],
          [0, top! + 4],
          [30, top! - 4, 1],
          [30, bottom! - 4, 1],
          [0, bottom! + 4],
          [-30, bottom! - 4, 1],
        ]),
        'line',
        'wood',
      );
    sheet.rim(body, 'line');
    sheet.shape(ellipse(0, -28, 14, 12), 'line', 'ember');
    for (const side of [-1, 1]) sheet.ink(ellipse(side * 6, -31, 2.6));
  },
};

/** A ladybird from above, walking up. */
export const ladybird: Figure = {
  width: 84,
  height: 96,
  draw(sheet, { level }) {
    for (const side of [-1, 1])
      sheet.line(
        curve([
          [side * 6, -32],
          [side * 10, -44],
          [side * 20, -47],
        ]),
        'fine',
        0.3,
      );
    sheet.shape(ellipse(0, -27, 20, 16), 'line', 'wood');
    sheet.shape(ellipse(0, 8, 40, 38), 'line', 'rust');
    sheet.line(
      [
        [0, -29],
        [0, 45],
      ],
      'line',
      0,
    );
    const spots =
      level === 0
        ? [[18, 6, 10]]
        : [
            [15, -10, 6.6],
            [24, 10, 7],
            [13, 27, 6],
          ];
    for (const [x, y, r] of spots)
      for (const side of [-1, 1]) sheet.shape(ellipse(side * x!, y!, r!), 'fine', 'wood');
  },
};

/** A dragonfly from above, flying up. */
export const dragonflyFigure: Figure = {
  width: 130,
  height: 126,
  draw(sheet, { level, main, accent }) {
    for (const side of [-1, 1]) {
      const half = sheet.at({ flip: side < 0 });
      for (const [y, angle, length] of [
        [-22, 1.86, 60],
        [-30, 1.3, 66],
      ] as const) {
        half.shape(place(petal('drop', length, 25), { x: 2, y, angle }), 'line', 'soft');
        if (level > 0)
          half.shape(
            place(petal('drop', length * 0.62, 12), {
              x: length * 0.24,
              y: y - Math.cos(angle) * length * 0.22,
              angle,
            }),
            'fine',
            accent,
          );
      }
    }
    const tail = twin(points('0,-34 8,-28 7,-10 5,20 6,52 0,62'));
    sheet.shape(tail, 'line', main);
    const inside = sheet.inside([tail]);
    for (let i = 0; i < (level === 0 ? 2 : 4); i++)
      inside.line(
        [
          [-12, (level === 0 ? 8 : 0) + i * (level === 0 ? 24 : 14)],
          [12, (level === 0 ? 8 : 0) + i * (level === 0 ? 24 : 14)],
        ],
        'fine',
        0,
      );
    sheet.shape(ellipse(0, -40, 13, 11), 'line', main);
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 9, -46, 8), 'line', accent);
  },
};

/** A snail crawling to the right. */
export const snailFigure: Figure = {
  width: 116,
  height: 84,
  draw(sheet, { level, main, accent }) {
    for (const [x, y] of [
      [46, -30],
      [56, -24],
    ] as const) {
      sheet.line(
        [
          [44, -2],
          [x, y],
        ],
        'line',
        0,
      );
      sheet.shape(ellipse(x, y - 4, 4.6), 'fine', accent);
    }
    sheet.shape(blob(knots('-56,40! -36,24 0,20 26,14 32,-8 48,-12 56,4 50,28 34,40!')), 'line', 'sand');
    sheet.shape(ellipse(-8, 0, 35), 'line', main);
    if (level > 0) sheet.shape(ellipse(-6, 3, 23), 'line', accent);
    sheet.line(spiral(-6, 4, level > 0 ? 15 : 24, level > 0 ? 1.2 : 1.6, -0.4), 'line', 0.4);
    sheet.line(arc(46, 10, 7, 6, 0.2, 1.4), 'fine');
  },
};
