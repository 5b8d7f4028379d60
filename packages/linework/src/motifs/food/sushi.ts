import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

/** A piece of sushi from above, its middle on the origin. */
type Piece = (sheet: Sheet, level: Level) => void;

/** The seaweed and the rice of a roll. */
function rice(sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, 54), 'bold', 'leaf');
  sheet.shape(ellipse(0, 0, 43), 'line', 'paper');
}

/** Rolls, no two of them alike: salmon, three fillings, cucumber, roe, an inside-out one, omelet. */
export const ROLLS: readonly Piece[] = [
  (sheet, level) => {
    rice(sheet);
    const heart = drawn('-26,-10 -10,-24 18,-20 26,2 14,22 -14,22');
    sheet.shape(heart, 'line', 'ember');
    if (level > 0)
      for (const x of [-10, 8]) sheet.inside([heart]).line(traced(`${x},-30 ${x + 10},0 ${x},30`), 'fine', 0);
  },
  (sheet, level) => {
    sheet.shape(ellipse(0, 0, 54), 'bold', 'leaf');
    if (level === 0) return sheet.shape(lobed(0, 0, 30, 6, 4), 'line', 'rust');
    around(sheet, { radius: 28, count: 6 }, (spot) => spot.shape(ellipse(0, 0, 15), 'line', 'rust'));
    sheet.shape(ellipse(0, 0, 17), 'line', 'ember');
  },
  (sheet, level) => {
    rice(sheet);
    sheet.shape(ellipse(0, 0, 25), 'line', 'grass');
    if (level > 0)
      around(sheet, { radius: 4, count: 5 }, (spot) => spot.line(traced('0,-5 0,-13'), 'fine', 0.2));
  },
  (sheet, level) => {
    rice(sheet);
    for (const [x, y, role] of [
      [-11, -9, 'ember'],
      [12, -6, 'grass'],
      [0, 13, 'sun'],
    ] as const)
      sheet.shape(ellipse(x, y, level === 0 ? 14 : 13), 'line', role);
  },
  (sheet, level) => {
    sheet.shape(lobed(0, 0, 54, 11, 2.5), 'bold', 'cream');
    if (level > 0)
      around(sheet, { radius: 42, count: 6 }, (spot) => spot.line(traced('-5,-4 5,4'), 'line', 0.3));
    sheet.shape(ellipse(0, 0, 30), 'line', 'leaf');
    sheet.shape(drawn('-16,-14! 16,-16! 18,14! -14,16!'), 'line', 'grass');
  },
  (sheet) => {
    rice(sheet);
    sheet.shape(rectangle(-21, -21, 42, 42, 9), 'line', 'sun');
    sheet.line(traced('-10,8 -10,-8 8,-10 10,6 -2,8 -2,0'), 'fine', 0.3);
  },
];

/** The rice under what lies on it. */
const bed = (sheet: Sheet): void =>
  sheet.shape(drawn('-92,26! -84,58 84,58 92,26! 60,-10 -60,-10'), 'bold', 'paper');

/** Rice with a slice on it, 210 units long: salmon, a prawn with its tail, omelet in a belt of seaweed, tuna. */
export const SLICES: readonly Piece[] = [
  (sheet, level) => {
    bed(sheet);
    const fish = drawn('-110,20 -92,-28 -30,-46 40,-44 96,-24 110,20 70,34 -70,34');
    sheet.shape(fish, 'bold', 'ember');
    for (const x of level === 0 ? [0] : [-62, -16, 30, 74])
      sheet.inside([fish]).line(traced(`${x - 16},50 ${x},-4 ${x + 26},-56`), 'line', 0);
  },
  (sheet, level) => {
    bed(sheet);
    for (const angle of [1.25, 1.9])
      sheet.shape(place(petal('leaf', 66, 42), { x: 84, y: 2, angle }), 'line', 'rust');
    const prawn = drawn('-106,18 -96,-20 -50,-44 20,-40 74,-22 98,2! 74,26 10,34 -70,34');
    sheet.shape(prawn, 'bold', 'blush');
    for (const x of level === 0 ? [-10] : [-62, -24, 14, 50])
      sheet.inside([prawn]).line(traced(`${x},-60 ${x + 16},-6 ${x - 2},50`), 'line', 0);
  },
  (sheet) => {
    bed(sheet);
    sheet.shape(drawn('-106,24! -100,-34! 100,-40! 106,18! 60,30 -60,34'), 'bold', 'sun');
    sheet.shape(drawn('-26,-50! 22,-50! 26,60! -24,62!'), 'line', 'leaf');
  },
  (sheet, level) => {
    bed(sheet);
    sheet.shape(drawn('-108,14 -84,-36 0,-48 88,-36 108,12 60,34 -64,36'), 'bold', 'rust');
    if (level > 0) {
      sheet.line(traced('-70,-14 -20,-26 30,-20'), 'line', 0.4);
      sheet.line(traced('-40,14 20,4 74,10'), 'line', 0.4);
    }
  },
];

/** Slices of ginger, folded like a rose. */
export function ginger(sheet: Sheet): void {
  for (const [x, y, angle] of [
    [-26, 4, -1.1],
    [26, 6, 1.1],
    [0, -16, 0],
  ] as const)
    sheet.shape(place(petal('round', 58, 54), { x: x * 0.4, y: y + 24, angle }), 'line', 'blush');
  sheet.shape(drawn('-20,6 0,-16 22,4 10,26 -12,26'), 'line', 'blush');
}

/** A lump of wasabi. */
export function wasabi(sheet: Sheet): void {
  sheet.shape(drawn('-32,16 -26,-14 0,-30 26,-12 32,16 0,28'), 'line', 'grass');
  sheet.line(traced('-14,6 0,-12 14,4'), 'fine', 0.4);
}

/** A dish of soy sauce from above. */
export function soyDish(sheet: Sheet): void {
  sheet.shape(lobed(0, 0, 84, 8, 4), 'bold', 'b');
  sheet.shape(ellipse(0, 0, 58), 'line', 'wood');
  sheet.line(traced('-34,-8 -26,-26 -8,-36'), 'line', 0.3);
}

/** A cup of green tea from above, on its saucer, with a leaf in it. */
export function teaFromAbove(sheet: Sheet, role: Role): void {
  sheet.shape(ellipse(0, 0, 96), 'bold', 'cream');
  sheet.shape(ellipse(0, 0, 68), 'bold', role);
  const tea = clockwise(ellipse(0, 0, 54));
  sheet.shape(tea, 'line', 'leaf');
  sheet.shape(place(petal('leaf', 54, 30), { x: -14, y: 24, angle: 0.7 }), 'line', 'grass');
}

/** Two chopsticks on their rest, pointing left, 640 units long. */
export function chopsticks(sheet: Sheet, level: Level): void {
  for (const [y, tilt] of [
    [-14, 0.012],
    [16, -0.008],
  ] as const) {
    const at = { y, angle: tilt };
    sheet.shape(drawn('-300,-4! 330,-11! 330,11! -300,5!', at), 'line', 'rust');
    if (level > 0) sheet.shape(drawn('190,-10! 230,-11! 230,11! 190,10!', at), 'line', 'sun');
  }
  sheet.shape(mirrored('0,-40 22,-36 26,0 22,38 0,42', { x: -190 }), 'line', 'b');
}
