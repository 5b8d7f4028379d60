import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** A pole under the ceiling with garlic, herbs, a sieve and a ladle on hooks. */
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
    sheet.shape(drawn('0,-24! 22,-4 14,22 0,26 -14,22 -22,-4', { x, y }), 'line', 'cream');
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
  sheet.shape(drawn('-34,0! 34,0! 26,44 0,54 -26,44', { x: 716, y: 222 }), 'bold', 'stone');
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
    brush.shape(drawn('-7,-62! 7,-62! 8,-82 0,-100! -8,-82'), 'line', 'rust');
  }
  sheet.shape(drawn('-42,-172! 18,-172! 14,-110! -38,-110!'), 'bold', 'water');
  sheet.shape(rectangle(26, -132, 44, 22, 8), 'line', 'a');
  sheet.shape(rectangle(-66, -114, 144, 22, 6), 'bold', 'wood');
}

/** A toy bear that sits, its foot on the origin, 120 units high. */
export function teddy(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(ellipse(36, -8, 24, 18), 'line', 'fur');
    side.shape(ellipse(28, -114, 15), 'line', 'fur');
  }
  sheet.shape(ellipse(0, -36, 38, 40), 'bold', 'fur');
  if (level > 0) sheet.shape(ellipse(0, -32, 22, 24), 'line', 'cream');
  sheet.shape(ellipse(0, -88, 37, 33), 'bold', 'fur');
  sheet.shape(ellipse(0, -77, 18, 14), 'line', 'cream');
  sheet.ink(ellipse(0, -84, 6, 4.4));
  for (const x of [-14, 14]) sheet.ink(ellipse(x, -96, 3.6, 4.6));
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('30,-62! 54,-44 50,-26 36,-30'), 'line', 'fur');
}
