import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

/** A plate from above; on a rich one a wreath of leaves or of dots runs around the rim. */
export function plate(sheet: Sheet, radius: number, role: Role, level: Level, isPetalled = false): void {
  sheet.shape(ellipse(0, 0, radius), 'bold', role);
  if (level === 2)
    around(sheet, { radius: radius * (isPetalled ? 0.79 : 0.88), count: isPetalled ? 14 : 16 }, (spot) =>
      spot.shape(
        isPetalled ? petal('leaf', radius * 0.18, radius * 0.17) : ellipse(0, 0, radius * 0.06),
        'fine',
        'soft',
      ),
    );
  sheet.shape(ellipse(0, 0, radius * 0.74), 'line', 'paper');
}

/** Pancakes in a pile: x, y, radius. */
const PILED = [
  [-8, 16, 106],
  [10, 2, 104],
  [-2, -10, 102],
] as const;

/** Pancakes spread out like the leaves of a fan. */
const FANNED = [
  [-32, 22, 80],
  [36, 18, 80],
  [0, -18, 88],
] as const;

/** Pancakes, piled or fanned out, a lump of butter and berries on them. */
export function pancakes(sheet: Sheet, level: Level, isFanned = false): void {
  for (const [x, y, r] of isFanned ? FANNED : PILED)
    for (const [low, role] of isFanned
      ? ([
          [14, 'wood'],
          [0, 'gold'],
        ] as const)
      : ([[0, 'gold']] as const))
      sheet.shape(ellipse(x, y + low, r, r * 0.97), isFanned ? 'bold' : 'line', role);
  if (level > 0)
    sheet.shape(
      drawn('-70,-20 -40,-60 10,-64 50,-40 70,0 60,50! 40,30 20,54 -10,40 -40,50 -66,20'),
      'line',
      'ember',
    );
  sheet.shape(rectangle(-26, -34, 52, 46, 10), 'line', 'sun');
  for (const [x, y] of level === 0
    ? []
    : [
        [-46, 20],
        [40, 24],
        [46, -30],
      ])
    sheet.shape(ellipse(x!, y!, 15), 'line', 'b');
}

/** Two fried eggs. */
export function friedEggs(sheet: Sheet, level: Level): void {
  for (const [x, y, turn] of [
    [-38, -18, 0.3],
    [36, 22, 2],
  ] as const) {
    const at = { x, y, angle: turn };
    sheet.shape(drawn('-62,-8 -40,-44 -6,-40 30,-56 60,-20 54,24 20,34 -6,56 -44,40', at), 'line', 'paper');
    sheet.shape(ellipse(x, y, 25), 'line', 'sun');
  }
  if (level === 2)
    for (const angle of [1, 2.2, 4, 5.4])
      sheet.shape(
        place(petal('leaf', 26, 13), {
          x: polar([0, 0], 64, angle)[0],
          y: polar([0, 0], 64, angle)[1],
          angle,
        }),
        'fine',
        'leaf',
      );
}

/** A cup on its saucer from above, a heart in the foam. */
export function cupFromAbove(sheet: Sheet, role: Role, level: Level, handle: 'full' | 'open' = 'full'): void {
  sheet.shape(ellipse(0, 0, 100), 'bold', 'paper');
  if (level > 0) sheet.shape(ellipse(0, 0, 82), 'line', role);
  if (level === 0) {
    sheet.shape(drawn('30,-26! 108,-30 128,0 108,30 30,26!'), 'line', role);
    sheet.shape(ellipse(0, 0, 54), 'bold', 'wood');
    return sheet.line(arc(0, 0, 28, 28, 0.6, 4), 'line', 0.5);
  }
  if (handle === 'open') {
    sheet.shape(drawn('50,-22! 100,-30 122,0 100,30 50,22!'), 'line', role);
    sheet.shape(drawn('56,-10! 92,-14 100,0 92,14 56,10!'), 'line', 'paper');
  } else sheet.shape(drawn('40,-16! 92,-26 104,0 92,26 40,16!'), 'line', role);
  sheet.shape(ellipse(0, 0, 62), 'bold', role);
  sheet.shape(ellipse(0, 0, 50), 'line', 'wood');
  sheet.shape(place(petal('heart', 58, 54), { y: 32 }), 'line', 'cream');
}

/** A slice of bread from above with something red on it. */
export function jamToast(sheet: Sheet, level: Level): void {
  sheet.shape(
    drawn('-56,70! -60,-10 -76,-40 -50,-70 0,-74 50,-70 76,-40 60,-10 56,70! 0,74'),
    'bold',
    'wood',
  );
  sheet.shape(
    drawn('-44,58! -48,-14 -58,-38 -38,-56 0,-58 38,-56 58,-38 48,-14 44,58! 0,60'),
    'line',
    'gold',
  );
  if (level > 0) sheet.shape(drawn('-30,36 -38,0 -20,-36 10,-40 34,-20 30,20 10,44'), 'line', 'rust');
}

/** Half an orange or lemon from above. */
export function citrus(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(ellipse(0, 0, 56), 'bold', role);
  sheet.shape(ellipse(0, 0, 45), 'line', 'cream');
  const wedges = [4, 5, 6][level]!;
  around(sheet, { radius: 9, count: wedges }, (spot) =>
    spot.shape(place(petal('drop', 34, 120 / wedges), {}), 'line', role),
  );
}

/** A fork, its tines up, 240 units long. */
export function fork(sheet: Sheet): void {
  sheet.shape(
    drawn(
      '-22,-120! -14,-120! -12,-66 -5,-64! -5,-120! 5,-120! 5,-64! 12,-66 14,-120! 22,-120! 22,-50 9,-30! 12,108 0,120 -12,108! -9,-30 -22,-50!',
    ),
    'line',
    'stone',
  );
}

/** A knife, its edge to the left, 240 units long. */
export function knife(sheet: Sheet): void {
  sheet.shape(drawn('8,-124! -14,-80 -16,0 -8,10! 10,10!'), 'line', 'stone');
  sheet.shape(drawn('-9,10! 11,10! 14,108 0,120 -12,108!'), 'line', 'wood');
}

/** A bowl of berries from above. */
export function berryBowl(sheet: Sheet, role: Role, level: Level): void {
  if (level === 0) {
    sheet.shape(ellipse(0, 0, 112), 'bold', role);
    for (const angle of [0, 2.1, 4.2]) sheet.shape(ellipse(...polar([0, 0], 46, angle), 32), 'line', 'rust');
    return;
  }
  sheet.shape(ellipse(0, 0, 92), 'bold', role);
  const rim = clockwise(ellipse(0, 0, 74));
  sheet.shape(rim, 'line', 'paper');
  const inside = sheet.inside([rim]);
  const spots = [
    [-44, -30, 24],
    [0, -46, 24],
    [44, -30, 24],
    [-48, 18, 24],
    [48, 18, 24],
    [-20, 48, 24],
    [24, 50, 24],
    [0, 2, 26],
  ] as const;
  for (const [i, [x, y, r]] of spots.entries())
    inside.shape(ellipse(x, y, r), 'line', i % 2 === 0 ? 'rust' : 'b');
  if (level === 2) for (const [x, y] of spots) inside.shape(star(x - 3, y - 4, 12, 6, 5, x), 'fine', 'soft');
  sheet.rim(rim, 'line');
}

/** A mushroom cut lengthwise. */
export function mushroomSlice(sheet: Sheet): void {
  sheet.shape(mirrored('0,-26 30,-20 38,4 18,8! 14,8 16,34 0,38'), 'line', 'cream');
}

/** Half a ring of onion or pepper. */
export function pepperRing(sheet: Sheet, role: Role): void {
  sheet.shape(clockwise([...arc(0, 0, 34, 34, 0, Math.PI), ...arc(0, 0, 20, 20, Math.PI, 0)]), 'line', role);
}
