import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { petal } from '../../geometry/petal.ts';
import { boulder } from '../../motifs/nature/undergrowth.ts';
import { lighthouse } from '../../motifs/seaside.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { byGrade, strewn, type Stage } from '../../motifs/stages/stage.ts';
import { skyBands } from '../../motifs/stages/wilds.ts';
import { pictured, type Picture } from '../people/picture.ts';

const TALL = [800, 1000] as const;

/** A wild sea under clouds and rain. */
const storm: Stage = {
  where: 'in the storm',
  tags: ['storm', 'sea', 'waves'],
  sky: 'night',
  behind(scene) {
    const { random, sheet, width, ground, level } = scene;
    if (level === 2) skyBands(scene, [120, ground - 110], 13, ['night', 'd']);
    clouds(scene, [
      [0.18, 0.1, 1],
      [0.7, 0.08, 1.1],
      [0.46, 0.16, 0.8],
      [0.94, 0.2, 0.8],
      [0.04, 0.24, 0.7],
    ]);
    for (const [x, y] of strewn(random, byGrade(scene, [3, 2], [5, 4], [7, 6]), [
      40,
      230,
      width - 40,
      ground - 180,
    ]))
      sheet
        .layer('rain')
        .shape(
          place(petal('drop', byGrade(scene, 50, 40, 34), byGrade(scene, 30, 22, 18)), { x, y, angle: 0.4 }),
          'line',
          'water',
        );
  },
};

const light: Picture = {
  name: 'lighthouse-storm',
  category: 'adventure',
  size: TALL,
  ground: 760,
  edge: 'page',
  stages: [storm],
  views: [
    [400, 300, 1],
    [400, 760, 1.14],
    [360, 800, 1.26],
  ],
  act(scene) {
    const { sheet, random, level, ground, width, height } = scene;
    const x = random.range(300, 520);
    const top = ground - 420;
    for (const side of [-1, 1])
      sheet.layer('beam').shape(
        [
          [x, top - 12],
          [x + side * 620, top - 110],
          [x + side * 620, top + 60],
          [x, top + 10],
        ],
        'line',
        'sun',
      );
    sheet
      .layer('rock')
      .shape(
        drawn('-230,40! -190,-40 -120,-60 -60,-110 40,-104 110,-60 190,-30 240,40!', { x, y: ground + 40 }),
        'bold',
        'stone',
      );
    const tower = sheet.layer('tower').at({ x, y: ground + 34, scale: 2.4 });
    lighthouse(tower, level);
    tower.shape(drawn('-10,-34! -10,-52 0,-60 10,-52 10,-34!'), 'line', 'wood');
    if (level > 0) tower.shape(drawn('-6,-96! -6,-106 0,-111 6,-106 6,-96!'), 'line', 'sun');
    for (const dx of [-140, 130])
      boulder(sheet.layer('rock').at({ x: x + dx, y: ground + 50 }), random, 66, level > 0);
    const waves = byGrade(scene, 2, 4, 6);
    for (let i = 0; i < waves; i++) {
      const y = mix(ground + 10, height - 70, i / waves);
      const crests = byGrade(scene, 2, 3, 4) + (i % 2);
      const w = width / crests;
      const points: Point[] = [];
      for (let k = -1; k <= crests; k++)
        points.push(
          ...traced(
            `${k * w + (i % 2) * 60},${y + 26} ${(k + 0.45) * w + (i % 2) * 60},${y - 30} ${(k + 0.72) * w + (i % 2) * 60},${y - 44} ${(k + 0.7) * w + (i % 2) * 60},${y - 8} ${(k + 1) * w + (i % 2) * 60},${y + 26}`,
          ),
        );
      sheet
        .layer('waves')
        .shape(
          [...points, [width + 200, height + 30], [-300, height + 30]],
          'bold',
          i % 2 === 0 ? 'water' : 'sky',
        );
    }
    return {
      title: random.pick([
        'The Lighthouse in the Storm',
        'A Light for Those at Sea',
        'Rain against the Lamp Room',
        'The Night the Wind Came',
      ]),
      description: random.pick([
        'The waves climb up the rock, and the lamp turns as it does every night. Inside somebody makes tea.',
        'It rains from the side, and the sea has crests like teeth. The light goes around all the same.',
        'Far out a captain sees the beam and breathes again. Color the light first, and then the dark around it.',
      ]),
      tags: ['lighthouse', 'storm', 'sea', 'waves', 'rain', 'night'],
    };
  },
};

/** Pages of the sea. */
export const onTheWater: readonly Composition[] = [light].map(pictured);
