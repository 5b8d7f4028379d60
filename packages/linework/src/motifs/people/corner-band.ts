import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';

/** A double bass seen from before, the middle of its bridge on the origin, 640 units from scroll to pin. */
export function doubleBass(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-4, 176, 8, 84), 'line', 'stone');
  sheet.shape(drawn('-11,-330! -24,-352 -18,-384 8,-392 24,-372 12,-356 11,-330!'), 'bold', 'wood');
  if (level === 2)
    for (const y of [-348, -328]) {
      sheet.shape(ellipse(-22, y, 10, 6), 'line', 'gold');
      sheet.shape(ellipse(22, y + 8, 10, 6), 'line', 'gold');
    }
  sheet.shape(
    mirrored('0,-156 30,-150 66,-120 74,-84 50,-46 46,-8 60,24 92,60 98,116 70,166 0,188'),
    'bold',
    'ember',
  );
  if (level > 0)
    for (const flip of [false, true])
      sheet.at({ flip }).line(traced('30,-38 20,-34 24,-8 32,14 28,34 18,30'), 'line', 0.3);
  sheet.shape(drawn('-10,-330! 10,-330! 17,-40! -17,-40!'), 'line', 'night');
  sheet.shape(mirrored('0,2! 28,2! 32,14! 0,16!'), 'line', 'sand');
  sheet.shape(mirrored('0,60! 13,60! 22,132 0,150'), 'line', 'night');
  for (const x of level === 0 ? [] : level === 1 ? [-5, 5] : [-9, 0, 9])
    sheet.line(
      [
        [x * 0.6, -326],
        [x, 2],
        [x * 1.1, 62],
      ],
      'fine',
      0,
    );
}

/** Upper and lower rim of the bellows as knots, a share of the way across. */
const edge = (share: number): string => `${-62 + 124 * share},${-70 + 8 * Math.sin(share * Math.PI)}`;
const foot = (share: number): string => `${-62 + 124 * share},${70 + 14 * Math.sin(share * Math.PI)}`;

/** An accordion before a chest, its middle on the origin, 220 units wide. */
export function accordion(sheet: Sheet, level: 0 | 1 | 2): void {
  const folds = [4, 6, 10][level]!;
  for (let i = 0; i < folds; i++) {
    const [a, b] = [i / folds, (i + 1) / folds];
    sheet.shape(drawn(`${edge(a)}! ${edge(b)}! ${foot(b)}! ${foot(a)}!`), 'line', i % 2 ? 'sun' : 'rust');
  }
  sheet.shape(drawn('-112,-66! -62,-78! -58,80! -108,70!'), 'bold', 'rust');
  sheet.shape(drawn('62,-78! 104,-72! 110,64! 58,80!'), 'bold', 'rust');
  sheet.shape(drawn('96,-70! 118,-66! 124,58! 102,66!'), 'line', 'paper');
  if (level > 0)
    for (const y of [-40, -14, 12, 38])
      sheet.line(
        [
          [98, y],
          [121, y],
        ],
        'fine',
        0,
      );
  if (level === 2) for (const y of [-44, -18, 8, 34]) sheet.shape(ellipse(-84, y, 8), 'fine', 'paper');
}

/** A hat that lies on its crown with coins in it, its middle on the origin, 150 units wide. */
export function coinHat(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(mirrored('0,44! 44,42 58,0! 0,6!'), 'bold', 'wood');
  sheet.shape(ellipse(0, 0, 84, 20), 'bold', 'wood');
  sheet.shape(ellipse(0, -1, 56, 11), 'line', 'night');
  for (const [x, y] of level < 2
    ? []
    : ([
        [-24, -2],
        [6, -5],
        [28, 0],
      ] as const))
    sheet.shape(ellipse(x, y, 14, 7), 'line', 'gold');
}
