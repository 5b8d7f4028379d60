import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
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
