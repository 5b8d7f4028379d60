import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { largeHead } from '../vehicles/large-heads.ts';

/** A cat that sits upright on the frame's origin, 210 units high. */
export function uprightCat(sheet: Sheet): void {
  sheet.shape(drawn('60,-36! 92,-28 112,-46 120,-80 150,-78 146,-26 118,10 60,10!'), 'bold', 'ember');
  sheet.shape(mirrored('0,-120 50,-106 84,-40 88,6! 0,12'), 'bold', 'ember');
  for (const side of [-1, 1]) {
    sheet.line(traced(`${side * 30},-72 ${side * 32},-54 ${side * 34},-38`), 'line', 0.3);
    sheet.shape(ellipse(side * 30, -10, 30, 25), 'line', 'cream');
  }
  largeHead(sheet.at({ y: -84, scale: 0.62 }), 'cat');
}
