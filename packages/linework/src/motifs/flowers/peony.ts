import { points } from '../../geometry/knots.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { DrawBloom } from './bloom.ts';
import { creases, livePetal, petalRow } from './petals.ts';

/** A peony: ruffles of notched petals, each row smaller. */
export const peony: DrawBloom = (sheet, bloom) => {
  const { random, level, petals, heart } = bloom;
  const rows =
    level === 0
      ? [
          [6, 1],
          [5, 0.6],
        ]
      : level === 1
        ? points('8,1 7,0.74 5,0.48')
        : points('9,1 8,0.8 7,0.6 5,0.4');
  let phase = random.next();
  rows.forEach(([count, size], row) => {
    phase += 0.5;
    const width = ((Math.PI * 2 * 78) / count) * size * 1.06;
    petalRow(sheet, bloom, { radius: 0, count: count, phase }, (spot) => {
      const length = 104 * size * random.range(0.96, 1.02);
      spot.shape(
        livePetal(random, 'heart', length, width, 1.3 * size),
        'line',
        row % 2 === 0 ? petals : 'blush',
      );
      if (level > 0 && row < 2)
        for (const line of creases(random, length * 1.2, width, 2)) spot.line(line.slice(4), 'fine', 0.8);
    });
  });
  sheet.shape(ellipse(0, 0, level === 0 ? 24 : 16), 'line', heart);
};

/** A dahlia: many pointed petals in even rows, like a star. */
export const dahlia: DrawBloom = (sheet, bloom) => {
  const { random, level, petals, heart } = bloom;
  const rows =
    level === 0
      ? [
          [8, 1],
          [8, 0.62],
        ]
      : level === 1
        ? points('10,1 10,0.74 8,0.46')
        : points('12,1 12,0.8 12,0.6 8,0.38');
  let phase = random.next();
  for (const [count, size] of rows) {
    phase += 0.5;
    const width = ((Math.PI * 2 * 60) / count) * size * 1.12;
    petalRow(sheet, bloom, { radius: 0, count: count, phase }, (spot) => {
      spot.shape(livePetal(random, 'leaf', 100 * size, width, 0.8), 'line', petals);
      if (level === 2 && size === 1)
        spot.line(
          [
            [0, -80],
            [0, -92],
          ],
          'fine',
          0.6,
        );
    });
  }
  sheet.shape(ellipse(0, 0, level === 0 ? 22 : 17), 'line', heart);
};
