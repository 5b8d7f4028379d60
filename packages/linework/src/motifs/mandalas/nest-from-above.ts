import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { mix, polar } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';

const TURN = Math.PI * 2;

/** A nest with eggs seen from above about the origin. */
export interface Nest {
  readonly radius: number;
  readonly eggs: number;
  readonly level: 0 | 1 | 2;
  readonly random: Random;
}

/** Draws the nest: twigs laid round a hollow, then the eggs. */
export function nestFromAbove(sheet: Sheet, { radius, eggs, level, random }: Nest): void {
  const layers = level === 2 ? 2 : 1;
  const around = [6, 9, 11][level]!;
  sheet.shape(ellipse(0, 0, radius * 0.9), 'line', 'wood');
  for (let layer = 0; layer < layers; layer++) {
    const at = (layers === 1 ? 0.82 : mix(0.9, 0.74, layer)) * radius;
    for (let i = 0; i < around; i++) {
      const from = ((i + layer / layers) / around) * TURN + random.range(-0.04, 0.04);
      const sweep = (TURN / around) * random.range(1.6, 1.9);
      const [out, inn] = [at + radius * random.range(0.08, 0.17), at - radius * 0.09];
      const way = Array.from({ length: 20 }, (_, k) =>
        polar([0, 0], mix(out, inn, k / 19), from + (sweep * k) / 19),
      );
      const half = radius * [0.15, 0.09, 0.066][level]!;
      const twig = clockwise(tube(way, (t) => half * Math.min(1, 0.25 + 5 * Math.min(t, 1 - t))));
      sheet.shape(twig, 'line', (i + layer) % 3 === 0 ? 'gold' : (i + layer) % 3 === 1 ? 'wood' : 'sand');
    }
  }
  sheet.shape(ellipse(0, 0, radius * 0.6), 'bold', 'cream');
  for (let i = 0; i < eggs; i++) drawEgg(sheet, { radius, eggs, level, random: random.fork(`egg ${i}`) }, i);
}

function drawEgg(sheet: Sheet, { radius, eggs, level, random }: Nest, index: number): void {
  const angle = (index / eggs) * TURN;
  const [x, y] = polar([0, 0], radius * (eggs === 3 ? 0.27 : 0.31), angle);
  const size = radius * (eggs === 3 ? 0.56 : 0.5);
  const spot = sheet.at({ x, y, angle: angle - Math.PI / 2 });
  const rounded = clockwise(ellipse(0, 0, size * 0.36, size * 0.48));
  spot.shape(
    level === 0 ? rounded : rounded.map(([u, v]) => [u * (1 + (v / size) * 0.22), v] as const),
    'line',
    'sky',
  );
  if (level === 0) return;
  for (let k = 0; k < 5; k++)
    spot.ink(
      ellipse(
        random.range(-0.18, 0.18) * size,
        random.range(-0.3, 0.3) * size,
        radius * random.range(0.012, 0.02),
      ),
    );
}
