import { bezier } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
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

/** One lock of a forelock: it falls from its root, swells and bends to a tip. */
const FALLING = '-8,-2 -17,18 -16,42 4,76! 13,44 12,18 8,-2';

/** The hair that falls over a forehead, from 50 units above the frame's origin; a crown leaves no room for it. */
export function forelock(sheet: Sheet, look: Look): void {
  if (look.crowned) return;
  if (look.level === 0) return locks(sheet, [[0, -62, 0, 46]]);
  for (const [x, y, angle, scale] of [
    [-24, -46, 0.5, 0.78],
    [22, -48, -0.34, 0.9],
    [-2, -54, 0.12, 1.16],
  ] as const)
    sheet.shape(drawn(FALLING, { x, y, angle, scale }), 'line', 'cream');
}
