import { clockwise, unite } from '../geometry/boolean.ts';
import { curve } from '../geometry/curve.ts';
import { drawn, traced } from '../geometry/drawn.ts';
import { ellipse, tube } from '../geometry/forms.ts';
import { knots } from '../geometry/knots.ts';
import type { Sheet } from '../sheet.ts';

/** A cat in profile, sitting on the origin about 150 units high and looking up to the right, its tail behind it. */
export function strayCat(sheet: Sheet): void {
  const spine = curve(knots('-40,-14 -92,-12 -122,-30 -116,-66'), 5);
  sheet.shape(clockwise(tube(spine, () => 15)), 'line', 'fur');
  sheet.shape(
    unite([
      drawn('-52,2! -62,-26 -54,-60 -26,-84 -8,-104 22,-112 32,-84 32,-40 40,-8 52,-2 52,4!'),
      drawn('-22,-112 -16,-142 -22,-164! 6,-152 16,-174! 32,-148 56,-142 70,-128 58,-112 36,-100 6,-92'),
    ]),
    'line',
    'fur',
  );
  sheet.line(traced('-2,2 -30,-8 -34,-34 -12,-48'), 'line', 0.4);
  sheet.line(traced('14,2 10,-30 16,-50'), 'line', 0.4);
  sheet.line(traced('24,-130 32,-134 38,-128'), 'line', 0.3);
  sheet.line(traced('58,-116 46,-112 38,-116'), 'line', 0.3);
  sheet.ink(ellipse(67, -131, 5, 4, 0.5));
  for (const way of ['44,-120 66,-106', '40,-116 56,-98']) sheet.line(traced(way), 'fine', 0.5);
}
