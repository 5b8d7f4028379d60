import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A striped awning whose upper left corner is the frame's origin, its edge in lobes. */
export function shopAwning(
  sheet: Sheet,
  it: {
    readonly width: number;
    readonly height: number;
    readonly strips: number;
    readonly flare: number;
    readonly roles: readonly [Role, Role];
  },
): void {
  const { width, height, strips, flare } = it;
  const low = (t: number): number => -flare + (width + 2 * flare) * t;
  for (let i = 0; i < strips; i++) {
    const [a, b] = [i / strips, (i + 1) / strips];
    const half = (low(b) - low(a)) / 2;
    const lobe = arc((low(a) + low(b)) / 2, height, half, Math.min(half, 26), 0, Math.PI);
    sheet.shape(
      clockwise([[width * a, 0], [width * b, 0], [low(b), height], ...lobe, [low(a), height]]),
      'line',
      it.roles[i % 2],
    );
  }
}

/** A door with panes in its upper half, the middle of its foot on the origin. */
export function shopDoor(sheet: Sheet, width: number, height: number, role: Role, level: 0 | 1 | 2): void {
  if (level > 0)
    sheet.shape(rectangle(-width / 2 - 14, -height - 14, width + 28, height + 14, 4), 'line', 'cream');
  sheet.shape(rectangle(-width / 2, -height, width, height, 3), 'bold', role);
  const pane = rectangle(-width * 0.36, -height * 0.93, width * 0.72, height * 0.5, 5);
  sheet.shape(pane, 'line', 'sky');
  if (level === 2)
    sheet.line(
      [
        [0, -height * 0.93],
        [0, -height * 0.43],
      ],
      'fine',
      0,
    );
  if (level > 0)
    sheet.shape(rectangle(-width * 0.32, -height * 0.34, width * 0.64, height * 0.26, 5), 'line', role);
  if (level === 0) sheet.ink(ellipse(width * 0.38, -height * 0.34, 7));
  else sheet.shape(ellipse(width * 0.38, -height * 0.38, 8), 'line', 'sun');
}

/** A wall of bricks or plaster with its rim. */
export function shopWall(
  sheet: Sheet,
  box: readonly [x: number, y: number, width: number, height: number],
  bricks: number,
  role: Role,
): void {
  const rim = clockwise(rectangle(...box));
  sheet.shape(rim, 'bold', role);
  if (bricks > 0) fillZone('bricks', { sheet, zone: [rim], size: bricks, angle: 0, roles: [role, 'sand'] });
}

/** Flagstones in rows that grow towards the viewer. */
export function pavement(sheet: Sheet, width: number, top: number, foot: number, level: 0 | 1 | 2): void {
  const rows = [1, 2, 3][level]!;
  for (let row = 0; row < rows; row++) {
    const [y, next] = [
      top + (foot - top) * (row / rows) ** 1.3,
      top + (foot - top) * ((row + 1) / rows) ** 1.3,
    ];
    const stones = [1, 5, 8 - row][level]!;
    for (let i = -1; i <= stones; i++)
      sheet.shape(
        rectangle(((i + (row % 2) * 0.5) * width) / stones, y, width / stones, next - y),
        'fine',
        'stone',
      );
  }
}

/** A window above a shop, its sill's middle on the origin. */
export function upperWindow(sheet: Sheet, width: number, height: number, role: Role, level: 0 | 1 | 2): void {
  if (level > 0)
    for (const side of [-1, 1]) {
      sheet.shape(
        rectangle(side * (width * 0.74) - width * 0.2, -height, width * 0.4, height, 3),
        'line',
        role,
      );
      if (level === 2)
        for (let i = 1; i < 5; i++)
          sheet.line(
            [
              [side * width * 0.74 - width * 0.15, (-height * i) / 5],
              [side * width * 0.74 + width * 0.15, (-height * i) / 5],
            ],
            'fine',
            0,
          );
    }
  sheet.shape(rectangle(-width / 2, -height, width, height, 3), 'line', 'sky');
  sheet.line(
    [
      [0, 0],
      [0, -height],
    ],
    'line',
    0,
  );
  if (level > 0)
    sheet.line(
      [
        [-width / 2, -height * 0.5],
        [width / 2, -height * 0.5],
      ],
      'fine',
      0,
    );
  if (level > 0) sheet.shape(rectangle(-width * 0.62, -4, width * 1.24, 16, 4), 'line', 'cream');
}

/** A lamp on an iron arm that reaches to the right from the origin. */
export function wallLamp(sheet: Sheet): void {
  sheet.shape(drawn('0,-6! 60,-10 66,-2! 66,6! 0,6!'), 'line', 'stone');
  sheet.shape(drawn('48,2! 84,2! 94,44! 38,44!'), 'line', 'stone');
  sheet.shape(ellipse(66, 52, 17, 14), 'line', 'sun');
}
