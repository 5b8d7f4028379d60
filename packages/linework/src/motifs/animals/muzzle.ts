import { curve, twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const NOSES = {
  button: twin(knots('0,-28 30,-30 50,-14 36,12 0,34'), 0, 4),
  broad: twin(knots('0,-34 44,-36 70,-14 54,18 20,34 0,38'), 0, 4),
  heart: twin(knots('0,-14 18,-24 36,-16 28,6 0,26!'), 0, 4),
} as const;

/** A nose with a light on it, its middle on the frame's origin, about 100 units wide at scale 1. */
export function nose(sheet: Sheet, kind: keyof typeof NOSES, role: Role): void {
  sheet.shape(NOSES[kind], 'line', role);
  sheet.line(curve(knots('-26,-12 -12,-20 6,-20')), 'fine', 0.7);
}

/** A mouth below a nose: the groove, then a smile to both sides; the frame's origin is the nose's foot. */
export function mouth(sheet: Sheet, groove: number, width: number, lift = 14): void {
  sheet.line(
    [
      [0, 0],
      [0, groove],
    ],
    'line',
    0,
  );
  for (const side of [-1, 1])
    sheet.line(
      curve([
        [0, groove],
        [side * width * 0.38, groove + width * 0.24],
        [side * width * 0.8, groove + width * 0.12],
        [side * width, groove - lift],
      ]),
      'line',
      0.5,
    );
}

/** Whisker dots at both sides of the frame's origin. */
export function freckles(sheet: Sheet, x: number, spread: number): void {
  for (const side of [-1, 1])
    for (const [dx, dy] of [
      [0, -0.5],
      [0.9, 0],
      [0.1, 0.6],
    ] as const)
      sheet.ink(ellipse(side * (x + dx * spread), dy * spread, 4.4));
}

/** Rosy cheeks at both sides. */
export function cheeks(sheet: Sheet, x: number, y: number, size: number): void {
  for (const side of [-1, 1])
    sheet.shape(
      place(ellipse(0, 0, size, size * 0.72), { x: side * x, y, angle: side * -0.2 }),
      'fine',
      'blush',
    );
}
