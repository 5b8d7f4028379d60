import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { pack } from '../../motifs/flowers/pack.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** A wavering ring about the origin: a year of a tree. */
function yearRing(random: Random, radius: number): Path {
  const phase = random.range(0, 6);
  return Array.from({ length: 48 }, (_, i): Point => {
    const turn = (i / 48) * Math.PI * 2;
    const r = radius * (1 + 0.03 * Math.sin(turn * 3 + phase) + 0.02 * Math.sin(turn * 5 - phase));
    return [Math.cos(turn) * r, Math.sin(turn) * r];
  });
}

/** Sawn logs in a pile, seen from their ends. */
export const logPile = edged({
  name: 'log-pile',
  category: 'patterns',
  size: [1000, 820],
  edge: 'page',
  backdrop: 'wood',
  draw(brief) {
    const { random, sheet, level } = brief;
    const logs = pack({
      rim: rectangle(-60, -60, 1120, 940),
      radii: byLevel<readonly [number, number]>(brief, [84, 150], [46, 104], [34, 92]),
      gap: byLevel(brief, 8, 5, 4),
      edge: 0,
      random: random.fork('logs'),
    });
    logs.forEach(({ at: [x, y], radius }, i) => {
      const own = random.fork(`log ${i}`);
      const log = sheet.layer('logs').at({ x, y, angle: own.range(0, 6) });
      log.shape(yearRing(own, radius), 'bold', (['wood', 'rust', 'sand'] as const)[i % 3]);
      const shares = byLevel(brief, [0.56], [0.82, 0.52], [0.86, 0.66, 0.46, 0.24]);
      for (const share of shares.slice(radius < 60 ? -2 : 0))
        log.shape(yearRing(own, radius * share), 'line', share > 0.6 ? 'cream' : 'sand');
      if (level > 0 && radius > 60)
        log.line(
          [
            [radius * 0.2, 0],
            [radius * 0.6, 6],
            [radius * 0.98, 0],
          ],
          'line',
          0.2,
        );
    });
    return {
      title: random.fork('title').pick(['The Woodpile', 'Rings in the Wood', 'Stacked for Winter']),
      description:
        'Logs are stacked against the shed, and each shows how many summers it has seen. Browns, honey and a little gray make them dry.',
      tags: ['wood', 'logs', 'rings', 'pattern', 'autumn'],
    };
  },
});

/** A fish 200 units long about the origin, swimming to the right. */
function drawFish(fish: Sheet, level: 0 | 1 | 2, i: number): void {
  const [main, other] = [LEADS[i % 4]!, LEADS[(i + 1) % 4]!];
  fish.shape(blob(knots('-66,0! -112,-46 -120,-40! -104,0 -120,40! -112,46')), 'bold', other);
  if (level > 0) fish.shape(blob(knots('-20,-40! -4,-72 36,-66! 44,-36!')), 'line', other);
  const body = clockwise(blob(knots('-78,0! -30,-44 30,-52 76,-30 102,2! 76,32 30,50 -30,40')));
  fish.shape(body, 'bold', main);
  const inside = fish.inside([body]);
  if (level > 0) inside.line(arc(20, 0, 44, 70, -1.3, 1.3), 'line', 0);
  else for (const x of [-66, -8]) inside.line(arc(x, 0, 44, 70, -1.3, 1.3), 'line', 0);
  if (level > 0) inside.line(arc(-60, 0, 44, 70, -1.3, 1.3), 'line', 0);
  if (level === 2) inside.line(arc(-94, 0, 44, 70, -1.3, 1.3), 'line', 0);
  if (level > 0) fish.shape(ellipse(70, -10, 9), 'line', 'paper');
  fish.ink(ellipse(71, -10, 3.6));
  if (level > 0) inside.line(arc(98, 8, 16, 14, 1.7, 3.3), 'fine', 0);
  if (level > 0) fish.shape(place(petal('leaf', 36, 22), { x: 32, y: 12, angle: -1.9 }), 'line', other);
}

/** Fish in rows, each row swimming against its neighbors. */
export const shoal = edged({
  name: 'shoal',
  category: 'patterns',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'water',
  draw(brief) {
    const { random, sheet, level } = brief;
    if (level === 0)
      for (const y of [200, 420, 640])
        sheet.layer('water').line(
          curve([
            [-20, y],
            [260, y - 50],
            [520, y + 40],
            [780, y - 40],
            [1020, y + 20],
          ]),
          'line',
          0,
        );
    if (level === 2)
      dressWater(sheet.layer('water'), random, { zone: [pageRim(1000, 800)], kind: 'ripples', size: 170 });
    const [wide, high] = byLevel<Point>(brief, [430, 240], [250, 150], [236, 138]);
    for (let row = 0; row * high < (level === 0 ? 700 : 800 + high); row++)
      for (let column = level === 0 ? 0 : -1; column * wide < (level === 0 ? 800 : 1000); column++) {
        const flip = row % 2 === 1;
        const x = (column + (flip && level > 0 ? 0.5 : 0)) * wide + byLevel(brief, flip ? 270 : 290, 60, 60);
        const y =
          row * high + byLevel(brief, 160, high * 0.36, high * 0.36) + Math.sin(x * 0.007) * high * 0.16;
        drawFish(
          sheet.layer('fish').at({ x, y, flip, scale: wide / 236, angle: Math.cos(x * 0.007) * 0.14 }),
          level,
          random.int(0, 3) + row,
        );
      }
    return {
      title: random.fork('title').pick(['This Way, That Way', 'The Shoal Divides', 'Rush Hour in the Reef']),
      description:
        'One row of fish swims to the left, the next to the right, and nobody collides. Color a row in one family of tones.',
      tags: ['fish', 'sea', 'rows', 'pattern', 'shoal'],
    };
  },
});

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
