import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, spiral, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
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

/** Columns that a comb has drawn through paint, and drops and eddies on them, as on the end papers of old books. */
export const marbledPaper = edged({
  name: 'marbled-paper',
  category: 'patterns',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { random, sheet } = brief;
    const paint = sheet.layer('paint');
    const columns = byLevel(brief, 3, 4, 5);
    const phase = random.range(0, 6);
    /** From columns and heights to the page: the columns sway together. */
    const onPage = ([column, y]: Point): Point => [
      40 +
        (column * 720) / columns +
        Math.sin(y * 0.009 + phase) * 34 * Math.sin((column / columns) * Math.PI),
      y,
    ];
    for (let column = 0; column < columns; column++) combed(paint, brief, column, onPage);
    for (let column = 0; column <= columns; column++) {
      const way = (dx: number): Path =>
        Array.from({ length: 60 }, (_, i) => onPage([column, -20 + i * 18])).map(([x, y]): Point => [
          x + dx,
          y,
        ]);
      paint.shape([...way(-9), ...way(9).toReversed()], 'line', 'gold');
    }
    drops(paint, brief, columns, onPage);
    return {
      title: random.fork('title').pick(['Marbled Paper', 'Drawn with a Comb', 'The Bookbinder’s Paper']),
      description:
        'Paint swam on water, a comb went up and down through it, and then drops fell in. Repeat five colors from top to bottom.',
      tags: ['marbled', 'paper', 'bookbinding', 'waves', 'pattern'],
    };
  },
});

/** One way of the comb: arches of paint within each other, pulled upwards in one column and downwards in the next. */
function combed(paint: Sheet, brief: Brief, column: number, onPage: (at: Point) => Point): void {
  const up = column % 2 === 0 ? 1 : -1;
  const deep = byLevel(brief, 150, 64, 40);
  const high = byLevel(brief, 130, 150, 150);
  const count = Math.ceil((1100 + high) / deep);
  for (let i = 0; i <= count; i++) {
    const band = i - 1;
    const foot = up > 0 ? band * deep - 20 : 1020 - band * deep;
    const thick = deep * (0.12 * ((i * 7) % 3) - 0.12);
    const edge = Array.from({ length: 25 }, (_, k): Point => {
      const u = k / 24;
      const bow = 0.75 * (0.5 - 0.5 * Math.cos(2 * Math.PI * u)) + 0.25 * Math.sin(Math.PI * u);
      return onPage([column + u, foot + thick - up * (bow * high - high)]);
    });
    const far = up > 0 ? 1300 : -300;
    paint.shape([...edge, onPage([column + 1, far]), onPage([column, far])], 'line', LEADS[(i + column) % 4]);
  }
}

/** Drops of paint with rings, and eddies, on the ways between the columns. */
function drops(paint: Sheet, brief: Brief, columns: number, onPage: (at: Point) => Point): void {
  const own = brief.random.fork('drops');
  const rows = byLevel(brief, 2, 3, 4);
  for (let row = 0; row < rows; row++)
    for (let column = 1; column < columns; column++) {
      if ((row + column) % 2) continue;
      const [x, y] = onPage([column, ((row + 0.5 + own.range(-0.16, 0.16)) / rows) * 940 + 30]);
      const radius = own.range(56, 78) * byLevel(brief, 1.2, 1, 0.86);
      const spot = paint.at({ x, y, angle: own.range(-0.4, 0.4) });
      spot.shape(ellipse(0, 0, radius), 'bold', LEADS[(row + column) % 4]);
      if ((row + column) % 4 === 0) {
        const way = spiral(0, 0, radius * 0.76, 1.9, own.range(0, 6));
        spot.shape(
          tube(way, (t) => radius * 0.1 * (1 - 0.7 * t)),
          'line',
          'soft',
        );
      } else
        for (const share of [0.74, 0.5, 0.26])
          spot.shape(
            ellipse(radius * 0.06, radius * 0.05, radius * share),
            'line',
            LEADS[Math.round(share * 10) % 4],
          );
    }
}
