import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { candle } from './presents.ts';
import type { Sheet } from '../../sheet.ts';

/** A sack of presents, its foot on the origin. */
export function sack(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    blob(knots('-16,-176! -60,-120 -96,-50 -80,-6 0,0 80,-6 92,-56 58,-124 18,-176!')),
    'bold',
    'wood',
  );
  sheet.shape(blob(knots('-20,-170! -44,-206! 0,-196! 44,-208! 22,-170!')), 'bold', 'wood');
  sheet.shape(blob(knots('-28,-180! 0,-172 28,-180! 26,-164! 0,-156 -26,-164!')), 'line', 'gold');
  if (level > 0) sheet.shape(star(0, -74, 34, 16, 5), 'line', 'sun');
}

/** A pumpkin pail full of sweets, hanging from the origin. */
export function pail(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.line(
    curve(
      [
        [-30, 34],
        [-22, 6],
        [0, -6],
        [22, 6],
        [30, 34],
      ],
      3,
    ),
    'bold',
    0,
  );
  for (const [x, y, role] of [
    [-16, 32, 'a'],
    [14, 28, 'b'],
    [0, 24, 'sun'],
  ] as const)
    sheet.shape(ellipse(x, y, 13), 'line', role);
  sheet.shape(blob(knots('-40,36! 0,42 40,36! 34,88 0,98 -34,88')), 'bold', 'ember');
  if (level === 0) return;
  for (const side of [-1, 1])
    sheet.shape(
      [
        [side * 20, 54],
        [side * 8, 66],
        [side * 24, 67],
      ],
      'fine',
      'night',
    );
  sheet.shape(blob(knots('-18,74! 0,82 18,74! 10,88 -10,88')), 'fine', 'night');
}

/** A birthday cake on a plate, the plate on the origin. */
export function cake(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const x of level === 0 ? [-26, 26] : [-44, -15, 15, 44])
    candle(sheet.at({ x, y: -72 }), 44, 'a', false);
  sheet.shape(rectangle(-76, -74, 152, 74, 10), 'bold', 'cream');
  sheet.shape(
    blob(
      knots(
        '-78,-52! -78,-76! 0,-82 78,-76! 78,-52! 62,-36 46,-50 28,-34 8,-50 -10,-34 -30,-50 -48,-36 -64,-50',
      ),
    ),
    'line',
    'blush',
  );
  if (level > 0) sheet.shape(rectangle(-76, -24, 152, 12), 'fine', 'a');
  sheet.shape(ellipse(0, 2, 96, 13), 'line', 'paper');
}

/** A paper lantern that hangs from the origin. */
export function paperLantern(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.line(
    [
      [0, 0],
      [0, 40],
    ],
    'line',
    0,
  );
  const rim = blob(knots('-24,48! -56,74 -64,110 -56,146 -24,172! 24,172! 56,146 64,110 56,74 24,48!'));
  sheet.shape(rim, 'bold', 'ember');
  const inside = sheet.inside([rim]);
  for (const y of level === 0 ? [92, 128] : [76, 98, 122, 144])
    inside.line(
      curve(
        [
          [-70, y - 4],
          [0, y + 5],
          [70, y - 4],
        ],
        4,
      ),
      'line',
      0,
    );
  sheet.shape(rectangle(-26, 40, 52, 14, 4), 'line', 'gold');
  sheet.shape(rectangle(-26, 166, 52, 14, 4), 'line', 'gold');
  for (const x of level === 0 ? [0] : [-12, 0, 12])
    sheet.line(
      [
        [x, 180],
        [x, 206],
      ],
      'line',
      0.3,
    );
}
