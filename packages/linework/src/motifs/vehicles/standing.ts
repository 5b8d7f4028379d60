import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { rider, type Hat, type Rider } from './driver.ts';

/** An animal that stands beside a vehicle. */
export interface Standing {
  readonly who: Rider;
  readonly hat: Hat;
  readonly coat: Role;
  readonly trousers: Role;
  readonly level: 0 | 1 | 2;
  /** Whether the arm on the right is up and waves. */
  readonly waves?: boolean;
}

/** Draws the animal from the front, 240 units high, the feet on the frame's origin. */
export function standing(sheet: Sheet, it: Standing): void {
  for (const side of [-1, 1]) {
    sheet.shape(rectangle(side * 25 - 22, -74, 44, 68, 8), 'line', it.trousers);
    sheet.shape(ellipse(side * 28, -6, 30, 15), 'line', 'wood');
  }
  const down = '-36,-158! -62,-140 -78,-86 -66,-72 -52,-80 -34,-124!';
  sheet.shape(drawn(down), 'line', it.coat);
  sheet.shape(ellipse(-68, -68, 15), 'line', 'cream');
  if (!it.waves) {
    sheet.shape(drawn(down, { flip: true }), 'line', it.coat);
    sheet.shape(ellipse(68, -68, 15), 'line', 'cream');
  }
  rider(sheet.at({ y: -196, scale: 0.94 }), it.who, it.hat, it.coat, it.level);
  sheet.shape(
    drawn('-28,-158! -54,-146 -60,-110 -58,-56! 58,-56! 60,-110 54,-146 28,-158! 0,-150'),
    'line',
    it.coat,
  );
  for (const y of [-126, -98]) sheet.shape(ellipse(0, y, 7), 'fine', 'sun');
  if (it.waves) {
    sheet.shape(ellipse(98, -222, 16), 'line', 'cream');
    sheet.shape(drawn('34,-152! 62,-160 82,-212! 106,-206! 94,-156 62,-122 36,-112!'), 'line', it.coat);
  }
}
