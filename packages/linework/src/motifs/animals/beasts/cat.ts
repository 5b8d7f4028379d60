import { drawn, traced } from '../../../geometry/drawn.ts';
import { type Beast, gaze, rope, tailOf } from '../body/quadruped.ts';

/** A striped house cat. */
export const houseCat: Beast = {
  build: {
    length: 150,
    leg: 110,
    trunk: [42, 40, 40],
    neck: [36, 36, 30],
    limb: [34, 14, 11],
    foot: 'paw',
    sole: 16,
    headScale: 1.1,
  },
  coat: 'fur',
  face: '-36,8 -34,-26 -8,-44 26,-42 48,-24 60,-4 58,12 44,26 16,36 -16,34',
  behind(sheet, at) {
    sheet.shape(rope(tailOf(at, 190, 1.1), 14), 'bold', 'fur');
    sheet.shape(drawn('10,-40! 26,-82 42,-30!', at.head), 'bold', 'fur');
  },
  marks(inside, at) {
    const [x, y] = at.back;
    for (const u of [-60, -28, 4, 36])
      inside.shape(
        drawn(`${x + u - 9},${y - 30}! ${x + u + 12},${y - 30}! ${x + u + 6},${y + 36}!`),
        'line',
        'rust',
      );
    const [sx, sy] = at.shoulder;
    inside.shape(
      drawn(
        `${sx + 6},${sy + 60} ${sx + 30},${sy - 8} ${sx + 60},${sy - 44} ${sx + 90},${sy} ${sx + 50},${sy + 70}`,
      ),
      'line',
      'cream',
    );
  },
  features(sheet, level) {
    sheet.shape(drawn('-32,-20! -30,-84! 8,-42!'), 'bold', 'fur');
    sheet.shape(drawn('-23,-34! -23,-64! -4,-42!'), 'line', 'blush');
    sheet.shape(drawn('62,4 46,-2 30,6 26,20 38,29 52,22'), 'line', 'cream');
    gaze(sheet, [34, -14], 7);
    sheet.shape(drawn('52,-2! 64,-4! 60,7!'), 'line', 'blush');
    sheet.line(traced('59,7 54,15 42,14'), 'line', 0.5);
    if (level > 0)
      for (const table of ['2,-42 6,-30', '14,-43 16,-31']) sheet.line(traced(table), 'fine', 0.5);
    for (const table of ['36,16 14,22 -4,32', '36,20 18,30 4,44'].slice(level > 0 ? 0 : 1))
      sheet.line(traced(table), 'fine', 0.6);
  },
};
