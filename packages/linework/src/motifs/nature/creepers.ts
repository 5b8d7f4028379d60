import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { mix, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A snail on the frame's origin, 190 units long, creeping to the right. */
export function snail(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(
    blob(knots('-98,-2! -60,-18 20,-22 56,-40 62,-74 84,-88 106,-78 108,-50 92,-20 60,2! -40,4')),
    'bold',
    'sand',
  );
  for (const [x, y] of [
    [78, -128],
    [106, -124],
  ] as const) {
    sheet.line(
      curve([
        [x > 90 ? 98 : 82, -84],
        [x, y + 14],
        [x, y],
      ]),
      'line',
      0,
    );
    sheet.shape(ellipse(x, y - 6, 8), 'line', 'sand');
  }
  sheet.ink(ellipse(88, -66, 4.5, 6));
  sheet.line(arc(92, -52, 10, 8, 0.3, 2), 'fine', 0.5);
  sheet.shape(ellipse(-10, -70, 64, 60), 'bold', role);
  const coil = Array.from({ length: 60 }, (_, i): Point => {
    const [t, r] = [i / 59, mix(62, 7, i / 59)];
    return [-10 + r * Math.cos(1.2 - t * 11) * 0.98, -70 + r * Math.sin(1.2 - t * 11) * 0.94];
  });
  sheet.line(coil, 'line', 0.2);
  if (level === 2)
    for (let i = 0; i < 7; i++) {
      const angle = 1.5 - i * 0.72;
      sheet.line(
        [
          [-10 + 60 * Math.cos(angle), -70 + 56 * Math.sin(angle)],
          [-10 + 44 * Math.cos(angle - 0.1), -70 + 41 * Math.sin(angle - 0.1)],
        ],
        'fine',
        0.3,
      );
    }
}

/** A hedgehog on the frame's origin, 260 units long, its nose to the right. */
export function hedgehog(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const x of [-66, 10, 76]) sheet.shape(ellipse(x, 0, 22, 11), 'line', 'cream');
  sheet.shape(blob(knots('30,-110 78,-104 112,-72 150,-50 158,-36 140,-18 90,0 20,4!')), 'bold', 'cream');
  const rows = level === 0 ? [[1, 9]] : points('1,11 0.72,8 0.44,5');
  for (const [reach, count] of rows as [number, number][])
    sheet.shape(
      clockwise(
        blob([...spinesOf(reach, count), [-100 * reach, 2], [0, 4], [70 * reach, 0, 1], [78 * reach, -40]]),
      ),
      reach === 1 ? 'bold' : 'line',
      reach === 0.72 ? 'sand' : 'wood',
    );
  sheet.shape(ellipse(72, -84, 17, 19), 'line', 'cream');
  sheet.ink(ellipse(156, -42, 11, 9));
  sheet.ink(ellipse(112, -56, 7, 8));
  sheet.line(arc(128, -26, 16, 10, 0.5, 2.2), 'fine', 0.4);
}

/** A row of spines about the back, scaled by its reach. */
function spinesOf(reach: number, count: number): Knot[] {
  return Array.from({ length: count * 2 + 1 }, (_, i): Knot => {
    const angle = mix(-0.62, -3.3, i / (count * 2));
    const r = reach * (i % 2 === 0 ? 0.86 : 1.06);
    return [-22 + 116 * r * Math.cos(angle), -16 + 124 * r * Math.sin(angle), 1];
  });
}
