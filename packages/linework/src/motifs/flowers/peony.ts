import { around } from '../../geometry/around.ts';
import { points } from '../../geometry/knots.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
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
  const isRuffled = bloom.isLayered === true && level === 1;
  let phase = random.next();
  rows.forEach(([count, size], row) => {
    phase += 0.5;
    const width = ((Math.PI * 2 * 78) / count) * size * 1.06;
    petalRow(sheet, bloom, { radius: 0, count: count, phase }, (spot) => {
      const length = 104 * size * random.range(0.96, 1.02);
      spot.shape(
        isRuffled ? ruffle(random, length, width) : livePetal(random, 'heart', length, width, 1.3 * size),
        'line',
        row % 2 === 0 ? petals : 'blush',
      );
      if (isRuffled && row < 1)
        for (const line of creases(random, length * 1.2, width, 3)) spot.line(line.slice(3), 'fine', 0.8);
      else if (level > 0 && row < 2)
        for (const line of creases(random, length * 1.2, width, 2)) spot.line(line.slice(4), 'fine', 0.8);
    });
  });
  if (isRuffled) return stamenWreath(sheet, heart);
  sheet.shape(ellipse(0, 0, level === 0 ? 24 : 16), 'line', heart);
};

/** A petal whose rim falls in soft waves. */
function ruffle(random: Random, length: number, width: number): Path {
  const half = width / 2;
  const lean = random.range(-0.06, 0.06);
  const side: readonly Point[] = [
    [0.2, 0.06],
    [0.56, 0.26],
    [0.86, 0.5],
  ];
  const rim = Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 20 - 1;
    const swell = 0.94 + 0.07 * Math.abs(Math.cos((t + lean) * Math.PI * 2)) ** 0.7;
    return [half * t, -length * (1 - 0.36 * Math.abs(t) ** 2.6) * swell];
  });
  return [
    [0, 0],
    ...side.map(([x, y]): Point => [-x * half, -y * length]),
    ...rim,
    ...side.map(([x, y]): Point => [x * half, -y * length]).toReversed(),
  ];
}

/** A button in a wreath of stamens, in the middle of a large flower. */
function stamenWreath(sheet: Sheet, heart: Role): void {
  around(sheet, { radius: 19, count: 10 }, (spot) => spot.shape(ellipse(0, 0, 6.4), 'fine', heart));
  sheet.shape(ellipse(0, 0, 13), 'line', 'ember');
}

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
  const isLarge = bloom.isLayered === true && level === 1;
  let phase = random.next();
  for (const [count, size] of rows) {
    phase += 0.5;
    const width = ((Math.PI * 2 * 60) / count) * size * 1.12;
    petalRow(sheet, bloom, { radius: 0, count: count, phase }, (spot) => {
      spot.shape(livePetal(random, 'leaf', 100 * size, width, 0.8), 'line', petals);
      if (isLarge && size > 0.5)
        spot.line(
          [
            [0, -54 * size],
            [0, -86 * size],
          ],
          'fine',
          0.5,
        );
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
  if (isLarge) {
    around(sheet, { radius: 3, count: 6, phase: 0.5 }, (spot) =>
      spot.shape(livePetal(random, 'leaf', 26, 17, 0.3), 'line', petals),
    );
    sheet.shape(ellipse(0, 0, 8), 'line', heart);
    return;
  }
  sheet.shape(ellipse(0, 0, level === 0 ? 22 : 17), 'line', heart);
};
