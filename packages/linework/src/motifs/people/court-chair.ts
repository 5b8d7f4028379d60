import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';

/** A wheelchair for ball games seen from before, its wheels slanted; the hips on the origin, the floor so far below. */
export function courtChair(floor: number): {
  readonly behind: (sheet: Sheet) => void;
  readonly over: (sheet: Sheet) => void;
} {
  const r = floor * 0.62;
  return {
    behind(sheet) {
      sheet.shape(mirrored('0,-70! 44,-72! 54,-50 52,36! 0,36!'), 'bold', 'b');
      for (const flip of [false, true]) {
        const wheel = sheet.at({ flip }).at({ x: 92, y: floor - r, angle: -0.2 });
        wheel.shape(ellipse(0, 0, 30, r), 'bold', 'night');
        wheel.shape(ellipse(-2, 0, 16, r * 0.8), 'line', 'stone');
        wheel.shape(ellipse(-2, 0, 7, 16), 'line', 'night');
      }
    },
    over(sheet) {
      sheet.shape(
        drawn(
          `-72,${floor - 78}! -66,${floor - 50} 0,${floor - 38} 66,${floor - 50} 72,${floor - 78}! 60,${floor - 80}! 52,${floor - 62} 0,${floor - 52} -52,${floor - 62} -60,${floor - 80}!`,
        ),
        'line',
        'c',
      );
      sheet.shape(rectangle(-60, floor - 14, 120, 16, 6), 'line', 'stone');
    },
  };
}

/** Half the width of a net, a share of the way down. */
const wide = (share: number): number => 66 - 24 * share;

/** A hoop on a board seen from below its front, the middle of its ring on the origin, 300 units wide. */
export function hoop(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-150, -190, 300, 190, 10), 'bold', 'paper');
  sheet.shape(rectangle(-52, -110, 104, 84), 'line', 'a');
  const columns = [2, 3, 6][level]!;
  sheet.shape(mirrored('0,0! 66,0! 52,50 42,100! 0,104!'), 'line', 'paper');
  for (let i = 1; i < columns; i++)
    for (const lean of [-1, 1]) {
      const from = (i / columns) * 2 - 1;
      const to = Math.max(-1, Math.min(1, from + lean * 0.5));
      sheet.line(
        [
          [from * wide(0), 4],
          [((from + to) / 2) * wide(0.5), 50],
          [to * wide(1), 100],
        ],
        'fine',
        0,
      );
    }
  if (level === 2)
    sheet.line(
      [
        [-wide(0.5), 52],
        [wide(0.5), 52],
      ],
      'fine',
      0,
    );
  sheet.shape(ellipse(0, 0, 74, 15), 'bold', 'ember');
  sheet.shape(ellipse(0, -1, 60, 7), 'line', 'paper');
}

/** A basketball, its middle on the origin. */
export function basketball(sheet: Sheet, radius: number): void {
  const rim = ellipse(0, 0, radius);
  sheet.shape(rim, 'bold', 'ember');
  const within = sheet.inside([rim]);
  within.line(
    [
      [-radius, 0],
      [0, radius * 0.1],
      [radius, 0],
    ],
    'line',
    0,
  );
  within.line(
    [
      [0, -radius],
      [-radius * 0.08, 0],
      [0, radius],
    ],
    'line',
    0,
  );
  for (const side of [-1, 1])
    within.line(
      [-1, -0.6, 0, 0.6, 1].map((t) => [side * radius * (0.46 + 0.44 * t * t), t * radius] as const),
      'line',
      0,
    );
  sheet.rim(rim, 'bold');
}
