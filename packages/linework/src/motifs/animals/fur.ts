import { bezier } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import type { Look } from './look.ts';

/** Where a few strokes of fur lie: a place, their direction (0 hangs down) and their length. */
export type Lock = readonly [x: number, y: number, angle: number, length: number];

/** Short bending strokes, three to a lock, that show which way the fur lies. */
export function locks(sheet: Sheet, places: readonly Lock[]): void {
  for (const [x, y, angle, length] of places)
    for (const [aside, share] of [
      [-0.34, 0.72],
      [0, 1],
      [0.34, 0.72],
    ] as const) {
      const from: Point = [aside * length, 0];
      const stroke = bezier(
        from,
        [from[0], length * share * 0.4],
        [from[0] * 0.8, length * share * 0.7],
        [from[0] * 0.5, length * share],
        6,
      );
      sheet.line(place(stroke, { x, y, angle }), 'fine', 0.8);
    }
}

/**
 * The jewel on a forehead, its foot on the frame's origin: a fan of drops round a bead; a crown leaves no room for it.
 */
export function jewel(sheet: Sheet, look: Look): void {
  if (look.crowned) return;
  if (look.level === 0) return locks(sheet, [[0, -62, 0, 46]]);
  const count = look.level === 1 ? 3 : 5;
  const size = look.level === 1 ? 66 : 74;
  for (let i = 0; i < count; i++) {
    const angle = (i - (count - 1) / 2) * 0.62;
    const reach = size * (1 - Math.abs(angle) * 0.22);
    const spot = sheet.at({ angle });
    spot.shape(place(petal('drop', reach, 34), { y: -22 }), 'line', i % 2 === 0 ? 'b' : 'a');
    if (look.level === 2)
      spot.shape(place(petal('drop', reach * 0.44, 15), { y: -24 - reach * 0.42 }), 'fine', 'soft');
  }
  sheet.shape(ellipse(0, -4, 14), 'line', 'sun');
}
