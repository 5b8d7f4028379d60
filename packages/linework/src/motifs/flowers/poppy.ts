import { around } from '../../geometry/around.ts';
import { twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import type { DrawBloom } from './bloom.ts';
import { creases, livePetal } from './petals.ts';

/** A poppy or anemone: few wide silky petals round a ring of stamens. */
export const poppy: DrawBloom = (sheet, { random, level, petals, heart }) => {
  const count = level === 0 ? 5 : 6;
  const phase = random.next();
  if (level > 0) {
    around(sheet, { radius: 0, count, phase: phase + 0.5 }, (spot) =>
      spot.shape(livePetal(random, 'round', 99, 84, 2), 'line', petals),
    );
  }
  around(sheet, { radius: 0, count, phase }, (spot) => {
    spot.shape(
      livePetal(random, level === 0 ? 'heart' : 'round', level === 0 ? 104 : 90, level === 0 ? 98 : 84, 2),
      'line',
      petals,
    );
    if (level > 0) for (const line of creases(random, 108, 84, 3)) spot.line(line.slice(3), 'fine', 0.8);
  });
  if (level > 0) {
    const stamens = level === 1 ? 9 : 13;
    around(sheet, { radius: 34, count: stamens }, (spot) => {
      spot.line(
        [
          [0, 14],
          [0, 0],
        ],
        'fine',
        0,
      );
      spot.shape(ellipse(0, 0, level === 1 ? 6 : 5), 'fine', 'sun');
    });
  }
  sheet.shape(ellipse(0, 0, level === 0 ? 27 : 19), 'line', heart);
  if (level === 2) sheet.shape(ellipse(0, 0, 9), 'fine', 'leaf');
};

function toothed(half: number): Path {
  return twin([
    [0, -90, 1],
    [half * 0.3, -102],
    [half * 0.6, -91, 1],
    [half * 0.86, -94],
    [half, -76],
    [half * 0.62, -40],
    [0, 0, 1],
  ]);
}

/** A cosmos: eight fan-shaped petals with a toothed rim. */
export const cosmos: DrawBloom = (sheet, { random, level, petals, heart }) => {
  const phase = random.next();
  const count = level === 0 ? 6 : 8;
  for (const turn of [0, 0.5]) {
    around(sheet, { radius: 0, count: count / 2, phase: phase + turn }, (spot) => {
      spot.shape(toothed(level === 0 ? 44 : 36), 'line', petals);
      if (level > 0) for (const line of creases(random, 100, 60, 3)) spot.line(line.slice(2), 'fine', 0.8);
    });
  }
  sheet.shape(ellipse(0, 0, 25), 'line', heart);
  if (level > 0) sheet.shape(ellipse(0, 0, 14), 'fine', heart);
};
