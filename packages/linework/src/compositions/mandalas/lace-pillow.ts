import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { mirrored } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const TURN = Math.PI * 2;
/** Where the lace ends, in units from the middle. */
const LACE = 326;

/** A round of bobbin lace on its pillow, with the bobbins hanging off it on all sides. */
export const lacePillow = edged({
  name: 'mandala-bobbins',
  category: 'mandalas',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'b',
  draw(brief) {
    const { random, sheet } = brief;
    const folds = byLevel(brief, 6, 8, random.pick([10, 12]));
    const table = sheet.at({ x: 500, y: 500 });
    drawBobbins(table.layer('bobbins'), brief, folds);
    const lace = table.layer('lace');
    drawEdge(lace, brief, folds);
    drawGround(lace, brief, folds);
    if (random.chance(0.5)) drawTrail(lace, brief, folds);
    else drawSpiders(lace, brief, folds);
    drawHeart(lace, brief, random.pick(['petal', 'leaf']));
    return {
      title: random.fork('title').pick(['The Lace Pillow', 'Bobbins All Round', 'An Afternoon of Lace']),
      description:
        'A round of lace grows on its pillow, and the bobbins that made it hang off on all sides. Leave the threads white and paint the beads of the bobbins.',
      tags: ['mandala', 'lace', 'bobbins', 'handicraft', 'pillow', 'thread'],
    };
  },
});

/**
 * Bobbins of turned wood with a bead at the end, each on its thread; those towards the corners hang farther out,
 * with a seam of the pillow between each and the next.
 */
function drawBobbins(pillow: Sheet, brief: Brief, folds: number): void {
  const count = folds * byLevel(brief, 2, 2, 3);
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * TURN - TURN / 4;
    const edge = 466 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const far = LACE + 22 + (edge - 466) * (i % 2 ? 0.72 : 0.4);
    const seam = angle + TURN / count / 2;
    pillow.line([polar([0, 0], LACE - 60, seam), polar([0, 0], 700, seam)], 'line', 0);
    pillow.line([polar([0, 0], LACE - 50, angle), polar([0, 0], far + 8, angle)], 'fine', 0);
    const [x, y] = polar([0, 0], far, angle);
    const spot = pillow.at({ x, y, angle: angle + TURN / 4, scale: byLevel(brief, 1, 0.92, 0.84) });
    spot.shape(
      mirrored('0,4 10,0 11,-8 6,-14 6,-28 12,-36 19,-58 20,-80 10,-100 0,-104'),
      'line',
      i % 2 ? 'wood' : 'a',
    );
    if (brief.level > 0)
      spot.line(
        [
          [-8, -30],
          [0, -27],
          [8, -30],
        ],
        'fine',
        0,
      );
    if (brief.level === 2)
      spot.line(
        [
          [-19, -70],
          [0, -66],
          [19, -70],
        ],
        'fine',
        0,
      );
    spot.shape(ellipse(0, -117, 15), 'line', i % 2 ? 'c' : 'sun');
  }
}

/** Fans along the rim, with a pin's loop at every rib, and gimp round their feet. */
function drawEdge(lace: Sheet, brief: Brief, folds: number): void {
  const ribs = byLevel(brief, 3, 5, 7);
  const long = Math.min(92, 0.96 * (LACE - 58) * Math.sin(Math.PI / folds));
  around(lace, { radius: LACE - 58, count: folds }, (fan) => {
    const turns = Array.from({ length: ribs }, (_, k) => 1.36 * ((2 * (k + 0.5)) / ribs - 1));
    for (const turn of turns.toSorted((one, two) => Math.abs(two) - Math.abs(one))) {
      const [x, y] = polar([0, 0], long, turn - TURN / 4);
      if (brief.level === 2) fan.shape(ellipse(x, y, 7), 'fine', 'paper');
      fan.shape(place(petal('round', long, (3.1 * long) / ribs), { angle: turn }), 'line', 'soft');
    }
    fan.shape(ellipse(0, 0, long * 0.42), 'line', 'paper');
  });
  lace.shape(ellipse(0, 0, LACE - 46), 'line', 'd');
  lace.shape(ellipse(0, 0, LACE - 58), 'line', 'paper');
}

/** Net of twisted pairs: holes between threads that cross, smaller towards the middle. */
function drawGround(lace: Sheet, brief: Brief, folds: number): void {
  const rows = byLevel(brief, 1, 2, 3);
  const [outer, inner] = [LACE - 62, byLevel(brief, 150, 164, 170)];
  const columns = folds * byLevel(brief, 1, 1.5, 3);
  const radius = (row: number): number => inner * (outer / inner) ** (row / (rows * 2));
  for (let row = 0; row < rows * 2 - 1; row++)
    for (let column = 0; column < columns; column++) {
      const middle = column + (row % 2 ? 0.5 : 0);
      const at = (turn: number, step: number): Point =>
        polar([0, 0], radius(step), ((middle + turn) / columns) * TURN);
      const hole = clockwise([at(-0.5, row + 1), at(0, row + 2), at(0.5, row + 1), at(0, row)]);
      const open = grow([hole], -byLevel(brief, 6, 3.4, 2.4));
      if (open.length > 0) lace.shape(open, 'fine', row % 2 ? 'sky' : 'b');
    }
  lace.shape(ellipse(0, 0, inner), 'line', 'paper');
}

/** A band of cloth stitch that winds round the flower. */
function drawTrail(lace: Sheet, brief: Brief, folds: number): void {
  const waves = folds / 2;
  const way = Array.from({ length: 241 }, (_, k): Point => {
    const angle = (k / 240) * TURN;
    return polar([0, 0], 132 + 18 * Math.cos(angle * waves), angle);
  });
  const [outer, inner] = [1, -1].map((side) =>
    tube(way, () => 15).slice(side === 1 ? 0 : 241, side === 1 ? 241 : 482),
  );
  lace.shape([clockwise(outer!), clockwise(inner!).toReversed()], 'line', 'soft');
  const bars = folds * byLevel(brief, 1, 2, 3);
  for (let i = 0; i < bars; i++) {
    const angle = (i / bars) * TURN;
    const radius = 132 + 18 * Math.cos(angle * waves);
    lace.line([polar([0, 0], radius - 15, angle), polar([0, 0], radius + 15, angle)], 'fine', 0);
  }
}

/** Spiders: round bodies on which the pairs of a field meet. */
function drawSpiders(lace: Sheet, brief: Brief, folds: number): void {
  around(lace, { radius: 130, count: folds }, (spot) => {
    for (const turn of [0.7, 1.25, 1.9, 2.45])
      for (const side of [-1, 1]) {
        const [x, y] = polar([0, 0], byLevel(brief, 24, 26, 25), -TURN / 4 + side * turn);
        spot.line(
          [
            [0, 0],
            [x, y],
          ],
          'fine',
          0,
        );
      }
    spot.shape(ellipse(0, 0, byLevel(brief, 16, 13, 11)), 'line', 'soft');
  });
}

/** The flower of cloth stitch in the middle. */
function drawHeart(lace: Sheet, brief: Brief, kind: 'petal' | 'leaf'): void {
  const count = byLevel(brief, 5, 6, 8);
  lace.shape(ellipse(0, 0, 98), 'line', 'paper');
  around(lace, { radius: 14, count }, (spot) => {
    const rim = petal(kind === 'petal' ? 'round' : 'leaf', 80, (kind === 'petal' ? 350 : 300) / count);
    spot.shape(rim, 'line', 'd');
    if (brief.level === 2) spot.shape(place(rim, { scale: 0.5, y: -20 }), 'fine', 'soft');
  });
  lace.shape(ellipse(0, 0, 17), 'line', 'sun');
}
