import { ellipse } from '../geometry/forms.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A round living eye. */
export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly iris: Role;
  /** Size of the pupil as a share of the eye. */
  readonly pupil?: number;
  /** Where it looks: -1 to 1 sideways and up or down. */
  readonly look?: readonly [number, number];
}

/** Draws white, iris, pupil and two lights. */
export function eye(sheet: Sheet, it: Eye): void {
  const [lx, ly] = it.look ?? [0, 0];
  const [x, y] = [it.x + lx * it.radius * 0.2, it.y + ly * it.radius * 0.2];
  const pupil = it.radius * (it.pupil ?? 0.42);
  sheet.shape(ellipse(it.x, it.y, it.radius), 'line', 'paper');
  sheet.shape(ellipse(x, y, Math.max(pupil * 1.5, it.radius * 0.7)), 'fine', it.iris);
  sheet.ink(ellipse(x, y, pupil));
  sheet.gleam(ellipse(x + pupil * 0.32, y - pupil * 0.36, pupil * 0.34));
  sheet.gleam(ellipse(x - pupil * 0.36, y + pupil * 0.4, pupil * 0.17));
}
