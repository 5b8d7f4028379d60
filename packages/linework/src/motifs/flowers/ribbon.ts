import { bezier, blob, type Knot } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** A ribbon with a bow, about 240 units wide, its knot on the origin. */
export function bow(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    const turned = (knots: readonly Knot[]): Path =>
      blob(knots.map(([x, y, c]): Knot => (c === 1 ? [x * side, y, 1] : [x * side, y])));
    sheet.shape(
      turned([
        [6, 8, 1],
        [40, 60],
        [62, 128, 1],
        [30, 116],
        [20, 132, 1],
        [4, 70],
      ]),
      'line',
      'b',
    );
    sheet.shape(
      turned([
        [8, -8, 1],
        [50, -44],
        [104, -46],
        [118, -8],
        [92, 30],
        [40, 26],
        [8, 10, 1],
      ]),
      'line',
      'b',
    );
    if (level > 0)
      sheet.line(
        bezier([side * 14, 0], [side * 40, -12], [side * 60, -14], [side * 84, -10], 10),
        'fine',
        0.6,
      );
  }
  sheet.shape(rectangle(-18, -19, 36, 38, 12), 'line', 'd');
}
