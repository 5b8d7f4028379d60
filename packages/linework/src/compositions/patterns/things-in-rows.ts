import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** Balloons that rise so close together that they hide each other. */
export const balloonCrowd = edged({
  name: 'balloon-crowd',
  category: 'patterns',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet } = brief;
    const step = byLevel(brief, 262, 176, 134);
    const all: Point[] = [];
    for (let row = 0; row * step * 0.94 < 1000 + step; row++)
      for (let column = 0; column * step < 800 + step; column++)
        all.push([
          (column + (row % 2) * 0.5) * step + random.range(-0.08, 0.08) * step,
          row * step * 0.94 + random.range(-0.1, 0.1) * step,
        ]);
    random
      .shuffle(all)
      .forEach(([x, y], i) =>
        drawBalloon(
          sheet.layer('balloons').at({ x, y, angle: random.range(-0.25, 0.25) }),
          brief,
          step * 0.5,
          i,
        ),
      );
    return {
      title: random
        .fork('title')
        .pick(['Too Many Balloons', 'All of Them at Once', 'The Balloon Seller Let Go']),
      description:
        'Somebody has let go of every balloon at once, and now the sky is full. No two neighbors should wear the same color.',
      tags: ['balloons', 'party', 'sky', 'pattern'],
    };
  },
});

function drawBalloon(balloon: Sheet, { level }: Brief, radius: number, i: number): void {
  const body = clockwise(
    blob(knots('0,112! -50,78 -92,14 -84,-56 -40,-98 0,-106 40,-98 84,-56 92,14 50,78'), 4),
  ).map(([x, y]): Point => [(x * radius) / 90, (y * radius) / 90]);
  balloon.shape(body, 'bold', LEADS[i % 4]);
  const inside = balloon.inside([body]);
  const kind = i % 4;
  if (kind === 0)
    for (const x of level === 0 ? [0] : [-0.4, 0.4])
      inside.line(
        curve([
          [0, -radius * 1.2],
          [x * radius * 1.6, 0],
          [0, radius * 1.25],
        ]),
        'line',
        0,
      );
  if (kind === 1)
    inside.shape(place(petal('heart', radius, radius), { y: radius * 0.42 }), 'line', LEADS[(i + 1) % 4]);
  if (kind === 2)
    for (const y of level === 0 ? [0] : [-0.4, 0, 0.4])
      inside.line(arc(0, radius * (y - 0.3), radius * 1.3, radius * 0.4, 0, Math.PI), 'line', 0);
  balloon.line(arc(0, -radius * 0.1, radius * 0.76, radius * 0.82, 3.6, 4.3), 'fine', 0.6);
}

/** Bands of paint drawn through by a comb, as on the end papers of old books. */
export const marbledPaper = edged({
  name: 'marbled-paper',
  category: 'patterns',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { random, sheet } = brief;
    const [wide, deep] = byLevel<Point>(brief, [260, 150], [134, 66], [96, 46]);
    const phase = random.range(0, 6);
    /** From strokes of the comb and bands of paint to the page. */
    const onPage = ([stroke, band]: Point): Point => {
      const y = band * deep + Math.sin(stroke * 0.7 + phase * 2) * deep;
      return [stroke * wide + Math.sin(y * 0.008 + phase) * wide * 0.3, y];
    };
    const strokes = Math.ceil(860 / wide) + 1;
    for (let row = -3; row < Math.ceil(1000 / deep) + 4; row++) {
      const edge = Array.from({ length: (strokes + 2) * 14 + 1 }, (_, i): Point => {
        const stroke = i / 14 - 2;
        return onPage([stroke, row - 1.3 * Math.abs(Math.sin(stroke * Math.PI))]);
      });
      sheet.layer('paint').shape([...edge, [1100, 1300], [-300, 1300]], 'line', LEADS[random.int(0, 3)]);
    }
    for (let stroke = -2; stroke <= strokes; stroke++)
      sheet.layer('paint').line(
        Array.from({ length: 90 }, (_, i) => onPage([stroke, mix(-4, 1000 / deep + 4, i / 89)])),
        'line',
        0,
      );
    return {
      title: random.fork('title').pick(['Marbled Paper', 'Drawn with a Comb', 'The Bookbinder’s Paper']),
      description:
        'Paint swam on water, a comb went through it, and a sheet of paper took it all up. Repeat five colors from top to bottom.',
      tags: ['marbled', 'paper', 'bookbinding', 'waves', 'pattern'],
    };
  },
});
