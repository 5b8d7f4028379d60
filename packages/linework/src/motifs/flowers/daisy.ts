import { around } from '../../geometry/around.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import type { DrawBloom } from './bloom.ts';
import { creases, livePetal, petalRow } from './petals.ts';

/** A daisy: a wheel of rounded petals round a button. */
export const daisy: DrawBloom = (sheet, { random, level, petals, heart }) => {
  const count = level === 0 ? random.int(7, 8) : random.int(10, 12);
  const phase = random.next();
  const width = ((Math.PI * 2 * 68) / count) * (level === 0 ? 0.98 : 1.12);
  if (level === 2) {
    around(sheet, { radius: 0, count, phase: phase + 0.5 }, (spot) =>
      spot.shape(livePetal(random, 'round', 96, width, 1), 'line', petals),
    );
  }
  around(sheet, { radius: 0, count, phase }, (spot) => {
    spot.shape(livePetal(random, 'round', random.range(94, 101), width * 0.94, 1), 'line', petals);
    if (level > 0) for (const line of creases(random, 100, width, 2)) spot.line(line, 'fine', 0.8);
  });
  sheet.shape(ellipse(0, 0, 33), 'line', heart);
  if (level > 0) sheet.shape(ellipse(0, 0, 19), 'fine', heart);
};

/** A sunflower: two crowns of pointed petals and a seeded disc. */
export const sunflower: DrawBloom = (sheet, bloom) => {
  const { random, level, heart } = bloom;
  const count = level === 0 ? 9 : level === 1 ? 12 : 15;
  const phase = random.next();
  const width = (Math.PI * 2 * 72) / count;
  for (const back of [true, false]) {
    petalRow(sheet, bloom, { radius: 30, count, phase: phase + (back ? 0.5 : 0) }, (spot) => {
      const length = (back ? 68 : 62) * random.range(0.94, 1.04);
      spot.shape(livePetal(random, 'point', length, width * 0.92, 1), 'line', back ? 'ember' : 'sun');
      if (!back && level > 0)
        spot.line(
          [
            [0, -26],
            [0, -length * 0.82],
          ],
          'fine',
          0.8,
        );
    });
  }
  sheet.shape(ellipse(0, 0, 48), 'line', 'wood');
  if (level === 0) return sheet.shape(ellipse(0, 0, 27), 'line', heart);
  around(sheet, { radius: 37, count: level === 1 ? 10 : 14 }, (spot) =>
    spot.shape(ellipse(0, 0, level === 1 ? 7.4 : 5.6), 'fine', heart),
  );
  sheet.shape(ellipse(0, 0, 25), 'fine', heart);
  if (level === 2)
    around(sheet, { radius: 13, count: 6 }, (spot) => spot.shape(petal('drop', 10, 9), 'fine', 'wood'));
};
