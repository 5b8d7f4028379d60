import type { Point } from '../../geometry/point.ts';
import { hill } from '../landscape.ts';
import { driftCloud, rainbow } from '../nature/skies.ts';
import { tower } from '../tower.ts';
import { type Hour, SKY_OF, skyOf } from './hours.ts';
import { type Scene, type Stage, byGrade } from './stage.ts';

/** A level sea of cloud from the horizon down, in long swells. */
function cloudSea({ sheet, width, height }: Scene): void {
  for (const [i, y] of [0.6, 0.72, 0.86].entries())
    hill(
      sheet.layer('floor'),
      Array.from({ length: 9 }, (_, k): Point => [
        -30 + ((width + 60) * k) / 8,
        y * height + ((k + i) % 2 === 0 ? -9 : 9),
      ]),
      height + 40,
      i % 2 === 0 ? 'paper' : 'soft',
    );
}

/** Above the clouds at an hour, a castle far away. */
export function aloft(hour: Hour): Stage {
  return {
    where: 'above the clouds',
    tags: ['clouds', 'sky', hour === 'night' ? 'stars' : 'castle'],
    sky: SKY_OF[hour],
    behind(scene) {
      const { sheet, width, height, random, level } = scene;
      skyOf(scene, hour, height * 0.62, random.fork('light').range(0.2, 0.8));
      if (level === 1) cloudSea(scene);
      if (hour === 'day' && level > 0)
        rainbow(
          sheet.layer('rainbow').at({ x: width * 0.3, y: height * 0.72 }),
          height * 0.46,
          byGrade(scene, 0, 30, 24),
          byGrade(scene, 0, 4, 5),
          'sky',
        );
      const far = sheet.layer('castle');
      const x = random.fork('castle').chance(0.5) ? 0.14 : 0.84;
      for (const [u, top, w] of (
        [
          [-0.06, 0.36, 54],
          [0.06, 0.38, 54],
          [0, 0.28, 70],
        ] as const
      ).slice(0, level === 0 ? 0 : 3))
        tower(far, {
          level: 0,
          x: (x + u) * width,
          foot: height * 0.62,
          top: height * top,
          width: w,
          roof: 70,
          role: 'd',
          windows: 1,
          flag: 'a',
        });
      for (const [u, v, s] of byGrade(
        scene,
        [
          [0.16, 0.9, 1.7],
          [0.8, 0.94, 1.9],
        ],
        [
          [0.12, 0.68, 1],
          [0.86, 0.7, 1.1],
          [0.4, 0.86, 1.4],
          [0.9, 0.98, 1.6],
          [0.08, 0.98, 1.5],
        ],
        [
          [0.1, 0.66, 0.9],
          [0.5, 0.7, 0.8],
          [0.88, 0.66, 1],
          [0.28, 0.8, 1.1],
          [0.72, 0.82, 1.1],
          [0.06, 0.92, 1.2],
          [0.5, 0.94, 1.2],
          [0.94, 0.94, 1.2],
          [0.26, 1, 1.1],
          [0.76, 1.02, 1.1],
        ],
      ) as [number, number, number][])
        driftCloud(sheet.layer('clouds').at({ x: u * width, y: v * height, scale: s }), random, level > 0);
    },
  };
}
