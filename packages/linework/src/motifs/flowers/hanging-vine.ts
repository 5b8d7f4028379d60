import { type Brief, byLevel } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { SPECIES } from './species/species.ts';

/** A vine that hangs from a point and swings out to one side, a leaf now left and now right of it, one at its end. */
export function hangingVine(sheet: Sheet, brief: Brief, [x, y]: Point, side: number, size: number): void {
  const { random, level } = brief;
  const long = random.range(170, 250) * size * (1.2 - Math.abs(side) * 0.3);
  const vine = curve([
    [x, y],
    [x + side * 46 * size, y + long * 0.4],
    [x + side * 22 * size, y + long],
  ]);
  sheet.shape(
    tube(vine, (t) => 5.5 - 3 * t),
    'line',
    'leaf',
  );
  const leaves = byLevel(brief, 2, 3, 6);
  for (let i = 1; i <= leaves; i++) {
    const [u, v] = vine[Math.round((0.2 + (0.8 * i) / leaves) * (vine.length - 1))]!;
    const turn = i === leaves ? 0 : i % 2 ? 1 : -1;
    SPECIES.camellia.leaf(sheet.at({ x: u, y: v, angle: Math.PI - turn * 0.95, scale: 0.66 * size }), {
      random,
      level: level > 1 ? 1 : 0,
    });
  }
}
