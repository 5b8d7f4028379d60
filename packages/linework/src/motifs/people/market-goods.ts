import { around } from '../../geometry/around.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { apple } from '../fruit.ts';

const LEADS: readonly Role[] = ['a', 'b', 'sun', 'd'];

/** Three boxes on a counter on the origin: apples, oranges, and pears with their stalks. */
export function boxesOfFruit(counter: Sheet, level: 0 | 1 | 2): void {
  for (const [k, x] of [-140, 0, 140].entries()) {
    const count = [2, 3, 3][level]!;
    for (let i = 0; i < count; i++) {
      const at = counter.at({ x: x + (i - (count - 1) / 2) * 40, y: -56 });
      if (k === 0) apple(at.at({ scale: 0.3 }), 0);
      else if (k === 1) {
        at.shape(ellipse(0, 4, 24), 'line', 'ember');
        if (level > 0) at.shape(drawn('-2,-18! 8,-32 22,-30 14,-18'), 'fine', 'leaf');
      } else {
        at.shape(rectangle(-2.5, -50, 5, 18), 'fine', 'wood');
        at.shape(drawn('0,-38 11,-22 22,4 16,26 -16,26 -22,4 -11,-22'), 'line', 'sun');
      }
    }
    counter.shape(rectangle(x - 64, -40, 128, 40, 4), 'line', 'wood');
    if (level === 2) counter.shape(rectangle(x - 56, -24, 112, 9), 'fine', 'sand');
  }
}

/** A tulip, a daisy or a poppy, the middle of its flower on the origin. */
function blossom(sheet: Sheet, kind: number, role: Role): void {
  if (kind === 0) {
    sheet.shape(drawn('-21,-6 -17,-22! -9,-11 0,-23! 9,-11 17,-22! 21,-6 16,15 0,23 -16,15'), 'line', role);
    return;
  }
  if (kind === 2) {
    sheet.shape(
      drawn('0,-15! 14,-29 30,-14 15,0! 30,14 14,29 0,15! -14,29 -30,14 -15,0! -30,-14 -14,-29'),
      'line',
      role,
    );
    sheet.shape(ellipse(0, 0, 10), 'line', 'gold');
    return;
  }
  around(sheet, { radius: 7, count: 5 }, (spot) => spot.shape(petal('round', 22, 20), 'line', role));
  sheet.shape(ellipse(0, 0, 9), 'line', 'gold');
}

/** A pail of flowers of one kind, its foot on the origin, 170 units high. */
export function flowerPail(sheet: Sheet, level: 0 | 1 | 2, i: number): void {
  const heads = [
    [-34, -116],
    [34, -112],
    [0, -146],
    [-18, -92],
  ] as const;
  for (const side of level === 2 ? [-1, 1] : [i % 2 ? 1 : -1])
    sheet.shape(drawn('0,-54! 12,-92 40,-104! 34,-70', { flip: side < 0 }), 'line', 'leaf');
  for (const [x, y] of heads.slice(0, level === 2 ? 4 : 3))
    blossom(sheet.at({ x, y, scale: 1.3 }), level === 2 ? i % 2 : (i % 2) * 2, LEADS[i % 4]!);
  sheet.shape(drawn('-42,-66! 42,-66! 32,0! -32,0!'), 'bold', LEADS[(i + 2) % 4]);
  if (level === 2) sheet.shape(drawn('-40,-50! 40,-50! 38,-36! -38,-36!'), 'fine', 'cream');
}

/** Pails of flowers on a counter on the origin. */
export function pailsOfFlowers(counter: Sheet, level: 0 | 1 | 2): void {
  for (const [i, x] of (level === 2 ? [-56, 56, 158] : [140]).entries())
    flowerPail(counter.at({ x, scale: 0.66 }), level, i);
}

/** Flowers in a paper, held where the paper is tied, on the origin; 150 units high. */
export function bouquet(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [i, [x, y]] of (
    [
      [-30, -78],
      [32, -78],
      [0, -112],
    ] as const
  ).entries())
    blossom(sheet.at({ x, y, scale: 1.34 }), level === 2 ? i % 2 : 0, LEADS[i % 4]!);
  sheet.shape(drawn('-50,-62! -22,-48 0,-60! 24,-48 50,-62! 16,40! -16,40!'), 'bold', 'paper');
  sheet.shape(drawn('-24,-6! 24,-6! 20,10! -20,10!'), 'line', 'a');
}
