import { around } from '../../geometry/around.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { curledCat } from '../people/pets.ts';

/** Two lemons and a half one, some 200 units wide, lying on the origin. */
function lemons(sheet: Sheet): void {
  const whole = '-62,-30 -44,-56 -6,-64 34,-54 56,-36 72,-36! 66,-22 52,-10 24,2 -20,2 -52,-10';
  sheet.shape(drawn(whole, { x: 42, y: -10 }), 'bold', 'sun');
  sheet.shape(drawn(whole, { x: -44, y: 4, flip: true }), 'bold', 'sun');
  const half = sheet.at({ x: 38, y: -20, scale: 0.9 });
  half.shape(ellipse(0, 0, 46), 'bold', 'sun');
  half.shape(ellipse(0, 0, 36), 'line', 'cream');
  around(half, { radius: 4, count: 6 }, (spot) => spot.shape(petal('drop', 29, 24), 'fine', 'sun'));
}

/** Two apples with a leaf, some 170 units wide, lying on the origin. */
export function apples(sheet: Sheet): void {
  for (const [x, y, scale] of [
    [44, -6, 0.94],
    [-40, 4, 1.08],
  ] as const) {
    const apple = sheet.at({ x, y, scale });
    apple.shape(
      drawn('0,-82 28,-94 54,-78 58,-40 40,-6 16,2 0,-4 -16,2 -40,-6 -58,-40 -54,-78 -28,-94'),
      'bold',
      'rust',
    );
    apple.line(traced('0,-78 2,-96 10,-112'), 'line', 0);
    apple.shape(drawn('6,-98! 24,-124 56,-122! 42,-98'), 'line', 'leaf');
  }
}

/** A cup on its saucer, some 220 units wide, standing on the origin. */
export function cupAndSaucer(sheet: Sheet): void {
  sheet.shape(ellipse(0, -10, 108, 22), 'bold', 'soft');
  sheet.shape(drawn('56,-92 96,-96 106,-66 84,-38 46,-30 50,-46 76,-56 84,-74 56,-76'), 'bold', 'b');
  sheet.shape(drawn('-72,-112! -66,-62 -44,-22 -30,-12! 30,-12! 44,-22 66,-62 72,-112!'), 'bold', 'b');
  sheet.shape(ellipse(0, -112, 73, 17), 'line', 'cream');
  sheet.line(traced('-64,-68 0,-56 64,-68'), 'line', 0);
}

/** A bowl of eggs, some 200 units wide, standing on the origin. */
function eggs(sheet: Sheet): void {
  for (const [x, angle] of [
    [-52, -0.3],
    [52, 0.3],
    [0, 0],
  ] as const)
    sheet.shape(drawn('0,-52 30,-30 36,8 18,36 -18,36 -36,8 -30,-30', { x, y: -92, angle }), 'line', 'cream');
  sheet.shape(drawn('-104,-86! -86,-32 -40,0! 40,0! 86,-32 104,-86! 0,-74'), 'bold', 'd');
  sheet.line(traced('-92,-52 0,-38 92,-52'), 'line', 0);
}

/** Boards from edge to edge of a table top, each with a line or two of grain. */
export function tableBoards(sheet: Sheet, random: Random, [width, height]: Point, wide: number): void {
  for (let y = -wide / 2; y < height; y += wide) {
    sheet.shape(rectangle(-20, y, width + 40, wide), 'line', 'wood');
    for (let x = random.range(20, 200); x < width - 120; x += random.range(300, 420))
      sheet.line(
        traced(`${x},${y + wide * 0.4} ${x + 70},${y + wide * 0.52} ${x + 150},${y + wide * 0.44}`),
        'fine',
        0.6,
      );
  }
}

/** What may lie or stand beside a vessel, by name. */
const BESIDE = {
  lemons,
  apples,
  eggs,
  cup: cupAndSaucer,
  cat: (sheet: Sheet) => curledCat(sheet.at({ x: 10, scale: 0.94 }), 1),
} as const;

/** Something to the left and something else to the right of a vessel, both standing at a height of the page. */
export function besideVessel(
  sheet: Sheet,
  random: Random,
  y: number,
  kinds: readonly (keyof typeof BESIDE)[],
): void {
  const [left, right] = random.shuffle(kinds);
  BESIDE[left!](sheet.at({ x: 138, y }));
  BESIDE[right!](sheet.at({ x: 672, y, flip: true }));
}
