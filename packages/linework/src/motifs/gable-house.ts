import { points } from '../geometry/knots.ts';
import { clockwise } from '../geometry/boolean.ts';
import { arc, ellipse, rectangle } from '../geometry/forms.ts';
import type { Path, Point } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { archway } from './scenery.ts';

/** The gables a town house may have. */
export type Gable = 'steps' | 'bell' | 'point' | 'neck';

/** A narrow house with a gable, its foot on the frame's origin. */
export interface GableHouse {
  readonly width: number;
  /** To the eaves, without the gable, in units. */
  readonly height: number;
  readonly gable: Gable;
  readonly roles: readonly [wall: Role, trim: Role];
  readonly level: 0 | 1 | 2;
  readonly floors: number;
}

/** Draws a house: wall and gable in one, attic window, rows of windows, door. */
export function gableHouse(sheet: Sheet, it: GableHouse): void {
  const { width: w, height: h, level } = it;
  const rim = clockwise([[-w / 2, 0], [-w / 2, -h], ...GABLES[it.gable](w, h), [w / 2, -h], [w / 2, 0]]);
  sheet.shape(rim, 'bold', it.roles[0]);
  const inside = sheet.inside([rim]);
  if (level > 0)
    inside.line(
      [
        [-w, -h],
        [w, -h],
      ],
      'line',
      0,
    );
  sheet.shape(
    level === 0 ? ellipse(0, -h - w * 0.22, w * 0.12) : archway(0, -h - w * 0.12, w * 0.24, w * 0.3),
    'line',
    'sun',
  );
  const step = (h - w * 0.58) / it.floors;
  for (let floor = 0; floor < it.floors; floor++) {
    const y = -h + step * floor + step * 0.16;
    for (const x of level === 0 ? [0] : [-0.25, 0.25])
      window(sheet.at({ x: x * w, y }), level === 0 ? w * 0.42 : w * 0.28, step * 0.66, it);
    if (level === 2)
      inside.line(
        [
          [-w, y + step * 0.8],
          [w, y + step * 0.8],
        ],
        'fine',
        0,
      );
  }
  const door = w * 0.34;
  sheet.shape(archway(-w * 0.2, 0, door, w * 0.52), 'line', it.roles[1]);
  if (level > 0) {
    sheet.shape(rectangle(w * 0.1, -w * 0.44, w * 0.26, w * 0.24), 'line', 'sun');
    sheet.shape(rectangle(w * 0.07, -w * 0.2, w * 0.32, w * 0.09, 3), 'line', 'wood');
  }
}

const GABLES: Readonly<Record<Gable, (w: number, h: number) => Point[]>> = {
  steps: (w, h) =>
    points(
      '-0.5,0.14 -0.36,0.14 -0.36,0.3 -0.22,0.3 -0.22,0.46 -0.1,0.46 -0.1,0.6 0.1,0.6 0.1,0.46 0.22,0.46 0.22,0.3 0.36,0.3 0.36,0.14 0.5,0.14',
    ).map(([x, y]): Point => [x * w, -h - y * w]),
  bell: (w, h) => [
    ...curl(w, h, -1),
    ...arc(0, -h - w * 0.5, w * 0.14, w * 0.12, Math.PI, Math.PI * 2).map(([x, y]): Point => [x, y]),
    ...curl(w, h, 1).reverse(),
  ],
  point: (w, h) => [
    [-w * 0.54, -h],
    [0, -h - w * 0.56],
    [w * 0.54, -h],
  ],
  neck: (w, h) => [
    [-w * 0.5, -h - w * 0.1],
    [-w * 0.24, -h - w * 0.14],
    [-w * 0.24, -h - w * 0.44],
    [-w * 0.3, -h - w * 0.46],
    [0, -h - w * 0.66],
    [w * 0.3, -h - w * 0.46],
    [w * 0.24, -h - w * 0.44],
    [w * 0.24, -h - w * 0.14],
    [w * 0.5, -h - w * 0.1],
  ],
};

/** The hollow side of a bell gable, from the eaves up. */
function curl(w: number, h: number, side: -1 | 1): Path & Point[] {
  return Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [
      side * w * (0.5 - 0.36 * Math.sin((t * Math.PI) / 2)),
      -h - w * 0.5 * (1 - Math.cos((t * Math.PI) / 2)),
    ];
  });
}

function window(sheet: Sheet, w: number, h: number, it: GableHouse): void {
  sheet.shape(rectangle(-w / 2, 0, w, h, 3), 'line', 'sky');
  if (it.level === 0) return;
  sheet.line(
    [
      [0, 0],
      [0, h],
    ],
    'line',
    0,
  );
  if (it.level === 2)
    sheet.line(
      [
        [-w / 2, h * 0.45],
        [w / 2, h * 0.45],
      ],
      'line',
      0,
    );
  sheet.shape(rectangle(-w * 0.6, h - 4, w * 1.2, 9, 2), 'line', it.roles[1]);
}
