import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A wrapped box on the frame's origin. */
export interface Present {
  readonly width: number;
  readonly height: number;
  readonly roles: readonly [paper: Role, ribbon: Role];
  /** What the paper is printed with, if anything. */
  readonly pattern?: PatternName;
}

/** Draws a box with a ribbon and a bow. */
export function present(sheet: Sheet, it: Present): void {
  const [w, h] = [it.width, it.height];
  const box = clockwise(rectangle(-w / 2, -h, w, h, 6));
  sheet.shape(box, 'bold', it.roles[0]);
  if (it.pattern)
    fillZone(it.pattern, { sheet, zone: [box], size: 44, angle: 0, roles: [it.roles[0], 'soft'] });
  sheet.shape(rectangle(-w * 0.09, -h, w * 0.18, h), 'line', it.roles[1]);
  sheet.shape(rectangle(-w * 0.56, -h - 14, w * 1.12, h * 0.24, 6), 'bold', it.roles[0]);
  sheet.shape(rectangle(-w * 0.09, -h - 14, w * 0.18, h * 0.24), 'line', it.roles[1]);
  bow(sheet.at({ y: -h - 14, scale: Math.min(1, w / 130) }), it.roles[1]);
}

/** A bow of two loops, its knot on the frame's origin. */
export function bow(sheet: Sheet, role: Role): void {
  for (const flip of [false, true])
    sheet.at({ flip }).shape(blob(knots('4,-4! 30,-40 62,-44 66,-16 40,2 4,4!')), 'line', role);
  sheet.shape(ellipse(0, -3, 13, 14), 'line', role);
}

/** The skin of a balloon over its knot, which lies on the origin. */
export const BALLOON = blob(knots('0,-176 58,-150 72,-92 40,-30 0,0! -40,-30 -72,-92 -58,-150'));

/** A balloon on its string, the knot on the frame's origin, 190 units high. */
export function balloon(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.line(curve(knots('0,4 -10,50 8,100 -4,160')), 'line', 0);
  sheet.shape(BALLOON, 'bold', role);
  sheet.shape(blob(knots('0,-2! 13,14! -13,14!')), 'line', role);
  if (level > 0) sheet.line(curve(knots('-46,-92 -42,-128 -20,-148')), 'line', 0.5);
}

/** A burning candle on the frame's origin. */
export function candle(sheet: Sheet, height: number, role: Role, stripes: boolean): void {
  const w = Math.max(18, height * 0.2);
  const rim = clockwise(rectangle(-w / 2, -height, w, height, 4));
  sheet.shape(rim, 'line', role);
  if (stripes)
    for (let y = -height; y < 0; y += w * 1.2)
      sheet.inside([rim]).line(
        [
          [-w, y + w * 0.8],
          [w, y],
        ],
        'fine',
        0,
      );
  flame(sheet.at({ y: -height - 4, scale: w / 24 }));
}

/** A flame 60 units high on the frame's origin. */
export function flame(sheet: Sheet): void {
  sheet.shape(blob(knots('0,4 17,-8 15,-30 0,-62! -15,-30 -17,-8')), 'line', 'ember');
  sheet.shape(place(petal('drop', 28, 15), { y: -28, angle: Math.PI }), 'fine', 'sun');
}
