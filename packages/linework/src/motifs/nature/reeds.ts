import { unite } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

/** Cattails and blades, 300 units high on the frame's origin; three broad leaves in one at level 0. */
export function reeds(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level === 0) return broadReeds(sheet);
  for (const [x, long, lean] of [
    [-46, 220, -0.2],
    [50, 240, 0.22],
    [8, 190, 0.06],
  ] as const)
    sheet.shape(place(petal('leaf', long, 34), { x, y: 20, angle: lean }), 'line', 'leaf');
  for (const [x, high] of points('-16,280 26,230 -64,200').slice(0, level + 1)) {
    sheet.line(
      [
        [x, 20],
        [x - 4, -high],
      ],
      'line',
      0,
    );
    sheet.shape(
      blob([
        [x - 15, -high + 70],
        [x - 15, -high],
        [x - 4, -high - 16],
        [x + 9, -high],
        [x + 10, -high + 70],
        [x - 2, -high + 84],
      ]),
      'line',
      'wood',
    );
  }
}

/** Three broad leaves of a reed in one. */
function broadReeds(sheet: Sheet): void {
  const blades = [
    [-22, -0.3, 210],
    [30, 0.3, 190],
    [4, 0.02, 270],
  ] as const;
  sheet.shape(
    unite(blades.map(([x, angle, long]) => place(petal('leaf', long, 84), { x, y: 20, angle }))),
    'line',
    'leaf',
  );
}
