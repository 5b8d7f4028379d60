import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A heart whose middle lies on the frame's origin, so many units wide. */
export function heartAt(sheet: Sheet, wide: number, role: Role, weight: 'bold' | 'line' = 'line'): void {
  sheet.shape(place(petal('heart', wide, wide), { y: wide * 0.54 }), weight, role);
}

/** A sealed envelope, its middle on the origin, 150 units wide. */
export function envelope(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-75, -50, 150, 100, 6), 'bold', 'paper');
  if (level > 0)
    for (const side of [-1, 1]) sheet.line(traced(`${side * 75},48! ${side * 14},-2!`), 'fine', 0);
  sheet.shape(drawn('-75,-48! 0,22! 75,-48!'), 'line', 'cream');
  heartAt(sheet.at({ y: 8 }), 40, 'rust');
}

/** A plump bird that looks to the left, its feet on the origin, 280 units high. */
export function plumpBird(
  sheet: Sheet,
  level: 0 | 1 | 2,
  [back, breast, wing]: readonly [Role, Role, Role],
): void {
  sheet.shape(drawn('70,-110! 150,-62 236,-30! 226,10 170,6 60,-46!'), 'bold', wing);
  if (level > 0) sheet.line(traced('120,-60 170,-34 216,-16'), 'fine', 0.2);
  const rim = drawn(
    '-122,-190 -112,-244 -70,-282 -14,-284 34,-252 74,-196 112,-132 122,-76 92,-26 36,-4 -24,-4 -78,-30 -112,-80 -128,-138',
  );
  sheet.shape(drawn('-112,-226! -170,-196! -114,-184!'), 'bold', 'sun');
  sheet.shape(rim, 'bold', back);
  const inside = sheet.inside([rim]);
  inside.shape(drawn('-150,-214! -96,-206 -58,-176 -30,-130 -4,-70 20,-30 60,20! -160,20!'), 'line', breast);
  if (level === 2)
    for (const [x, y] of [
      [-90, -150],
      [-62, -118],
      [-96, -104],
      [-66, -76],
      [-36, -46],
      [-76, -40],
    ] as const)
      inside.line(traced(`${x - 12},${y} ${x},${y + 10} ${x + 12},${y}`), 'fine', 0.4);
  sheet.rim(rim, 'bold');
  const feathers = drawn('-26,-160 4,-186 54,-168 104,-112 132,-66! 92,-56 40,-60 2,-84 -22,-122');
  sheet.shape(feathers, 'line', wing);
  if (level > 0)
    for (const way of ['-10,-126 30,-96 84,-78', '2,-152 46,-124 110,-80'].slice(0, level))
      sheet.inside([feathers]).line(traced(way), 'fine', 0.3);
  sheet.ink(ellipse(-74, -226, 10, 12));
  sheet.gleam(ellipse(-78, -231, 4));
  if (level > 0) sheet.shape(ellipse(-52, -196, 15, 10), 'line', 'blush');
  for (const x of [-18, 22])
    sheet.shape(
      drawn(`${x - 6},-10! ${x - 6},8! ${x - 20},14! ${x + 18},14! ${x + 6},8! ${x + 6},-10!`),
      'line',
      'sun',
    );
}
