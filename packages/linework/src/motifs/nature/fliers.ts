import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const UPPER = blob(knots('6,-14! 30,-58 66,-86 98,-82 102,-50 78,-14 36,4 6,0!'));
const LOWER = blob(knots('6,0! 40,6 68,22 70,52 48,74 26,62 10,28'));

/** A butterfly with open wings, 200 units wide, its head up. */
export function butterfly(sheet: Sheet, roles: readonly [Role, Role], level: 0 | 1 | 2): void {
  for (const flip of [false, true]) {
    const wing = sheet.at({ flip });
    wing.line(curve(knots('4,-28 14,-60 30,-72')), 'fine', 0.3);
    wing.shape(LOWER, 'line', roles[1]);
    wing.shape(UPPER, 'line', roles[0]);
    if (level === 0) continue;
    wing.shape(ellipse(76, -58, 14, 11, -0.6), 'fine', 'cream');
    wing.shape(ellipse(46, 44, 11, 14, 0.5), 'fine', roles[0]);
    if (level === 1) continue;
    wing.shape(ellipse(48, -38, 9, 7, -0.7), 'fine', roles[1]);
    wing.line(curve(knots('14,-6 44,-14 74,-26')), 'fine', 0.6);
  }
  sheet.shape(blob(knots('0,-24 8,-10 8,20 0,52 -8,20 -8,-10')), 'line', 'wood');
  sheet.shape(ellipse(0, -28, 9), 'line', 'wood');
}

/** A bumble bee flying to the right, 120 units long. */
export function bee(sheet: Sheet): void {
  sheet.shape(ellipse(-14, -44, 17, 32, -0.5), 'line', 'sky');
  sheet.shape(ellipse(14, -46, 17, 32, 0.35), 'line', 'sky');
  const body = blob(knots('-60,4! -44,-22 0,-32 40,-24 58,0 44,24 4,32 -40,24'));
  sheet.shape(body, 'line', 'sun');
  for (const table of ['-38,-40 -20,-40 -14,0 -20,40 -38,40 -30,0', '-4,-40 14,-40 22,0 14,40 -4,40 4,0'])
    sheet.inside([body]).shape(blob(knots(table)), 'line', 'wood');
  sheet.rim(body, 'line');
  sheet.ink(ellipse(42, -6, 4, 5.5));
  sheet.line(arc(42, 4, 7, 6, 0.4, 2.2), 'fine', 0.4);
  for (const table of ['46,-20 54,-40 66,-42', '40,-22 44,-44 56,-52'])
    sheet.line(curve(knots(table)), 'fine', 0.3);
}

/** A ladybird from above, 90 units long, its head up. */
export function ladybird(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    sheet.line(
      [
        [side * 10, -40],
        [side * 22, -60],
      ],
      'fine',
      0.3,
    );
    for (const y of [-14, 8, 28])
      sheet.line(
        [
          [side * 30, y],
          [side * 48, y + side * 0 + 6],
        ],
        'line',
        0.3,
      );
  }
  sheet.shape(ellipse(0, -32, 21, 18), 'line', 'wood');
  sheet.shape(ellipse(0, 4, 39, 42), 'line', 'rust');
  sheet.line(
    [
      [0, -36],
      [0, 46],
    ],
    'line',
    0,
  );
  for (const side of [-1, 1])
    for (const [x, y, r] of level === 0
      ? ([[20, 2, 9]] as const)
      : ([
          [20, -12, 7],
          [17, 18, 7],
        ] as const))
      sheet.shape(ellipse(side * x, y, r), 'fine', 'wood');
}

/** A small bird perched on the frame's origin, 200 units long, looking to the right. */
export function songbird(sheet: Sheet, roles: readonly [back: Role, breast: Role], level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-52,-40! -126,-14! -134,4! -118,12! -48,-8!')), 'line', roles[0]);
  const body = blob(knots('62,-88 50,-116 20,-126 -8,-110 -30,-76 -62,-40 -70,-16 -34,4 8,4 46,-16 62,-52'));
  sheet.shape(body, 'bold', roles[0]);
  sheet
    .inside([body])
    .shape(blob(knots('70,-84! 40,-80 20,-56 8,-20 -20,-2 -30,30! 70,30!')), 'line', roles[1]);
  sheet.rim(body, 'bold');
  sheet.shape(blob(knots('60,-96! 92,-82! 60,-72!')), 'line', 'gold');
  sheet.shape(blob(knots('8,-72 -22,-70 -56,-40 -104,-4! -48,-6 -8,-16 14,-44')), 'line', roles[0]);
  const feathers =
    level === 0 ? ['-14,-30 -44,-22 -70,-8'] : ['-4,-44 -34,-36 -62,-18', '-10,-28 -40,-20 -70,-8'];
  for (const table of feathers) sheet.line(curve(knots(table)), 'fine', 0.5);
  sheet.ink(ellipse(38, -90, 8, 9));
}
