import { around, type Circle } from '../../geometry/around.ts';
import { bezier } from '../../geometry/curve.ts';
import { petal, type PetalKind } from '../../geometry/petal.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import type { Bloom } from './bloom.ts';

/** A petal with a slow wobble of the given units: no two are alike. */
export function livePetal(
  random: Random,
  kind: PetalKind,
  length: number,
  width: number,
  wobble: number,
): Path {
  const [first, second] = [random.range(0, 6.28), random.range(0, 6.28)];
  const rim = petal(kind, length, width);
  return rim.map(([x, y], i): Point => {
    const t = (i / rim.length) * Math.PI * 2;
    const away = wobble * (Math.sin(2 * t + first) + 0.6 * Math.sin(3 * t + second));
    return [x + away, y + away * 0.6];
  });
}

/** Short strokes rising from a petal's base, longest in the middle. */
export function creases(random: Random, length: number, width: number, count: number): Path[] {
  return Array.from({ length: count }, (_, i) => {
    const side = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const reach = length * random.range(0.5, 0.66) * (1 - Math.abs(side) * 0.25);
    const x = side * width;
    return bezier(
      [x * 0.1, -length * 0.16],
      [x * 0.16, -length * 0.26],
      [x * 0.22, -length * 0.36],
      [x * 0.27, -reach],
      8,
    );
  });
}

/** Draws a row of petals one over the other or, of a layered flower, every second one behind its neighbors. */
export function petalRow(
  sheet: Sheet,
  { isLayered }: Bloom,
  circle: Circle,
  draw: (spot: Sheet) => void,
): void {
  if (!isLayered) return around(sheet, circle, draw);
  for (const turn of [0, 1])
    around(sheet, circle, (spot, i) => {
      if (i % 2 === turn) draw(spot);
    });
}
