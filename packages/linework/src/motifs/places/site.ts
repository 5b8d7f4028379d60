import { byLevel, type Brief } from '../../composition.ts';
import { blob } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { GROUND, type Place } from './place.ts';
import { plainSite } from './plain-places.ts';

/** A house that is being built, a crane above it, earth and cones before it. */
export const site: Place = {
  where: 'at the building site',
  title: 'at the Building Site',
  tags: ['building site', 'crane', 'work'],
  isTallRight: true,
  easyX: 510,
  behind(brief) {
    const sheet = brief.sheet.layer('site');
    if (brief.level === 0) return plainSite(sheet, brief.random);
    crane(sheet.at({ x: 836, y: GROUND - 30 }), brief.level);
    shell(sheet.at({ x: 60, y: GROUND - 30 }), brief);
    sheet.shape(
      blob(knots('-40,640! 60,596 240,604 480,592 760,602 1040,590! 1040,800! -40,800!')),
      'line',
      'sand',
    );
  },
  before(brief) {
    const sheet = brief.sheet.layer('earth');
    if (brief.level === 0) return heap(sheet.at({ x: 842, y: GROUND + 40, scale: 0.76 }), brief);
    heap(sheet.at({ x: 884, y: GROUND + 34, scale: 1.1 }), brief);
    const cones = byLevel<readonly number[]>(brief, [], [80, 190], [70, 170, 700]);
    for (const x of cones) cone(sheet.at({ x, y: GROUND + 68, scale: 0.8 }));
  },
};

function crane(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-24, -520, 48, 520), 'line', 'sun');
  const cells = level === 1 ? 6 : 10;
  for (let i = 0; i < cells; i++) {
    const [top, foot] = [-520 + (i * 520) / cells, -520 + ((i + 1) * 520) / cells];
    sheet.line(
      [
        [-24, top],
        [24, top],
      ],
      'fine',
      0,
    );
    sheet.line(
      i % 2 === 0
        ? [
            [-24, top],
            [24, foot],
          ]
        : [
            [24, top],
            [-24, foot],
          ],
      'fine',
      0,
    );
  }
  sheet.shape(rectangle(-560, -556, 720, 36), 'line', 'sun');
  for (let i = 1; i < [0, 12, 20][level]!; i++) {
    const x = -560 + (i * 720) / [1, 12, 20][level]!;
    sheet.line(
      [
        [x, -556],
        [x, -520],
      ],
      'fine',
      0,
    );
  }
  sheet.shape(rectangle(80, -520, 70, 56, 6), 'line', 'stone');
  sheet.shape(rectangle(-36, -520, 72, 58, 8), 'line', 'sky');
  sheet.line(
    [
      [-470, -520],
      [-470, -430],
    ],
    'line',
    0,
  );
  sheet.shape(rectangle(-520, -430, 100, 44, 4), 'line', 'rust');
  for (const x of [-488, -454])
    sheet.line(
      [
        [x, -430],
        [x, -386],
      ],
      'fine',
      0,
    );
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
  const stones = byLevel<readonly (readonly [number, number])[]>(
    brief,
    [],
    points('-60,-30 10,-70 60,-20'),
    points('-90,-12 -40,-52 10,-86 40,-30 90,-10'),
  );
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
