import type { Brief } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { fillZone } from '../../patterns/patterns.ts';
import { between, distance, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { GROUND, type Place } from './place.ts';

/** A house that is being built, a crane above it, earth and cones before it. */
export const site: Place = {
  where: 'at the building site',
  title: 'at the Building Site',
  tags: ['building site', 'crane', 'work'],
  isTallRight: true,
  behind(brief) {
    const sheet = brief.sheet.layer('site');
    crane(sheet.at({ x: 902, y: GROUND - 30, scale: 0.86 }), brief.level);
    shell(sheet.at({ x: 60, y: GROUND - 30 }), brief);
    sheet.shape(
      blob(knots('-40,640! 60,596 240,604 480,592 760,602 1040,590! 1040,800! -40,800!')),
      'line',
      'sand',
    );
  },
  before(brief) {
    const sheet = brief.sheet.layer('earth');
    heap(sheet.at({ x: 884, y: GROUND + 34, scale: 1.1 }), brief);
    for (const x of brief.level === 1 ? [80, 190] : [70, 170, 700])
      cone(sheet.at({ x, y: GROUND + 68, scale: 0.8 }));
  },
};

/** A tower crane 560 units high on the frame's origin, its jib to the left: lattice with a cab and a load. */
function crane(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-24, -520, 48, 520), 'line', 'sun');
  lattice(sheet, [-24, 0], [-24, -520], 48, level === 1 ? 8 : 12);
  sheet.line(points('0,-600 -420,-552'), 'line', 0);
  sheet.line(points('0,-600 56,-556'), 'line', 0);
  sheet.shape(rectangle(-480, -556, 540, 40), 'line', 'sun');
  lattice(sheet, [-480, -556], [60, -556], 40, level === 1 ? 10 : 16);
  sheet.shape(points('-26,-556 0,-612 26,-556'), 'line', 'sun');
  sheet.shape(rectangle(-40, -520, 80, 62, 8), 'line', 'sky');
  sheet.line(points('-300,-516 -300,-470'), 'line', 0);
  sheet.line(points('-340,-436 -300,-474 -260,-436'), 'line', 0);
  sheet.shape(rectangle(-356, -438, 112, 34, 4), 'line', 'rust');
}

/** Diagonal braces from one point to another within a beam that lies to the right of that way. */
function lattice(sheet: Sheet, from: Point, to: Point, wide: number, count: number): void {
  const long = distance(from, to);
  const across: Point = [((from[1] - to[1]) / long) * wide, ((to[0] - from[0]) / long) * wide];
  const way = Array.from({ length: count + 1 }, (_, i): Point => {
    const [x, y] = between(from, to, i / count);
    return i % 2 === 0 ? [x, y] : [x + across[0], y + across[1]];
  });
  for (let i = 0; i < count; i++) sheet.line([way[i]!, way[i + 1]!], 'fine', 0);
}

/** Brick walls with open windows, and the beams of a roof. */
function shell(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  const wall = rectangle(0, -250, 330, 250);
  sheet.shape(wall, 'bold', 'rust');
  fillZone('bricks', {
    sheet,
    zone: [wall],
    size: level === 1 ? 74 : 46,
    angle: 0,
    roles: ['rust', 'ember'],
  });
  for (const x of [40, 200]) {
    sheet.shape(rectangle(x, -200, 90, 100), 'line', 'sky');
    sheet.shape(rectangle(x - 10, -216, 110, 18, 3), 'line', 'stone');
  }
  for (const x of [0, 75, 150, 225, 300])
    sheet.shape(
      [
        [x, -250],
        [x + 26, -250],
        [x + 26, -340 + Math.abs(x - 150) * 0.55],
        [x, -340 + Math.abs(x - 150) * 0.55],
      ],
      'line',
      'wood',
    );
  sheet.shape(blob(knots('-24,-258! 165,-372! 354,-258! 354,-238! 165,-350! -24,-238!')), 'line', 'wood');
}

function heap(sheet: Sheet, brief: Brief): void {
  sheet.shape(blob(knots('-170,20! -120,-44 -60,-100 0,-128 50,-96 120,-40 170,20!')), 'line', 'wood');
  const stones = points(brief.level === 1 ? '-60,-30 10,-70 60,-20' : '-90,-12 -40,-52 10,-86 40,-30 90,-10');
  for (const [x, y] of stones)
    sheet.shape(
      blob(knots('-22,10 -14,-12 10,-16 24,2 8,14')).map(([u, v]) => [u + x, v + y] as const),
      'line',
      'stone',
    );
}

function cone(sheet: Sheet): void {
  sheet.shape(blob(knots('-36,-14! -10,-120! 10,-120! 36,-14!')), 'line', 'ember');
  sheet.shape(blob(knots('-26,-56! -18,-86! 18,-86! 26,-56!')), 'line', 'paper');
  sheet.shape(rectangle(-54, -16, 108, 18, 5), 'line', 'ember');
}
