import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
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
