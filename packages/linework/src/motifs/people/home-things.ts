import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** A pole under the ceiling with garlic, herbs and a sieve on hooks. */
export function hangingThings(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-20, 74, 840, 20, 8), 'bold', 'wood');
  for (const x of [96, 212, 610, 716])
    sheet.line(
      [
        [x, 84],
        [x, 120],
      ],
      'line',
      0,
    );
  for (const [x, y] of [
    [78, 148],
    [114, 152],
    [84, 190],
    [112, 196],
    [98, 236],
  ] as const)
    sheet.shape(
      blob(knots('0,-24! 22,-4 14,22 0,26 -14,22 -22,-4')).map(([u, v]): Point => [u + x, v + y]),
      'line',
      'cream',
    );
  for (const lean of [-0.44, 0.44, -0.2, 0.2, 0])
    sheet.shape(place(petal('leaf', 140, 44), { x: 212, y: 124, angle: Math.PI + lean }), 'line', 'leaf');
  sheet.shape(rectangle(198, 118, 28, 18, 5), 'line', 'a');
  sheet.shape(ellipse(610, 178, 62, 60), 'bold', 'stone');
  sheet.shape(ellipse(610, 178, 44, 42), 'line', 'paper');
  if (level === 2)
    for (const x of [-18, 0, 18])
      sheet.line(
        [
          [610 + x, 144],
          [610 + x, 212],
        ],
        'fine',
        0,
      );
  sheet.shape(rectangle(706, 116, 20, 110, 8), 'line', 'wood');
  sheet.shape(
    blob(knots('-34,0! 34,0! 26,44 0,54 -26,44')).map(([u, v]): Point => [u + 716, v + 222]),
    'bold',
    'stone',
  );
}

/** A low stool with a jar of brushes and a tube of paint, its foot on the origin. */
export function brushStool(sheet: Sheet): void {
  for (const x of [-46, 34]) sheet.shape(rectangle(x, -96, 12, 96, 3), 'line', 'wood');
  for (const [x, lean] of [
    [-26, -0.3],
    [-12, 0.02],
    [2, 0.34],
  ] as const) {
    const brush = sheet.at({ x, y: -160, angle: lean });
    brush.shape(rectangle(-4, -64, 8, 74), 'line', 'sun');
    brush.shape(blob(knots('-7,-62! 7,-62! 8,-82 0,-100! -8,-82')), 'line', 'rust');
  }
  sheet.shape(blob(knots('-42,-172! 18,-172! 14,-110! -38,-110!')), 'bold', 'water');
  sheet.shape(rectangle(26, -132, 44, 22, 8), 'line', 'a');
  sheet.shape(rectangle(-66, -114, 144, 22, 6), 'bold', 'wood');
}
