import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { SIDES } from './look.ts';

/** A frog that faces us, 350 units high on the frame's origin; at its left it holds a shaft that ends so far up. */
export function umbrellaFrog(sheet: Sheet, shaft: number): void {
  sheet.shape(rectangle(125, -shaft, 14, shaft - 40), 'line', 'wood');
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(drawn('40,-14 60,-96 120,-128 168,-96 174,-40 140,-6! 60,2!'), 'bold', 'grass');
    side.shape(
      unite([
        drawn('36,6! 62,-22 110,-30 160,-26 188,-6 172,22 120,22 70,20!'),
        ...[-20, 3, 24].map((y) => clockwise(ellipse(186 - Math.abs(y - 3) * 0.5, y, 21, 13))),
      ]),
      'bold',
      'leaf',
    );
    for (const y of [-9, 14]) side.line(traced(`120,${y * 0.3} 176,${y}`), 'line', 0.3);
  }
  sheet.shape(mirrored('0,-190 62,-180 92,-120 88,-50 54,0 0,6'), 'bold', 'grass');
  sheet.shape(mirrored('0,-166 44,-150 58,-96 50,-36 0,-12'), 'line', 'cream');
  sheet.shape(
    drawn('-66,-158! -104,-120 -108,-70 -84,-34! -60,-24 -40,-40! -64,-66 -66,-96 -52,-120!'),
    'bold',
    'grass',
  );
  sheet.shape(
    drawn('60,-166! 92,-132 112,-122 126,-134! 150,-118! 134,-90 104,-82 70,-100 46,-124!'),
    'bold',
    'grass',
  );
  for (const y of [-146, -126, -106]) sheet.shape(ellipse(134, y, 22, 12, -0.12), 'line', 'grass');
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 68, -304, 42, 40), 'bold', 'grass');
  const head = clockwise(mirrored('0,-308 56,-304 112,-278 136,-236 120,-196 66,-172 0,-166'));
  sheet.shape(head, 'bold', 'grass');
  for (const side of [-1, 1]) {
    sheet.shape(ellipse(side * 68, -306, 26, 25), 'line', 'paper');
    sheet.ink(ellipse(side * 64, -304, 12, 15));
    sheet.gleam(ellipse(side * 64 + 4, -310, 4));
    sheet.ink(ellipse(side * 14, -256, 4, 3));
    sheet.shape(ellipse(side * 92, -216, 19, 15), 'line', 'blush');
  }
  sheet.line(traced('-86,-238 -46,-208 0,-198 46,-208 86,-238'), 'bold', 0.3);
}
