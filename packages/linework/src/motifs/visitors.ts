import { bezier, blob, type Knot } from '../geometry/curve.ts';
import { arc, ellipse } from '../geometry/forms.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

const UPPER: readonly Knot[] = [
  [4, -8, 1],
  [22, -46],
  [58, -72],
  [92, -64],
  [90, -34],
  [62, -6],
  [28, 4],
];
const LOWER: readonly Knot[] = [
  [4, 2, 1],
  [40, 8],
  [66, 28],
  [62, 58],
  [38, 66],
  [16, 40],
];

/** A butterfly from above, about 100 units from its middle to a wing's tip. */
export function butterfly(sheet: Sheet, roles: readonly [Role, Role], level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    const wing = (knots: readonly Knot[], size: number, x: number, y: number): Knot[] =>
      knots.map(([u, v, c]): Knot =>
        c === 1
          ? [side * (x + (u - x) * size), y + (v - y) * size, 1]
          : [side * (x + (u - x) * size), y + (v - y) * size],
      );
    sheet.shape(
      blob(LOWER.map(([u, v, c]): Knot => (c === 1 ? [side * u, v, 1] : [side * u, v]))),
      'line',
      roles[1],
    );
    sheet.shape(blob(wing(UPPER, 1, 0, 0)), 'line', roles[0]);
    if (level === 0) continue;
    sheet.shape(blob(wing(UPPER, 0.56, 56, -36)), 'line', 'soft');
    sheet.shape(ellipse(side * 44, 36, 12, 10), 'line', 'soft');
    if (level === 2)
      for (const [x, y] of [
        [80, -54],
        [80, -38],
      ] as const)
        sheet.shape(ellipse(side * x, y, 5), 'fine', 'sun');
  }
  for (const side of [-1, 1])
    sheet.line(bezier([0, -20], [side * 4, -44], [side * 12, -58], [side * 24, -64], 10), 'line', 0);
  sheet.shape(ellipse(0, 8, 7, 34), 'line', 'wood');
  sheet.shape(ellipse(0, -24, 8, 9), 'line', 'wood');
}

/** A bumblebee from the side, flying to the right, about 60 units long each way. */
export function bee(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(-16, -40, 17, 32, -0.55), 'line', 'sky');
  sheet.shape(ellipse(12, -44, 18, 34, 0.3), 'line', 'sky');
  const body = ellipse(0, 0, 52, 34);
  sheet.shape(body, 'line', 'sun');
  const inside = sheet.inside([body]);
  for (const x of level === 0 ? [-14] : [-30, 0]) {
    inside.shape([...arc(x, 0, 9, 38, -1.57, 1.57), ...arc(x - 15, 0, 9, 38, 1.57, -1.57)], 'line', 'wood');
  }
  sheet.shape(ellipse(44, -2, 20, 19), 'line', 'wood');
  sheet.ink(ellipse(50, -6, 3.6));
  sheet.line(bezier([44, -18], [48, -32], [56, -38], [64, -38], 8), 'line', 0);
  sheet.line(bezier([52, -16], [60, -26], [66, -28], [74, -26], 8), 'line', 0);
}
