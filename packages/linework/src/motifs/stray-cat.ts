import { blob } from '../geometry/curve.ts';
import { knots, points } from '../geometry/knots.ts';
import type { Sheet } from '../sheet.ts';

/** A cat sitting with its back to us, looking up. */
export function strayCat(sheet: Sheet): void {
  sheet.shape(blob(points('22,-12 60,-8 78,-40 70,-62 60,-54 60,-30 34,-26')), 'line', 'fur');
  sheet.shape(blob(knots('-34,0! -36,-40 -16,-78 16,-78 36,-40 34,0! 0,6')), 'line', 'fur');
  sheet.shape(blob(knots('-30,-90 -32,-128! -14,-116 14,-116 32,-128! 30,-90 0,-68')), 'line', 'fur');
}
