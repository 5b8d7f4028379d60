import { blob } from '../../geometry/curve.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, moveKnots } from '../../geometry/knots.ts';
import { polar } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A goblet drum on the origin, 190 units high. */
export function djembe(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  const rim = drawn('-66,-178! -58,-110 -24,-70 -30,-30 -44,0! 44,0! 30,-30 24,-70 58,-110 66,-178!');
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  if (level > 0)
    for (const x of [-50, -18, 14, 46])
      inside.shape(
        [
          [x - 12, -180],
          [x + 12, -180],
          [x * 0.5, -96],
        ],
        'line',
        'sun',
      );
  sheet.rim(rim, 'bold');
  sheet.shape(ellipse(0, -178, 68, 20), 'line', 'paper');
}

/** A tall drum that bulges in its middle, its foot on the origin, 270 units high. */
export function conga(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  const rim = mirrored('0,-262 62,-262! 74,-190 76,-150 64,-60 46,0! 0,6');
  sheet.shape(rim, 'bold', role);
  const inside = sheet.inside([rim]);
  for (const y of level === 0 ? [-60] : [-196, -60])
    inside.shape(
      drawn(`-90,${y}! 0,${y + 14} 90,${y}! 90,${y + 20}! 0,${y + 34} -90,${y + 20}!`),
      'line',
      'stone',
    );
  if (level > 0)
    for (const x of [-34, 34])
      inside.shape(
        drawn(`${x - 8},-262! ${x + 8},-262! ${x + 8},-214 ${x},-204 ${x - 8},-214!`),
        'line',
        'gold',
      );
  sheet.rim(rim, 'bold');
  sheet.shape(ellipse(0, -262, 66, 19), 'bold', 'wood');
  sheet.shape(ellipse(0, -265, 54, 14), 'line', 'paper');
}

/** A tambourine seen from its skin, its middle on the origin. */
export function tambourine(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  sheet.shape(ellipse(0, 0, 64), 'bold', role);
  sheet.shape(ellipse(0, 0, 46), 'line', 'paper');
  const count = level === 0 ? 4 : 6;
  for (let i = 0; i < count; i++) {
    const [x, y] = polar([0, 0], 57, (i / count) * Math.PI * 2 + 0.4);
    sheet.shape(ellipse(x, y, 11, 9, i), 'line', 'gold');
  }
}

/** Where along the neck of a concert guitar a hand closes. */
export const FRETTED = 190;

/** A guitar of which the body's middle lies on the origin and the neck along the x-axis, 410 units long. */
export function concertGuitar(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(70, -12, 176, 24), 'bold', 'wood');
  if (level > 0)
    for (const x of [118, 146, 172, 196, 218])
      sheet.line(
        [
          [x, -12],
          [x, 12],
        ],
        'fine',
        0,
      );
  if (level > 0)
    for (const x of [258, 278, 298])
      for (const side of [-1, 1]) sheet.shape(ellipse(x, side * 25, 8, 7), 'line', 'gold');
  sheet.shape(drawn('244,-14! 306,-20! 314,0 306,20! 244,14!'), 'bold', 'wood');
  const upper = knots('-104,-20 -98,-58 -66,-78 -28,-72 4,-54 36,-56 68,-62 92,-42 98,-12');
  const lower = moveKnots(upper, ([x, y]) => [x, -y]);
  const rim = blob([...upper, ...lower.toReversed()]);
  sheet.shape(rim, 'bold', 'ember');
  if (level > 0) sheet.shape(drawn('0,34 24,28 62,44 46,56 10,56'), 'line', 'rust');
  sheet.shape(ellipse(36, 0, 30), 'line', 'sun');
  sheet.shape(ellipse(36, 0, 22), 'line', 'night');
  sheet.shape(rectangle(-66, -32, 18, 64, 5), 'line', 'wood');
  for (const y of level === 0 ? [] : [-6, 6])
    sheet.line(
      [
        [-56, y],
        [70, y],
      ],
      'fine',
      0,
    );
  sheet.rim(rim, 'bold');
}

/** A round stool, the middle of its seat on the origin, so many units high. */
export function stool(sheet: Sheet, high: number): void {
  for (const [a, b] of [
    [-40, -66],
    [40, 66],
    [0, 4],
  ] as const)
    sheet.shape(drawn(`${a - 8},10! ${a + 8},10! ${b + 7},${high}! ${b - 7},${high}!`), 'line', 'wood');
  const rung = high - 34;
  sheet.shape(drawn(`-62,${rung - 7}! 62,${rung - 7}! 64,${rung + 7}! -64,${rung + 7}!`), 'line', 'wood');
  sheet.shape(drawn('-68,2! -60,-12 60,-12 68,2! 66,20! 0,30 -66,20!'), 'bold', 'wood');
}
