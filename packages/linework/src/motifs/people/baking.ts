import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import type { Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

const heart = ([x, y]: Point, size: number): Point[] =>
  petal('heart', size, size).map(([u, v]): Point => [u + x, v + y + size / 2]);

/** A table seen from before: its top from the back edge on the origin to the front, 150 units deep, 1000 wide. */
export function kitchenTable(sheet: Sheet, level: 0 | 1 | 2, deep: number): void {
  sheet.shape(drawn(`-470,0! 470,0! 530,${deep}! -530,${deep}!`), 'bold', 'wood');
  sheet.shape(rectangle(-540, deep, 1080, 34), 'bold', 'wood');
  sheet.shape(rectangle(-500, deep + 34, 1000, 220), 'line', 'sand');
  for (const x of level === 0 ? [] : [-250, 0, 250])
    sheet.shape(rectangle(x - 100, deep + 52, 200, 130, 6), 'line', 'wood');
  for (const x of level === 0 ? [] : [-250, 0, 250])
    sheet.shape(ellipse(x, deep + 76, 12, 9), 'line', 'gold');
}

/** Rolled dough with shapes cut from it, its middle on the origin, 400 units wide. */
export function rolledDough(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    drawn('-190,-6 -150,-40 -40,-50 70,-46 168,-34 196,2 150,36 20,48 -110,42 -176,24'),
    'bold',
    'cream',
  );
  if (level === 0) return;
  sheet.shape(star(-128, 6, 26, 13, 5), 'line', 'paper');
  sheet.shape(heart([-62, 22], 34), 'line', 'paper');
  sheet.shape(star(66, 22, 24, 12, 5), 'line', 'paper');
  sheet.shape(heart([130, 6], 34), 'line', 'paper');
}

/** A rolling pin along the x-axis, 430 units from end to end. */
export function rollingPin(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    sheet.shape(rectangle(side > 0 ? 106 : -200, -13, 94, 26, 10), 'line', 'wood');
    sheet.shape(ellipse(side * 212, 0, 20, 22), 'bold', 'a');
    sheet.shape(rectangle(side > 0 ? 112 : -130, -18, 18, 36, 6), 'line', 'gold');
  }
  sheet.shape(
    drawn('-112,-38! 0,-42 112,-38! 124,-20 128,0 124,20 112,38! 0,42 -112,38! -124,20 -128,0 -124,-20'),
    'bold',
    'wood',
  );
  for (const y of level > 0 ? [-16, 8] : [])
    sheet.line(traced(`${-96 - y},${y} -20,${y - 4} ${60 + y * 3},${y - 1}`), 'fine', 0.5);
}

/** A bowl of batter with a spoon's handle up to a point, its foot on the origin, 190 units wide. */
export function batterBowl(sheet: Sheet, level: 0 | 1 | 2, handle: Point): void {
  sheet.shape(ellipse(0, -84, 95, 24), 'bold', 'cream');
  const [x, y] = handle;
  sheet.shape(drawn(`${x - 9},${y}! ${x + 9},${y}! 12,-78! -8,-78!`), 'line', 'wood');
  sheet.shape(mirrored('0,-64 60,-68 95,-84! 88,-36 54,-4 0,0'), 'bold', 'sky');
  if (level > 0) sheet.shape(mirrored('0,-46 50,-48 93,-62! 88,-38 50,-24 0,-22'), 'line', 'b');
}

/** A tray of baked cookies, its middle on the origin, 210 units wide. */
export function cookieTray(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-100,-34! 100,-34! 118,34! -118,34!'), 'bold', 'stone');
  sheet.shape(drawn('-88,-25! 88,-25! 102,24! -102,24!'), 'line', 'paper');
  const spots: readonly Point[] =
    level === 0
      ? [
          [-40, 0],
          [40, 0],
        ]
      : [
          [-62, -4],
          [0, -2],
          [62, -4],
        ];
  for (const [i, [x, y]] of spots.entries())
    sheet.shape(i % 2 === 0 ? star(x, y, 24, 12, 5) : heart([x, y + 2], 36), 'line', 'gold');
}

/** A star cutter that stands in dough, its foot on the origin, 60 units wide. */
export function cutter(sheet: Sheet): void {
  sheet.shape(drawn('-34,-30! 34,-30! 34,2! 0,10 -34,2!'), 'bold', 'stone');
  sheet.shape(ellipse(0, -30, 34, 10), 'line', 'paper');
}
