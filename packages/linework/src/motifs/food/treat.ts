import { drawn, mirrored } from '../../geometry/drawn.ts';
import { arc, ellipse, lobed } from '../../geometry/forms.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How a treat is drawn. */
export interface Look {
  readonly level: 0 | 1 | 2;
  readonly random: Random;
  /** Its own color, and that of what is on it. */
  readonly roles: readonly [main: Role, accent: Role];
  /** How many of its kind the page has already: each is made and looks another way. */
  readonly nth: number;
}

/** Draws something to eat about the frame's origin, some 220 units wide and 240 high, with a face. */
export type Treat = (sheet: Sheet, look: Look) => void;

/** A small face: two eyes with a light, a smile and cheeks; the second of its kind winks, the third sings. */
export function face(sheet: Sheet, x: number, y: number, { random, level, nth }: Look): void {
  const spot = sheet.at({ x, y });
  const asleep = random.chance(0.25);
  for (const side of [-1, 1]) {
    if (asleep || (nth === 1 && side === 1))
      spot.line(arc(side * 26, -4, 9, 8, 0.2, Math.PI - 0.2), 'line', 0.2);
    else {
      spot.ink(ellipse(side * 26, 0, level === 0 ? 5 : 7, level === 0 ? 6 : 8.6));
      if (level > 0) spot.gleam(ellipse(side * 26 + 2.4, -3, 2.6));
    }
    if (level > 0) spot.shape(ellipse(side * 44, 15, 10, 7), 'fine', 'blush');
  }
  if (nth === 2 && !asleep) spot.shape(mirrored('0,6! 13,6! 10,20 0,24'), 'line', 'rust');
  else spot.line(arc(0, 5, 11, 11, 0.25, Math.PI - 0.25), 'line', 0.25);
}

/** What the second and the third of a kind wear: a bow or a flower, its middle on the point. */
export function adornment(sheet: Sheet, x: number, y: number, { level, nth, roles }: Look): void {
  if (level === 0 || nth === 0) return;
  const spot = sheet.at({ x, y });
  if (nth === 1) {
    for (const flip of [false, true])
      spot.at({ flip }).shape(drawn('0,0! 14,-20 36,-24! 40,0 36,24! 14,20'), 'line', roles[1]);
    spot.shape(ellipse(0, 0, 10), 'line', 'sun');
    return;
  }
  spot.shape(lobed(0, 0, 24, 5, 5), 'line', roles[1]);
  spot.shape(ellipse(0, 0, 10), 'line', 'sun');
}
