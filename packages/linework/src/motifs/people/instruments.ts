import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { rope } from './props.ts';

/** A drum kit 520 units wide on the origin, seen from before. */
export function drumKit(sheet: Sheet, level: 0 | 1 | 2, roles: readonly [Role, Role]): void {
  for (const [x, y, foot] of [
    [-230, -330, -210],
    [232, -350, 214],
  ] as const) {
    rope(
      sheet,
      [
        [x, y],
        [foot, 0],
      ],
      5,
      'stone',
    );
    sheet.shape(ellipse(x, y, 84, 20, x < 0 ? 0.16 : -0.16), 'bold', 'gold');
    sheet.shape(ellipse(x, y - 4, 18, 6), 'line', 'sun');
  }
  for (const [x, y] of [
    [-80, -232],
    [80, -232],
  ] as const) {
    sheet.shape(drawn('-66,-40! 66,-40! 62,40 0,52 -62,40', { x, y }), 'bold', roles[1]);
    sheet.shape(ellipse(x, y - 40, 66, 18), 'line', 'paper');
  }
  for (const x of [-178, 178]) {
    sheet.shape(drawn('-62,-70! 62,-70! 60,70 0,82 -60,70', { x, y: -90 }), 'bold', roles[1]);
    sheet.shape(ellipse(x, -160, 62, 18), 'line', 'paper');
    if (level > 0) sheet.shape(rectangle(x - 62, -110, 124, 14), 'line', 'gold');
  }
  sheet.shape(ellipse(0, -110, 124, 112), 'bold', roles[0]);
  sheet.shape(ellipse(0, -110, 100, 90), 'line', 'paper');
  if (level > 0)
    sheet.shape(
      drawn('0,-40! 14,-8 44,-4! 20,16 26,46! 0,30 -26,46! -20,16 -44,-4! -14,-8', { y: -112 }),
      'line',
      'sun',
    );
}

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

/** An upright piano 360 units wide on the origin, its keys to the reader's left side open. */
export function piano(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  sheet.shape(rectangle(-180, -390, 360, 390, 8), 'bold', role);
  sheet.shape(rectangle(-196, -408, 392, 24, 8), 'bold', role);
  if (level > 0)
    for (const x of [-160, 10]) {
      sheet.shape(rectangle(x, -366, 150, 110, 6), 'line', 'soft');
      if (level === 2) sheet.shape(ellipse(x + 75, -311, 44, 34), 'line', 'sun');
    }
  sheet.shape(rectangle(-160, -150, 320, 136, 6), 'line', 'soft');
  sheet.shape(rectangle(-200, -236, 400, 28, 6), 'bold', role);
  const keys = [8, 12, 17][level]!;
  const bed = clockwise(rectangle(-184, -214, 368, 46));
  sheet.shape(bed, 'line', 'paper');
  for (let i = 1; i < keys; i++)
    sheet.line(
      [
        [-184 + (i * 368) / keys, -214],
        [-184 + (i * 368) / keys, -168],
      ],
      'fine',
      0,
    );
  if (level > 0)
    for (let i = 1; i < keys; i += i % 3 === 0 ? 2 : 1)
      sheet.inside([bed]).shape(rectangle(-184 + (i * 368) / keys - 5, -216, 10, 26), 'fine', 'night');
  for (const x of [-190, 164]) sheet.shape(rectangle(x, -170, 26, 170, 4), 'line', role);
}

/** A microphone on its stand, 360 units high on the origin. */
export function microphone(sheet: Sheet): void {
  sheet.shape(ellipse(0, -4, 62, 14), 'line', 'stone');
  sheet.shape(rectangle(-5, -330, 10, 326), 'line', 'stone');
  sheet.shape(rectangle(-11, -352, 22, 42, 6), 'line', 'night');
  sheet.shape(ellipse(0, -368, 22, 26), 'bold', 'stone');
}

/** A violin about 300 units long with its chin rest on the origin, its scroll to the right. */
export function violin(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(110, -8, 110, 16, 4), 'line', 'wood');
  sheet.shape(ellipse(226, 0, 15), 'line', 'wood');
  sheet.shape(
    drawn('0,0 10,-44 50,-50 70,-26 92,-40 122,-26 126,0 122,26 92,40 70,26 50,50 10,44'),
    'bold',
    'ember',
  );
  if (level > 0)
    for (const y of [-18, 18])
      sheet.line(
        [
          [64, y],
          [96, y * 0.9],
        ],
        'line',
        0.5,
      );
  if (level === 2) sheet.shape(rectangle(54, -7, 130, 14, 3), 'fine', 'night');
}
