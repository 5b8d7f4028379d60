import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A bus seen from before, the middle of its wheels' foot on the origin, 330 units high. */
export function busFront(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const x of [-104, 64]) sheet.shape(rectangle(x, -40, 40, 40, 8), 'line', 'night');
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('118,-246! 140,-252! 146,-190! 124,-186!'), 'line', 'stone');
  }
  sheet.shape(mirrored('0,-330 100,-326! 122,-300 126,-30! 110,-18 0,-18!'), 'bold', 'a');
  sheet.shape(rectangle(-72, -318, 144, 40, 8), 'line', 'sun');
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('3,-266! 92,-264! 106,-250 108,-146! 3,-142!'), 'line', 'sky');
  if (level > 0) sheet.line(traced('20,-160 50,-190 66,-232'), 'line', 0.3);
  sheet.shape(rectangle(-118, -128, 236, 16, 5), 'line', 'cream');
  for (const x of [-84, 84]) {
    sheet.shape(ellipse(x, -80, 25), 'line', 'sun');
    if (level > 0) sheet.shape(ellipse(x, -80, 14), 'fine', 'paper');
  }
  sheet.shape(rectangle(-40, -96, 80, 34, 5), 'line', 'paper');
  sheet.shape(rectangle(-132, -44, 264, 24, 9), 'bold', 'stone');
}

/** A bag that hangs from a hand on the origin, with what looks out of it. */
export function shoppingBag(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  if (level > 0) {
    sheet.shape(drawn('4,44! 18,2 32,-2 40,12 28,50!'), 'line', 'gold');
    sheet.shape(drawn('-34,46! -44,20 -30,14 -22,22 -12,8 -4,20 -6,46!'), 'line', 'leaf');
  }
  for (const flip of [false, true]) sheet.at({ flip }).line(traced('22,46 18,16 4,2 0,2'), 'line', 0);
  sheet.shape(drawn('-44,42! 44,42! 38,120! -38,120!'), 'bold', role);
  if (level > 0) sheet.shape(ellipse(0, 82, 17), 'line', 'cream');
}

/** A slatted bench seen from before, its feet on the origin, 230 units wide. */
export function bench(sheet: Sheet): void {
  for (const x of [-92, 92]) sheet.shape(rectangle(x - 7, -130, 14, 130), 'line', 'night');
  for (const y of [-132, -104, -62]) sheet.shape(rectangle(-115, y, 230, 21, 5), 'line', 'wood');
}

/** A bucket and a spade in the sand on the origin. */
export function bucketAndSpade(sheet: Sheet): void {
  sheet.line(
    curve([
      [-34, -74],
      [0, -112],
      [34, -74],
    ]),
    'line',
    0,
  );
  sheet.shape(drawn('-38,-76! 38,-76! 27,0! -27,0!'), 'bold', 'a');
  sheet.shape(drawn('-35,-54! 35,-54! 32,-34! -32,-34!'), 'line', 'sun');
  sheet.shape(rectangle(60, -110, 10, 70, 4), 'line', 'wood');
  sheet.shape(drawn('46,-52! 84,-52! 82,-10 65,6 48,-10'), 'bold', 'b');
}
