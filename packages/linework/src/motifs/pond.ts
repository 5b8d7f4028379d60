import { points } from '../geometry/knots.ts';
import { clockwise } from '../geometry/boolean.ts';
import { blob, curve } from '../geometry/curve.ts';
import { arc, ellipse } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { mix, place, polar, type Path } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A lily leaf seen from above, 100 units in radius, its notch pointing up. */
export function lilyPad(sheet: Sheet, veins: number): void {
  const gap = 0.26;
  const turn = -Math.PI / 2;
  const rim: Path = [[0, 6], ...arc(0, 0, 100, 96, turn + gap, turn + Math.PI * 2 - gap)];
  sheet.shape(rim, 'bold', 'leaf');
  const inside = sheet.inside([clockwise(rim)]);
  for (let i = 1; i <= veins; i++) {
    const angle = turn + gap + ((Math.PI * 2 - gap * 2) * i) / (veins + 1);
    const bend = polar([0, 0], 60, angle + 0.08);
    inside.line(curve([[0, 6], bend, polar([0, 0], 104, angle)]), 'line', 0.3);
  }
}

/** An open water lily about 240 units wide, the middle of its foot on the frame's origin. */
export function waterLily(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  const rows = [
    { angles: [-1.45, 1.45, -0.95, 0.95, -0.45, 0.45, 0], length: 138, width: 62, role: 'soft' },
    { angles: [-0.72, 0.72, -0.26, 0.26], length: 112, width: 56, role },
    { angles: [-1.5, 1.5, -1.05, 1.05, -0.5, 0.5, 0], length: 82, width: 54, role },
  ] as const;
  rows.slice(level === 0 ? 1 : 0).forEach((row, i) => {
    const angles = level === 0 && i === 1 ? row.angles.slice(2) : row.angles;
    for (const angle of angles) {
      const at = { x: angle * 26, y: -Math.cos(angle) * 6, angle };
      sheet.shape(place(petal('lotus', row.length, row.width), at), 'line', row.role);
      if (level === 2)
        sheet.line(
          place(
            [
              [0, -row.length * 0.2],
              [0, -row.length * 0.66],
            ],
            at,
          ),
          'fine',
          0.6,
        );
    }
    if (i === 0 && level > 0) for (const x of [-26, 0, 26]) sheet.shape(ellipse(x, -96, 10), 'fine', 'sun');
  });
}

/** A dragonfly with its wings spread 240 units, its head on the frame's origin. */
export function dragonfly(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [angle, length] of [
    [1.08, 128],
    [1.92, 116],
  ] as const)
    for (const side of [-1, 1]) {
      const spot = { y: 26 + (angle - 1.08) * 24, angle: side * angle };
      sheet.shape(place(petal('round', length, 44), spot), 'line', 'sky');
      if (level > 0)
        sheet.line(
          place(
            [
              [0, -20],
              [0, -length * 0.82],
            ],
            spot,
          ),
          'fine',
          0.5,
        );
    }
  sheet.shape(blob(points('-13,14 0,6 13,14 10,60 6,180 0,190 -6,180 -10,60')), 'line', 'd');
  if (level > 0)
    for (const y of [84, 116, 148])
      sheet.line(
        [
          [-mix(8, 5, (y - 84) / 64), y],
          [mix(8, 5, (y - 84) / 64), y],
        ],
        'fine',
        0,
      );
  sheet.shape(ellipse(0, 0, 19, 16), 'line', 'd');
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 10, -4, 5));
}
