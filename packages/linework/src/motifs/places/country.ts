import type { Brief } from '../../composition.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { type Path, type Point } from '../../geometry/point.ts';
import { dressMeadow } from '../dressing/meadow.ts';
import { hill, roundTree } from '../landscape.ts';
import { poplar } from '../nature/trees.ts';
import { stalkFlower } from '../scenery.ts';
import type { Sheet } from '../../sheet.ts';
import { GROUND, type Place } from './place.ts';

/** Ploughed fields, a barn and a lane with flowers along it. */
export const country: Place = {
  where: 'home from the fields',
  title: 'in the Fields',
  tags: ['farm', 'fields', 'countryside'],
  isTallRight: false,
  behind(brief) {
    const { level, random } = brief;
    const sheet = brief.sheet.layer('fields');
    const far = hill(sheet, knots('0,410 180,350 380,404 600,338 800,396 1000,346'), 760, 'leaf');
    if (level === 2 && !brief.isPart)
      dressMeadow(sheet, random, {
        zone: [clockwise([...far, [1000, 560], [0, 560]])],
        kind: 'fields',
        size: 110,
        roles: ['leaf', 'grass', 'sand'],
        rim: 'line',
      });
    else if (level === 2) furrows(sheet, far, 470, 15, -1);
    const poplars: readonly (readonly [number, number, number])[] =
      level === 1
        ? [
            [70, 452, 0.8],
            [330, 438, 0.6],
          ]
        : [
            [64, 452, 0.8],
            [316, 430, 0.52],
            [372, 440, 0.6],
            [700, 420, 0.5],
          ];
    for (const [x, y, scale] of poplars)
      poplar(sheet.at({ x, y, scale }), { random, level: level === 2 ? 1 : 0 });
    const near = hill(sheet, knots('0,470 220,500 460,452 720,492 1000,440'), 760, 'grass');
    furrows(sheet, near, 600, level === 1 ? 5 : 13, 1);
    barn(sheet.at({ x: 862, y: 506 }), level);
    roundTree(sheet.at({ x: 958, y: 556, scale: 0.86 }), random, level === 1);
    fence(sheet, brief);
    sheet.shape(rectangle(0, GROUND - 40, 1000, 300), 'line', 'sand');
  },
  before(brief) {
    const sheet = brief.sheet.layer('verge');
    hill(sheet, knots('0,690 200,706 500,698 800,708 1000,690'), 790, 'grass');
    const count = brief.level === 1 ? 3 : 11;
    for (let i = 0; i < count; i++)
      stalkFlower(
        sheet.at({
          x: 60 + (i * 880) / (count - 1),
          y: 740,
          scale: (brief.level === 1 ? 0.92 : 0.84) * (i % 2 ? 0.86 : 1),
        }),
        5,
        (['a', 'b', 'd'] as const)[i % 3]!,
      );
  },
};

/** Strips of a ploughed field that run towards the viewer from a ridge. */
function furrows(sheet: Sheet, ridge: Path, foot: number, count: number, lean: number): void {
  const field = clockwise([...ridge, [1000, foot + 60], [0, foot + 60]]);
  const from = lean > 0 ? 280 : 660;
  for (let i = 0; i < count; i++) {
    const edge = (k: number): Point[] => [
      [from + (k - count / 2) * 34 * (20 / count), 300],
      [from + (k - count / 2) * 120 * (20 / count), foot + 80],
    ];
    const [a, b] = edge(i) as [Point, Point];
    const [c, d] = edge(i + 1) as [Point, Point];
    const strip = intersect([clockwise([a, c, d, b])], [field]);
    if (strip.length > 0) sheet.shape(strip, 'line', i % 2 === 0 ? 'grass' : 'leaf');
  }
}

function barn(sheet: Sheet, level: 0 | 1 | 2): void {
  const wall = clockwise(points('-96,0 -96,-96 0,-160 96,-96 96,0'));
  sheet.shape(wall, 'line', 'rust');
  if (level === 2)
    for (const x of [-72, -48, 48, 72])
      sheet.inside([wall]).line(
        [
          [x, 0],
          [x, -150],
        ],
        'fine',
        0,
      );
  sheet.shape(blob(knots('-112,-92! 0,-172! 112,-92! 104,-76! 0,-148! -104,-76!')), 'line', 'stone');
  sheet.shape(rectangle(-38, -70, 76, 70), 'line', 'wood');
  for (const side of [-1, 1])
    sheet.line(
      [
        [side * 38, -70],
        [-side * 38, 0],
      ],
      'line',
      0,
    );
  if (level > 1) sheet.shape(rectangle(-18, -116, 36, 30), 'line', 'sky');
}

function fence(sheet: Sheet, brief: Brief): void {
  const step = brief.level === 1 ? 190 : 76;
  for (const y of [GROUND - 92, GROUND - 66]) sheet.shape(rectangle(0, y, 1000, 13), 'line', 'wood');
  for (let x = 30; x < 1000; x += step)
    sheet.shape(
      blob(knots('-10,0! -10,-70! 0,-82! 10,-70! 10,0!')).map(([u, v]) => [u + x, v + GROUND - 38] as const),
      'line',
      'wood',
    );
}
