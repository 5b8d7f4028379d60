import { around } from '../../geometry/around.ts';
import { bezier, blob } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { DrawBloom } from './bloom.ts';

/** A lily: six swept petals, each with a rib, and long stamens. */
export const lily: DrawBloom = (sheet, { random, level, petals, heart }) => {
  const phase = random.next();
  for (const turn of [0, 0.5]) {
    around(sheet, { radius: 0, count: 3, phase: phase + turn }, (spot) => {
      const sway = random.range(-5, 5);
      spot.shape(
        blob([
          [0, 0, 1],
          [27, -34],
          [29 + sway, -62],
          [sway * 1.4, -104, 1],
          [-29 + sway, -62],
          [-27, -34],
        ]),
        'line',
        petals,
      );
      spot.line(bezier([0, -14], [3, -40], [sway, -66], [sway, -88], 10), 'fine', 0.7);
      if (level === 2)
        for (const [x, y] of [
          [11, -44],
          [-11, -50],
          [8, -60],
        ] as const)
          spot.shape(ellipse(x, y, 3.4), 'fine', heart);
    });
  }
  if (level > 0) {
    around(sheet, { radius: 36, count: 6, phase: phase + 0.22 }, (spot) => {
      spot.line(bezier([0, 34], [4, 20], [4, 10], [0, 0], 8), 'fine', 0);
      spot.shape(ellipse(0, 0, 8, 4.4), 'fine', 'sun');
    });
  }
  sheet.shape(ellipse(0, 0, level === 0 ? 18 : 9), 'line', heart);
};
