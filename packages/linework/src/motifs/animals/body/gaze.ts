import { blob, curve } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';

/** The least half width, in page units, at which an eye has a lid, and at which it shows its white. */
const OPEN_EYE = 7;
const WIDE_EYE = 12;

/** An eye looks larger by so much than its pupil. */
const LARGER = 1.3;

/** The opening between the lids of an eye that looks to the right, for a pupil of one unit. */
const OPENING = blob(
  knots('-1.75,0.35! -1.1,-1.1 0.1,-1.62 1.3,-1.05 1.8,0.1! 1.1,1.15 0,1.45 -1.1,1.1'),
  0.3,
);

/** An open eye under its lid, with a light in it; seen from far a dark spot. It looks to the right. */
export function gaze(sheet: Sheet, [x, y]: Point, size: number): void {
  const r = size * LARGER;
  if (r * sheet.scale < OPEN_EYE) {
    sheet.ink(ellipse(x, y, r, r * 1.2));
    sheet.gleam(ellipse(x + r * 0.26, y - r * 0.4, r * 0.46));
    return;
  }
  const eye = sheet.closely.at({ x, y, scale: r });
  const isWide = r * sheet.scale >= WIDE_EYE;
  if (isWide) {
    eye.shape(OPENING, 'fine', 'paper');
    eye.ink(ellipse(0.28, -0.02, 1.02, 1.2));
    eye.gleam(ellipse(0.66, -0.5, 0.42));
    eye.gleam(ellipse(-0.02, 0.52, 0.2));
  } else {
    eye.ink(ellipse(0.06, -0.08, 1.42, 1.5));
    eye.gleam(ellipse(0.52, -0.56, 0.54));
  }
  eye.line(curve(knots('-2.3,0.3 -1.2,-1.25 0.1,-1.78 1.4,-1.2 2.1,0'), 0.3), 'bold', 0.6);
}

/** A nose of solid ink with a light on it. */
export function snout(sheet: Sheet, [x, y]: Point, r: number): void {
  sheet.ink(ellipse(x, y, r, r * 0.86));
  if (r * sheet.scale > 5) sheet.gleam(ellipse(x - r * 0.16, y - r * 0.3, r * 0.52, r * 0.34));
}
