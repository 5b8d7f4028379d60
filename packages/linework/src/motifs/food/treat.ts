import { arc, ellipse } from '../../geometry/forms.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How a treat is drawn. */
export interface Look {
  readonly level: 0 | 1 | 2;
  readonly random: Random;
  /** Its own color, and that of what is on it. */
  readonly roles: readonly [main: Role, accent: Role];
}

/** Draws something to eat about the frame's origin, some 220 units wide and high, with a face. */
export type Treat = (sheet: Sheet, look: Look) => void;

/** A small face: two eyes with a light, a smile and cheeks; asleep now and then. */
export function face(sheet: Sheet, x: number, y: number, { random, level }: Look): void {
  const spot = sheet.at({ x, y });
  const asleep = random.chance(0.25);
  for (const side of [-1, 1]) {
    if (asleep) spot.line(arc(side * 26, -4, 9, 8, 0.2, Math.PI - 0.2), 'line', 0.2);
    else {
      spot.ink(ellipse(side * 26, 0, level === 0 ? 5 : 7, level === 0 ? 6 : 8.6));
      if (level > 0) spot.gleam(ellipse(side * 26 + 2.4, -3, 2.6));
    }
    if (level > 0) spot.shape(ellipse(side * 44, 15, 10, 7), 'fine', 'blush');
  }
  spot.line(arc(0, 5, 11, 11, 0.25, Math.PI - 0.25), 'line', 0.25);
}
