import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { mix } from '../../../geometry/point.ts';
import { gaze } from '../body/gaze.ts';
import { type Beast, rope, tailOf } from '../body/quadruped.ts';
import { onHead } from '../body/trimmings.ts';

/** A striped house cat. */
const houseCat: Beast = {
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

/** A striped cat near enough to pet: its ears grow out of a round head. */
export const nearCat: Beast = {
  ...houseCat,
  face: '-40,12 -40,-24 -14,-48 22,-48 48,-32 60,-14 70,0 68,16 52,30 20,42 -18,40',
  melts: (at) => [onHead(at, '-38,-8 -38,-56 -26,-90! 0,-68 14,-38 -8,-14')],
  behind(sheet, at) {
    sheet.shape(rope(tailOf(at, 170, 1.1), 15), 'bold', 'fur');
    sheet.shape(onHead(at, '10,-40! 18,-68 36,-88! 48,-62 46,-28!'), 'bold', 'fur');
  },
  marks(inside, at) {
    const [dx, dy] = [at.shoulder[0] - at.hip[0], at.shoulder[1] - at.hip[1]];
    const long = Math.hypot(dx, dy);
    const [ux, uy] = [dx / long, dy / long];
    for (const t of [0.05, 0.3, 0.55, 0.8]) {
      const [x, y] = [mix(at.hip[0], at.shoulder[0], t), mix(at.hip[1], at.shoulder[1], t)];
      const spot = (u: number, v: number): string => `${x + ux * u + uy * v},${y + uy * u - ux * v}`;
      inside.shape(
        drawn(`${spot(-13, 70)}! ${spot(13, 70)}! ${spot(8, 34)} ${spot(0, 6)}! ${spot(-9, 36)}`),
        'line',
        'rust',
      );
    }
  },
  features(sheet, level) {
    sheet.shape(drawn('-27,-44 -28,-60 -22,-74! -8,-60 -2,-46 -14,-40'), 'line', 'blush');
    sheet.shape(drawn('72,8 58,-4 40,2 32,16 40,30 56,32 68,20'), 'line', 'cream');
    gaze(sheet, [36, -16], 7);
    sheet.ink(ellipse(66, 1, 6, 4.6));
    sheet.line(traced('64,8 58,16 46,15'), 'line', 0.5);
    for (const table of ['10,-46 4,-34', '22,-47 20,-33'].slice(0, level * 2))
      sheet.line(traced(table), 'line', 0.5);
    for (const table of ['48,22 24,24 0,34', '48,26 28,34 10,48'].slice(level > 0 ? 0 : 1))
      sheet.line(traced(table), 'fine', 0.6);
  },
};
