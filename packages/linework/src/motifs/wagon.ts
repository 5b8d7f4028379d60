import { points } from '../geometry/knots.ts';
import { clockwise } from '../geometry/boolean.ts';
import { twin } from '../geometry/curve.ts';
import { ellipse, rectangle } from '../geometry/forms.ts';
import { place } from '../geometry/point.ts';
import { petal } from '../geometry/petal.ts';
import { fillZone, type PatternName } from '../patterns/patterns.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { wheel } from './locomotive.ts';

/** What a wagon carries. */
export type Load = 'gifts' | 'logs' | 'pumpkins';

/** An open wagon about 260 units wide, its wheels on y 0. */
export interface Wagon {
  readonly level: 0 | 1 | 2;
  readonly load: Load;
  readonly body: Role;
  readonly pattern: PatternName;
}

/** Draws load, box and wheels. */
export function wagon(sheet: Sheet, it: Wagon): void {
  LOADS[it.load](sheet, it.level);
  const box = clockwise(points('-126,-190 126,-190 112,-74 -112,-74'));
  sheet.shape(box, 'bold', it.body);
  if (it.level === 2)
    fillZone(it.pattern, { sheet, zone: [box], size: 42, angle: 0, roles: [it.body, 'soft'] });
  else
    for (const x of [-42, 42])
      sheet.line(
        [
          [x, -190],
          [x * 0.9, -74],
        ],
        'line',
        0,
      );
  sheet.rim(box, 'bold');
  sheet.shape(rectangle(-136, -202, 272, 24, 8), 'line', 'sun');
  sheet.shape(rectangle(-124, -84, 248, 20, 8), 'bold', 'stone');
  sheet.shape(rectangle(124, -84, 46, 13, 6), 'line', 'stone');
  for (const x of [-70, 70]) wheel(sheet, { x, radius: 38, spokes: it.level === 2 ? 6 : 0 });
}

const LOADS: Readonly<Record<Load, (sheet: Sheet, level: 0 | 1 | 2) => void>> = {
  gifts: (sheet) => {
    gift(sheet, { x: -62, width: 96, height: 108, role: 'c' });
    gift(sheet, { x: 66, width: 90, height: 70, role: 'a' });
    gift(sheet, { x: 6, width: 76, height: 84, role: 'd' });
  },
  logs: (sheet, level) => {
    for (const [x, y] of [
      [-36, -262],
      [36, -262],
      [-76, -206],
      [0, -206],
      [76, -206],
    ] as const) {
      sheet.shape(ellipse(x, y, 40, 38), 'line', 'wood');
      sheet.shape(ellipse(x, y, 24, 22), 'fine', 'sand');
      if (level === 2) sheet.shape(ellipse(x, y, 9, 8), 'fine', 'cream');
    }
  },
  pumpkins: (sheet, level) => {
    for (const [x, y, size] of [
      [0, -250, 56],
      [-72, -206, 54],
      [70, -206, 58],
    ] as const) {
      sheet.shape(
        [
          [x - 8, y - size * 0.6],
          [x - 2, y - size],
          [x + 12, y - size * 1.02],
          [x + 8, y - size * 0.6],
        ],
        'line',
        'leaf',
      );
      sheet.shape(ellipse(x, y, size, size * 0.78), 'line', 'b');
      sheet.shape(ellipse(x, y, size * 0.62, size * 0.79), 'line', 'b');
      if (level === 2) sheet.shape(ellipse(x, y, size * 0.24, size * 0.8), 'line', 'b');
    }
  },
};

function gift(sheet: Sheet, it: { x: number; width: number; height: number; role: Role }): void {
  const top = -196 - it.height;
  const left = it.x - it.width / 2;
  for (const side of [-1, 1])
    sheet.shape(place(petal('drop', 42, 30), { x: it.x, y: top, angle: side * 0.9 }), 'line', 'sun');
  sheet.shape(rectangle(left, top, it.width, it.height + 20), 'line', it.role);
  sheet.shape(rectangle(it.x - 9, top, 18, it.height + 20), 'line', 'sun');
  sheet.shape(
    twin(
      [
        [it.x, top - 8],
        [it.x + 9, top - 4],
        [it.x + 8, top + 6],
        [it.x, top + 8],
      ],
      it.x,
    ),
    'line',
    'sun',
  );
}
