import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { normals } from '../../geometry/path.ts';
import { mix, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { eye } from '../eye.ts';

/** How a kraken looks. */
interface Many {
  readonly level: 0 | 1 | 2;
  readonly skin: Role;
  readonly sucker: Role;
}

/** An arm along a table of knots: thick at its root, its suckers along one side. */
export function tentacle(sheet: Sheet, it: Many, table: string, thick: number, side: 1 | -1): void {
  const spine = curve(knots(table), 6);
  const half = (t: number): number => mix(thick, 12, t ** 0.85) * Math.sqrt(Math.max(0.004, 1 - t ** 14));
  sheet.shape(clockwise(tube(spine, half)), 'bold', it.skin);
  const out = normals(spine);
  const strip: Path = spine.map(([x, y], i) => {
    const off = half(i / (spine.length - 1)) * 0.5 * side;
    return [x + out[i]![0] * off, y + out[i]![1] * off] as const;
  });
  if (it.level > 0)
    sheet.line(
      strip
        .map(
          ([x, y], i) =>
            [
              x - out[i]![0] * half(i / (spine.length - 1)) * 0.55 * side,
              y - out[i]![1] * half(i / (spine.length - 1)) * 0.55 * side,
            ] as const,
        )
        .slice(2, -16),
      'fine',
      0.3,
    );
  let walked = 0;
  for (let i = 1; i < strip.length; i++) {
    walked += Math.hypot(strip[i]![0] - strip[i - 1]![0], strip[i]![1] - strip[i - 1]![1]);
    const r = half(i / (strip.length - 1)) * 0.36;
    if (r < [13, 8, 10.5][it.level]!) break;
    if (walked < r * 2.7) continue;
    walked = 0;
    sheet.shape(ellipse(...strip[i]!, r), 'line', it.sucker);
  }
}

/** The head of a giant octopus that rises out of the sea, its brow about 420 units above the origin. */
export function krakenHead(sheet: Sheet, it: Many): void {
  const rim = clockwise(
    blob(
      knots(
        '-176,190! -190,-40 -230,-150 -240,-280 -170,-390 0,-440 170,-390 240,-280 230,-150 190,-40 176,190!',
      ),
    ),
  );
  sheet.shape(rim, 'bold', it.skin);
  const inside = sheet.inside([rim]);
  for (const [x, y, r] of (
    [
      [-120, -330, 34],
      [60, -370, 28],
      [150, -290, 30],
      [-30, -300, 22],
      [-190, -240, 22],
      [96, -300, 18],
      [-70, -390, 20],
      [196, -210, 18],
    ] as const
  ).slice(0, [3, 6, 8][it.level]))
    inside.shape(ellipse(x, y, r, r * 0.8), 'line', it.sucker);
  for (const side of [-1, 1]) {
    eye(sheet, { x: side * 96, y: -150, radius: 46, iris: 'sun', pupil: 0.3, look: [0.2 * side, -0.2] });
    sheet.line(
      curve(
        [
          [side * 40, -206],
          [side * 96, -222],
          [side * 156, -190],
        ],
        4,
      ),
      'bold',
      0.5,
    );
  }
  sheet.line(curve(knots('-54,-50 0,-28 54,-50'), 4), 'line', 0.4);
  if (it.level > 0)
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 150, -84, 24, 17), 'line', 'blush');
}
