import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** A cat that sits, about 120 units high, its paws on the origin. */
export function sittingCat(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('30,-10! 62,-16 76,-44 62,-62! 84,-60 92,-34 76,-4 36,4!')), 'line', 'fur');
  sheet.shape(blob(knots('-34,2! -40,-30 -28,-66 0,-80 28,-66 40,-30 34,2! 0,6')), 'bold', 'fur');
  for (const x of [-12, 12])
    sheet.shape(
      blob(knots('-11,-34! -12,0 0,6 12,0 11,-34! 0,-44')).map(([u, v]): Point => [u + x, v]),
      'line',
      'fur',
    );
  sheet.shape(
    blob(knots('-38,-96 -40,-134! -18,-120 0,-123 18,-120 40,-134! 38,-96 24,-74 0,-68 -24,-74')),
    'bold',
    'fur',
  );
  for (const x of [-15, 15]) sheet.ink(ellipse(x, -98, 4, 6));
  sheet.shape(blob(knots('-6,-89! 6,-89! 0,-82')), 'fine', 'blush');
  sheet.line(
    curve(
      [
        [-10, -78],
        [-4, -76],
        [0, -82],
        [4, -76],
        [10, -78],
      ],
      2,
    ),
    'fine',
    0.3,
  );
  if (level > 0)
    for (const side of [-1, 1])
      for (const y of [-86, -80])
        sheet.line(
          [
            [side * 22, y],
            [side * 44, y - 4 + (y + 86)],
          ],
          'fine',
          0.6,
        );
  if (level > 0)
    for (const x of [-10, 0, 10])
      sheet.line(
        [
          [x, -119],
          [x * 0.8, -108],
        ],
        'fine',
        0.5,
      );
}

/** A cat asleep in a ring, about 90 units high and 200 across, lying on the origin. */
export function curledCat(sheet: Sheet, level: 0 | 1 | 2): void {
  const body = blob(knots('-84,0 -104,-34 -70,-76 0,-94 66,-80 104,-40 92,-4 0,6'));
  sheet.shape(body, 'bold', 'fur');
  if (level > 0)
    for (const x of [-4, 24, 50])
      sheet.inside([body]).line(curve(knots(`${x},-96 ${x - 8},-78 ${x - 6},-62`)), 'line', 0.6);
  sheet.shape(
    blob(knots('92,-36! 104,-10 84,10 30,14 -30,10 -44,0! -30,-12 20,-10 62,-14 74,-26!')),
    'line',
    'fur',
  );
  sheet.shape(
    blob(knots('-104,-56 -108,-92! -84,-80 -64,-84 -44,-82 -20,-94! -22,-56 -36,-26 -64,-18 -92,-28')),
    'bold',
    'fur',
  );
  for (const x of [-80, -48]) sheet.line(curve(knots(`${x - 9},-54 ${x},-47 ${x + 9},-54`)), 'line', 0.3);
  sheet.shape(blob(knots('-70,-44! -58,-44! -64,-36')), 'fine', 'blush');
  sheet.line(curve(knots('-74,-30 -68,-28 -64,-34 -60,-28 -54,-30'), 2), 'fine', 0.3);
}

/** A cat asleep with its chin on its paws, its head to the left: about 110 units high and 240 across. */
export function sleepingCat(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('96,-34 138,-24 142,4 96,12 30,12! 34,-8 92,-10')), 'bold', 'fur');
  const body = blob(knots('-40,6 -48,-48 -6,-88 54,-92 104,-58 110,-12 84,8 20,10'));
  sheet.shape(body, 'bold', 'fur');
  if (level > 0)
    for (const x of [18, 46, 74])
      sheet.inside([body]).line(curve(knots(`${x},-98 ${x + 4},-74 ${x - 2},-56`)), 'line', 0.6);
  sheet.shape(blob(knots('-96,10 -100,-6 -84,-14 -24,-14 -12,-2 -20,10')), 'line', 'fur');
  sheet.shape(
    blob(
      knots(
        '-112,-36 -108,-66 -112,-96! -84,-82 -64,-86 -44,-82 -16,-96! -20,-66 -16,-36 -38,-10 -64,-4 -90,-10',
      ),
    ),
    'bold',
    'fur',
  );
  for (const side of [-1, 1]) {
    const x = -64 + side * 22;
    sheet.line(curve(knots(`${x - 11},-48 ${x},-40 ${x + 11},-48`)), 'line', 0.3);
    if (level > 0)
      for (const y of [-32, -24])
        sheet.line(
          [
            [-64 + side * 24, y],
            [-64 + side * 58, y + (y + 28) * 1.4],
          ],
          'fine',
          0.5,
        );
  }
  sheet.shape(blob(knots('-71,-36! -57,-36! -64,-28')), 'line', 'blush');
  sheet.line(curve(knots('-76,-20 -70,-17 -64,-24 -58,-17 -52,-20'), 2), 'fine', 0.3);
}

/** A small dog that sits and looks up, about 120 units high, its paws on the origin. */
export function sittingDog(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('34,-20! 58,-38 66,-62 74,-60 72,-30 44,-6!')), 'line', 'cream');
  sheet.shape(blob(knots('-30,2! -36,-34 -24,-76 2,-84 26,-70 42,-34 40,2! 0,6')), 'bold', 'cream');
  for (const x of [-14, 10])
    sheet.shape(
      blob(knots('-11,-40! -11,0 -16,8! 12,8! 11,-40! 0,-50')).map(([u, v]): Point => [u + x, v]),
      'line',
      'cream',
    );
  sheet.shape(blob(knots('-34,-100 -24,-130 6,-136 30,-124 38,-98 30,-80 8,-70 -18,-74')), 'bold', 'cream');
  sheet.shape(blob(knots('24,-128! 48,-134 58,-104 44,-84 32,-98')), 'line', 'wood');
  sheet.shape(blob(knots('-22,-128! -48,-130 -56,-100 -42,-84 -30,-100')), 'line', 'wood');
  sheet.shape(blob(knots('-18,-90 -6,-100 14,-100 24,-88 12,-76 -8,-76')), 'line', 'paper');
  sheet.ink(ellipse(3, -95, 8, 6));
  for (const x of [-14, 18]) sheet.ink(ellipse(x, -110, 3.8, 5));
  sheet.line(
    curve(
      [
        [-6, -84],
        [3, -80],
        [12, -85],
      ],
      2,
    ),
    'fine',
    0.3,
  );
  sheet.shape(blob(knots('-24,-74! 2,-66 28,-72! 28,-62! 2,-56 -24,-64!')), 'line', 'a');
  if (level > 0) sheet.shape(ellipse(2, -54, 7), 'fine', 'sun');
}
