import { polar, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';

/** An ellipse edged with uneven bulges, as foliage, bushes and clouds have; depth is a share of its radius. */
export function puff(random: Random, [x, y]: Point, [rx, ry]: Point, bulges: number, depth = 0.15): Path {
  const widths = Array.from({ length: bulges }, () => random.range(0.78, 1.22));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let angle = random.range(0, 6.28);
  const out: Point[] = [];
  for (const width of widths) {
    const step = (width / total) * Math.PI * 2;
    for (let k = 0; k < 9; k++) {
      const reach = 1 - depth * 0.5 + depth * Math.sin((Math.PI * k) / 9) ** 0.8;
      const [u, v] = polar([0, 0], reach, angle + (step * k) / 9);
      out.push([x + rx * u, y + ry * v]);
    }
    angle += step;
  }
  return out;
}
